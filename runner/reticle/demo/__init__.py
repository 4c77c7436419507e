"""The demo shop: a small honest web shop to try reticle on, with faults and drifts that can be planted on purpose."""
