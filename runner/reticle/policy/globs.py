"""Patterns of paths, as git's ignore files have them: `api/**`, `*.sql`, `server/`."""

from __future__ import annotations

import functools
import re


def matches_any(path: str, patterns: tuple[str, ...]) -> bool:
    """Tell whether a path fits one of the patterns.

    A pattern without `/` fits the name of a file or folder anywhere, one with it the path from the root; `**` stands
    for any folders, `*` and `?` stay within one. What is below a folder that fits, fits.
    """
    return any(_compiled(pattern).fullmatch(path) is not None for pattern in patterns)


@functools.lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    plain = pattern.removeprefix("./").strip("/")
    anchored = "/" in plain or pattern.startswith(("/", "./"))
    parts = re.split(r"(\*\*/|\*\*|\*|\?|\[[^\]]+\])", plain)
    made = "".join(_part(part) for part in parts)
    return re.compile(("" if anchored else "(?:.*/)?") + made + "(?:/.*)?", re.DOTALL)


def _part(part: str) -> str:
    known = {"**/": "(?:.*/)?", "**": ".*", "*": "[^/]*", "?": "[^/]"}
    if part in known:
        return known[part]
    if part.startswith("[") and part.endswith("]") and len(part) > 2:
        inner = part[1:-1].replace("\\", "\\\\")
        return f"[{'^' + inner[1:] if inner.startswith('!') else inner}]"
    return re.escape(part)
