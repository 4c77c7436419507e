"""Floor 2a: pixels. Pure."""
