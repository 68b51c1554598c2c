"""The duties of 12.05 to 12.09 that can be checked at a dwelling, and what each comes to there."""
