"""The kiosk in a browser: a page, a socket for each visitor, and for each socket a process of its own."""
