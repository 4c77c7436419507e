"""Floor 4: the only importer of Playwright."""
