"""Floor 3: simulated services."""
