"""Floor 6: the demo shop that ships with reticle."""
