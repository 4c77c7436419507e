"""Where we and Chromium's tree may differ: kinds of disagreement, each with the rule or the oddity behind it."""

from __future__ import annotations

import re
from collections.abc import Callable

from chromium_tree import Compared

Rule = Callable[[Compared], bool]

NATIVE_FIELDS = ("Date", "DateTime", "InputTime", "ColorWell")
LISTED = {
    ("button", "Save 3", "Save"),
    ("button", "Loading", "Sending Loading"),
    ("dialog", "Fruit", ""),
    ("listbox", "Fruit", ""),
}
"""Names that differ for a reason that stands outside the element: role, our name, Chromium's."""

EXPLAINED: dict[str, tuple[str, Rule]] = {
    "row": (
        "a row is named by its cells (ARIA 1.2, name from contents); Chromium names only rows that can take the focus",
        lambda one: one.theirs == ("row", "") and one.ours[0] == "row" and _has_words(one.ours[1], one.words),
    ),
    "layout table": (
        "HTML-AAM knows one table; Chromium guesses that a small one without headers is there for the layout",
        lambda one: (
            one.word.startswith("LayoutTable") and _is_part(one, "table|row|rowgroup|cell|columnheader|rowheader")
        ),
    ),
    "row group": (
        "HTML-AAM gives tbody, thead and tfoot the role rowgroup; Chromium leaves them out of its tree",
        lambda one: one.ours == ("rowgroup", "") and one.theirs == ("", ""),
    ),
    "role of its own": (
        "a custom element without a role has no name; Chromium tells the words of its parts",
        lambda one: (
            one.ours == ("", "") and one.word == "generic" and ("-" in one.tag or "aria-labelledby" in one.markup)
        ),
    ),
    "date and colour": (
        "HTML-AAM gives such fields no role; ours is textbox, Chromium's a word of its own. Same name",
        lambda one: one.ours[0] == "textbox" and one.word in NATIVE_FIELDS and one.ours[1] == one.theirs[1],
    ),
    "header of a section": (
        "sectionheader and sectionfooter are of ARIA 1.3, a draft; ARIA 1.2 gives such a header no role",
        lambda one: one.ours == ("", "") and one.word in ("sectionheader", "sectionfooter") and one.theirs[1] == "",
    ),
    "empty label": (
        "a label without words leaves the name to the placeholder (HTML-AAM); Chromium takes the empty name",
        lambda one: one.theirs == (one.ours[0], "") and one.ours[1] == _said(one, "placeholder") != "",
    ),
    "white space": (
        "CSS parts the words of boxes that stand apart (accname 1.2, 2F); Chromium joins some. Same letters",
        lambda one: one.ours[0] == one.theirs[0] and _letters(one.ours[1]) == _letters(one.theirs[1]),
    ),
    "capitals": (
        "CSS that writes in capitals changes no text (CSS Text 3, 2.1); Chromium names by what is drawn. Same letters",
        lambda one: one.ours[0] == one.theirs[0] and one.ours[1].upper() == one.theirs[1],
    ),
    "frame not drawn": (
        "a page in a frame that is not drawn is there for nobody; Chromium tells of it when asked for the frame",
        lambda one: one.tag == "html" and one.ours == ("", "") and one.word == "RootWebArea",
    ),
    "can be dragged": (
        "draggable gives no role; Chromium takes such an element for a group",
        lambda one: one.ours == ("", "") and one.theirs == ("group", "") and _said(one, "draggable") == "true",
    ),
    "listed": (
        "accname 1.2, 2A and 2F: a status inside a button is said, a slotted text in a hidden part is not, a reference "
        "into an inert part of the page is; Chromium does the contrary",
        lambda one: one.ours[0] == one.theirs[0] and (one.ours[0], one.ours[1], one.theirs[1]) in LISTED,
    ),
}


def why_differs(one: Compared) -> str | None:
    """Return the kind of a disagreement, None for one that nothing explains."""
    return next((kind for kind, (_, holds) in EXPLAINED.items() if holds(one)), None)


def _is_part(one: Compared, roles: str) -> bool:
    return re.fullmatch(roles, one.ours[0]) is not None


def _said(one: Compared, attribute: str) -> str:
    found = re.search(rf' {attribute}="([^"]*)"', one.markup)
    return found[1] if found else ""


def _has_words(name: str, words: str) -> bool:
    return set(words.lower().split()) <= set(name.lower().split())


def _letters(text: str) -> str:
    return "".join(text.split())
