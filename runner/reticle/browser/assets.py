"""The built SDK as it goes into a page."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

ASSETS = Path(__file__).parent.parent / "_assets"
TOKEN = "__RETICLE_TOKEN__"


@cache
def read_asset(name: str) -> str:
    """Return the text of a bundle in `_assets`."""
    return (ASSETS / name).read_text(encoding="utf-8")


def core_script(token: str, *, recording: bool = False) -> str:
    """Return the part for the isolated world. `token` is the word that both worlds know and the page does not.

    `recording` adds what tells a person's gestures; only pages that are recorded carry it.
    """
    return read_asset("record.js" if recording else "core.js").replace(TOKEN, json.dumps(token))


def main_script(token: str) -> str:
    """Return the part for the page's own world."""
    return read_asset("main.js").replace(TOKEN, json.dumps(token))
