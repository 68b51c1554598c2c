"""From a question to typed facts."""
