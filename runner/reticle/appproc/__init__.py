"""Floor 3: app processes and their databases."""
