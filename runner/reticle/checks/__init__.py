"""Floor 2b: checks over worlds and traces. Pure."""
