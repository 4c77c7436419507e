"""Floor 2a: similarity of elements. Pure."""
