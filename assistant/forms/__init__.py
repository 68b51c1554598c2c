"""The calculators as forms: fields of text, read into facts and reckoned at once. No screen."""
