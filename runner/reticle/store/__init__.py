"""Floor 3: files, runs and the ledger."""
