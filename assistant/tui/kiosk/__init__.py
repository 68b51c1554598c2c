"""The kiosk: Howard on a terminal that nobody attends. Each visitor has a session of their own and no way out of it."""
