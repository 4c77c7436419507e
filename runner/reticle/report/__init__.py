"""Floor 2b: rendering of run.json. Pure."""
