"""The law: its text, its outline, its numbers, what is wrong with it. It knows nothing of questions."""
