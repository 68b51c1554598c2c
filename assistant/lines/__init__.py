"""The conversation line by line: a line in, plain text out. Nothing here reads a keyboard or draws a screen."""
