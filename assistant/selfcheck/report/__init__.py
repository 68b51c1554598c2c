"""What a check found, on a screen, on paper and for programs."""
