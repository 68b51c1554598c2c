"""What people ask: the catalogue of intents, and how a question is matched with it."""
