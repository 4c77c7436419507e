"""The one HTML page of the shop, with what its modules need to know in a meta tag."""

from __future__ import annotations

import html
import json
from datetime import datetime
from pathlib import Path

from reticle.clock import iso_utc_ms
from reticle.demo.catalogue import CATEGORIES
from reticle.demo.drifts import Drift
from reticle.demo.faults import Fault
from reticle.demo.rules import COUNTRIES, LONGEST_WAIT_DAYS, MAX_QUANTITY, PICKUP_POINTS
from reticle.demo.tables import Tables

STATIC = Path(__file__).parent / "static"
PAGE_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; object-src 'none'; "
    "base-uri 'none'; frame-ancestors 'self'; form-action 'self'"
)


def read_categories(tables: Tables) -> list[str]:
    """Return the categories in the order that the keeper of the shop gave them."""
    row = tables.find("SELECT value FROM settings WHERE name = 'category-order'")
    return str(row["value"]).split(",") if row else list(CATEGORIES)


def render_page(
    template: str, faults: tuple[Fault, ...], drifts: tuple[Drift, ...], now: datetime, categories: list[str]
) -> str:
    """Return the page `static/<template>.html`.

    Its time is the shop's own; the names of page-side faults and of drifts say what to load.
    """
    settings = {
        "now": iso_utc_ms(now),
        "faults": [fault.name for fault in faults if fault.page],
        "drifts": [drift.name for drift in drifts],
        "categories": categories,
        "countries": list(COUNTRIES),
        "maxQuantity": MAX_QUANTITY,
        "pickupPoints": list(PICKUP_POINTS),
        "longestWaitDays": LONGEST_WAIT_DAYS,
    }
    language = next((drift.language for drift in drifts if drift.language != "en"), "en")
    text = (STATIC / f"{template}.html").read_text(encoding="utf-8")
    text = text.replace("%LANG%", language)
    text = text.replace("%SETTINGS%", html.escape(json.dumps(settings, separators=(",", ":"))))
    return text.replace("%PRELOADS%", _preloads())


def _preloads() -> str:
    modules = sorted((STATIC / "js").rglob("*.js"))
    paths = [module.relative_to(STATIC).as_posix() for module in modules]
    return "\n  ".join(f'<link rel="modulepreload" href="/static/{path}">' for path in paths)
