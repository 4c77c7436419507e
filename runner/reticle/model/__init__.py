"""Floor 1: the data that every other floor passes around."""
