"""Passwords and session tokens: only their digests are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

DEMO_PASSWORD = "correct-mug-42"
"""The password of every seeded account. It opens nothing but a shop on this machine."""


def hash_password(password: str, salt: bytes) -> str:
    """Return `salt$digest` in hex. The cost is low on purpose: a reset makes these hashes before every flow."""
    digest = hashlib.scrypt(password.encode(), salt=salt, n=16, r=8, p=1, dklen=32)
    return f"{salt.hex()}${digest.hex()}"


def is_password(password: str, stored: str) -> bool:
    """Tell whether `password` is the one that `stored` was made of."""
    salt = bytes.fromhex(stored.partition("$")[0])
    return hmac.compare_digest(hash_password(password, salt), stored)


def make_token() -> str:
    """Return a fresh session token."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return what the sessions table keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
