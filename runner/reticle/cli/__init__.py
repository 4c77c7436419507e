"""Floor 7: one command a file."""
