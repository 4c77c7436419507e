"""Floor 2a: the event log, windows over it, and value operators. Pure."""
