"""The code, full screen: outline, text, search, defined terms explained in place, notices looked up."""
