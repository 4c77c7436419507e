"""What Chromium's own accessibility tree says: asked in tests, and nowhere in the product."""

from __future__ import annotations

from typing import Any

from reticle.browser.person import Person

SAME = {"none": "", "generic": "", "image": "img", "presentation": ""}
"""Words of Chromium for what ARIA calls otherwise."""


async def ask_chromium(person: Person, css: str) -> tuple[str, str]:
    """Return role and name of an element as Chromium computes them, "" for none."""
    session: Any = person.tab().cdp
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    node = (await session.send("DOM.querySelector", {"nodeId": root, "selector": css}))["nodeId"]
    asked = {"nodeId": node, "fetchRelatives": False}
    (tree,) = (await session.send("Accessibility.getPartialAXTree", asked))["nodes"]
    role = "" if tree.get("ignored") else tree["role"]["value"]
    return same_role(role), " ".join(str(tree.get("name", {}).get("value", "")).split())


def same_role(role: str | None) -> str:
    """Return a role in one spelling, "" for none."""
    return SAME.get(role or "", role or "")
