"""Floor 3: readers of backend state."""
