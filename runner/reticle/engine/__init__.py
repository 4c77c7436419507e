"""Floor 5: one use case a file."""
