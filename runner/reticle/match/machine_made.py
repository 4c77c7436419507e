"""Words that a program made up (`:r5:`, `ember123`, `css-1x2y3z`, `Button_root__a8f3`): they never name anything.

`sdk_js/src/record/machine.js` holds the same rule for the recorder; a test puts a corpus through both.
"""

from __future__ import annotations

import re
from functools import lru_cache

_REACT_ID = re.compile(r":[rR][0-9a-zA-Z]*:|«r[0-9a-z]*»|(?:^|[^A-Za-z0-9])_r_[0-9a-z]+_")  # useId of React 18, 19
_UUID = re.compile(r"[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}")
_PATTERNS = (
    r"(?:css|emotion|jss|jsx|sc|tss|makeStyles|chakra|svelte|astro|data-v|_ngcontent|_nghost|ng-tns|ng-c)"
    r"-[A-Za-z0-9_-]+",
    r"(?:radix|headlessui|downshift|react-aria|react-select|reach|chakra|rc|mui|mat|cdk|p|v|ant|el|input|field|checkbox"
    r"|tooltip)[-_](?:[a-z]+[-_])*:?r?[0-9]+:?(?:[-_].*)?",
    r"(?:ember|yui|jss|ext-gen|ext-comp-|gwt-uid-|uid|id|auto|gen|dijit|z|__BVID__)[-_]?[0-9]+(?:[-_][0-9]+)*",
    r"select2-[A-Za-z0-9_-]+-result-[a-z0-9]{4}-.+",
    r"_[A-Za-z][A-Za-z0-9-]*_[a-z0-9]{5}_[0-9]+",  # CSS modules as Vite names them
    r"[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*__[A-Za-z0-9-]*_{0,3}[A-Za-z0-9+/-]*[0-9][A-Za-z0-9+/-]*",  # CSS modules
    r"[A-Za-z0-9-]+_[A-Za-z0-9-]+__(?=[A-Za-z0-9_-]{5}$)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9_-]+",
)
_WHOLE = re.compile("|".join(f"(?:{pattern})" for pattern in _PATTERNS))
_SEGMENT = re.compile(r"[A-Za-z0-9]+")
_MIXED = re.compile(r"[A-Za-z][0-9]|[0-9][A-Za-z]")
_MONTHS = (
    "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    "|nov(?:ember)?|dec(?:ember)?"
)
_MOMENT = re.compile(
    r"\d{4}-\d\d-\d\d|\b\d{1,2}:\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b"
    rf"|\b(?:{_MONTHS})\.? \d{{1,2}}\b|\b\d{{1,2}}\.? (?:{_MONTHS})\b|\b(?:today|yesterday|tomorrow|just now)\b"
    r"|\b(?:\d+|an?) (?:second|minute|min|hour|h|day|week|month|year)s? ago\b",
    re.IGNORECASE | re.ASCII,
)


@lru_cache(maxsize=20_000)
def is_machine_made(word: str) -> bool:
    """Tell whether an id, a name attribute or a class looks made by a program: a counter, a hash, a compiler's name.

    Errs on the side of yes: a target may do without an id, but never break with the next build.
    """
    if not word:
        return False
    if _REACT_ID.search(word) or _UUID.search(word) or re.search(r"[0-9]{3,}", word):
        return True
    return _WHOLE.fullmatch(word) is not None or any(_is_hash(segment) for segment in _SEGMENT.findall(word))


def is_volatile_testid(word: str) -> bool:
    """Tell whether a test id carries an id of the data or of a program. People write numbers there (`page-2`), too."""
    return is_program_id(word) or bool(_UUID.search(word) or re.search(r"[0-9a-f]{12,}|[0-9]{4,}", word))


def is_program_id(word: str) -> bool:
    """Tell whether a test id is a counter of a framework, which nobody wrote: it names nothing, not even at last."""
    return bool(_REACT_ID.search(word) or re.match(r"ember[0-9]", word))


def is_volatile(words: str) -> bool:
    """Tell whether words say another thing tomorrow: they hold a day, a time or an id."""
    return bool(_MOMENT.search(words) or _UUID.search(words) or re.search(r"[0-9]{5,}", words))


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
    if len(segment) < 4 or not any(char.isdigit() for char in segment):
        return False
    return len(_MIXED.findall(segment)) >= 2 or re.fullmatch(r"[0-9a-fA-F]{8,}", segment) is not None
