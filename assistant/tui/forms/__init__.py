"""The calculators as forms on the screen."""
