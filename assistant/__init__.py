"""The conversation and its faces: facts, calculators, replies, the terminal, the command line."""
