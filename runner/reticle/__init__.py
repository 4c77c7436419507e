"""reticle finds out whether a web app really did what somebody says it did."""

__version__ = "0.1.0"
