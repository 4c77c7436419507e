"""Floor 2b: one judge() from a window to a verdict. Pure."""
