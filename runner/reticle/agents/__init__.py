"""Floor 6: thin surfaces for coding agents."""
