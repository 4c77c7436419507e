"""Names of controls that look destructive. An agent has to say that it means them; a flow carries its own consent."""

from __future__ import annotations

import re

_WORDS = re.compile(
    r"\b(delete|remove|destroy|erase|wipe|purge|discard|revoke|terminate|deactivate|disable account|close account"
    r"|cancel (?:subscription|membership|order|plan|account)|unsubscribe|factory reset|reset all|empty (?:trash|bin)"
    r"|permanently|irreversibl[ey]|transfer ownership|force push|ban|uninstall|archive repository"
    r"|drop(?: the| this| these| all| selected)* (?:database|db|table|schema|index|collection|column|view|keyspace)"
    r"(?:e?s)?(?! (?:here|to|into|onto)\b))\b|^drop$",
    re.IGNORECASE,
)
"""Tables are dropped for good; files, cards and hints are not."""
_HARMLESS = re.compile(r"\b(undo|restore|keep|don't|do not|cancel delet|remove filter)", re.IGNORECASE)


def find_danger(*names: str | None) -> str | None:
    """Return the word that makes a control look destructive, None when nothing does.

    `names` are what the control is called: accessible name, text, test id.
    """
    for name in names:
        if not name:
            continue
        spaced = re.sub(r"(?<=[a-z])(?=[A-Z])|[-_]", " ", name)
        if _HARMLESS.search(spaced):
            continue
        found = _WORDS.search(spaced)
        if found:
            return found.group().lower()
    return None
