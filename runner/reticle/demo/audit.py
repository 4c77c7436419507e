"""The audit trail: who did what, and when."""

from __future__ import annotations

from datetime import datetime

from reticle.clock import iso_utc_ms
from reticle.demo.tables import Tables


def note(tables: Tables, now: datetime, user_id: int, event: str, detail: str) -> None:
    """Add one line to the trail."""
    tables.insert(
        "audit",
        {"id": tables.next_id("audit"), "at": iso_utc_ms(now), "user_id": user_id, "event": event, "detail": detail},
    )
