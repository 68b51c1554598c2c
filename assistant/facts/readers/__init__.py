"""One reader for the facts of each calculator."""
