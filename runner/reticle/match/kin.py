"""Elements that are the same thing to a person: boxes that cover each other, parents and children."""

from __future__ import annotations

from reticle.model.target import Box, Fingerprint

SAME_BOX = 0.85
"""Intersection over union from which two boxes count as one element."""


def are_kin(one: Fingerprint, other: Fingerprint) -> bool:
    """Tell whether two elements of one page count as one: their boxes overlap, or one is the other's parent."""
    if one.frame != other.frame:
        return False
    if one.box is not None and other.box is not None and overlap(one.box, other.box) >= SAME_BOX:
        return True
    if not one.xpath or not other.xpath or one.shadow != other.shadow:
        return False
    return one.xpath == other.xpath or _is_parent(one.xpath, other.xpath) or _is_parent(other.xpath, one.xpath)


def overlap(one: Box, other: Box) -> float:
    """Return intersection over union of two boxes, 0 to 1."""
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    if across <= 0 or down <= 0:
        return 0.0
    shared = across * down
    return shared / (one.w * one.h + other.w * other.h - shared)


def _is_parent(outer: str, inner: str) -> bool:
    return inner.startswith(outer + "/") and "/" not in inner[len(outer) + 1 :]
