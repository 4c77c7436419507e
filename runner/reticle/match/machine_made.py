"""Words that a program made up (`:r5:`, `ember123`, `css-1x2y3z`, `Button_root__a8f3`): they never name anything."""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import pairwise

_PATTERNS = (
    r":[rR][0-9a-zA-Z]*:",  # React 18 useId
    r"[«_]r[_0-9a-z]*[»_]",  # React 19 useId
    r"(css|emotion|jss|jsx|sc|tss|makeStyles|chakra|svelte|astro|data-v|_ngcontent|_nghost|ng-tns|ng-c)-[A-Za-z0-9_-]+",
    r"(radix|headlessui|downshift|react-aria|react-select|rc|mui|mat|cdk|p|v|ant|el|input|field|checkbox|tooltip)"
    r"[-_]([a-z]+[-_])*:?r?\d+:?([-_].*)?",
    r"(ember|yui|jss|ext-gen|ext-comp-|gwt-uid-|uid|id|auto|gen|dijit|z)[-_]?\d+([-_]\d+)*",
    r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F-]{18,}",  # UUID
    r"[A-Za-z0-9]+([-_][A-Za-z0-9]+)*__[A-Za-z0-9-]*_{0,3}[A-Za-z0-9+/-]*\d[A-Za-z0-9+/-]*",  # CSS modules
)
_WHOLE = re.compile("|".join(f"(?:{pattern})" for pattern in _PATTERNS))
_SEGMENT = re.compile(r"[A-Za-z0-9]+")
_CSS_MODULE = re.compile(r"[A-Za-z0-9-]+_[A-Za-z0-9-]+__(?=[A-Za-z0-9_-]{5}$)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9_-]+")


@lru_cache(maxsize=20_000)
def is_machine_made(word: str) -> bool:
    """Tell whether an id or a class looks made by a program: a counter, a hash, a style compiler's name.

    Errs on the side of yes: a target may do without an id, but never break with the next build.
    """
    if not word:
        return False
    if _WHOLE.fullmatch(word) or _CSS_MODULE.fullmatch(word) or re.search(r"\d{3,}", word):
        return True
    return any(_is_hash(segment) for segment in _SEGMENT.findall(word))


def is_volatile_testid(word: str) -> bool:
    """Tell whether a test id carries a counter or hash of a program. People write numbers there (`page-2`), too."""
    return bool(re.search(r":r\w*:|[«»]|^ember\d|[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-|[0-9a-f]{12,}", word))


def has_machine_made(css: str) -> str | None:
    """Return the id or class in a css selector that a program made up, None when there is none."""
    words: list[str] = re.findall(r"[#.]((?:\\.|[\w:-])+)", css) + re.findall(
        r"\[(?:id|class)[~^*$|]?=[\"']?([^\"'\]]+)", css
    )
    for word in words:
        for part in word.replace("\\", "").split():
            if is_machine_made(part):
                return part
    return None


def _is_hash(segment: str) -> bool:
    """Letters and digits that change places often are a hash, and so are long rows of hexadecimal digits."""
    if len(segment) < 4:
        return False
    kinds = [char.isdigit() for char in segment]
    changes = sum(1 for one, other in pairwise(kinds) if one != other)
    return changes >= 2 or (len(segment) >= 8 and any(kinds) and re.fullmatch(r"[0-9a-f]+", segment) is not None)
