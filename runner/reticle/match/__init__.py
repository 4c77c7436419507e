"""Similarity of elements by their fingerprints: who is the one that was meant, or why nobody is."""
