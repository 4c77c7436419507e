"""Floor 2b: what a gate blocks. Pure."""
