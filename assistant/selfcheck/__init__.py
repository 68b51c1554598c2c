"""Whole dwellings from files and walks: what is known of them, and how it is read."""
