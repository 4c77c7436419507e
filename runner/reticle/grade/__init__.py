"""Floor 2a: rows, answers and the state judge. Pure."""
