"""How many tokens a text costs a language model: an estimate without any model's vocabulary.

Texts are cut as the o200k_base tokenizer cuts them before it merges (words with the space before them, digits by
three, runs of signs), and each piece is counted by its kind and length, a little high: `make bench-snapshot` measures
it against that tokenizer.
"""

from __future__ import annotations

import re

_PIECE = re.compile(
    r"(?P<word> ?[A-Z]*[a-z]+|(?: ?[A-Z]+))"
    r"|(?P<other> ?(?:[^\W\d_a-zA-Z]|[A-Za-z](?=[^\W\d_a-zA-Z]))[^\W\d_]*)"
    r"|(?P<digits>\d{1,3})"
    r"|(?P<signs> ?[^\s\w]+[\r\n/]*|_+)"
    r"|(?P<space>\s*[\r\n]+|\s+(?!\S)|\s)"
)
_COMMON = 7
"""English words up to this length are one token nearly always."""
_USUAL = frozenset("…→·–—€£°×✓")


def estimate_tokens(text: str) -> int:
    """Return about how many tokens `text` has; it may be high by a fifth, and low by a few percent at most."""
    count = 0.0
    for found in _PIECE.finditer(text):
        kind = found.lastgroup
        if kind == "word":
            count += _word(found.group())
        elif kind == "other":
            count += _foreign(found.group())
        elif kind == "signs":
            count += _signs(found.group())
        else:
            count += 1
    return round(count)


def _word(word: str) -> float:
    bare = word.strip()
    if len(bare) > 2 and bare.isupper():
        return 1 + (len(bare) - 2) / 2.5
    return 1.0 if len(bare) <= _COMMON else 1 + (len(bare) - _COMMON) / 6


def _signs(signs: str) -> float:
    if signs.isascii():
        return max(1.0, len(signs) / 2)
    return len(signs) * 0.5 + (0.5 if signs.strip() in _USUAL else 1.5)


def _foreign(word: str) -> float:
    bare = word.strip()
    if ord(max(bare)) >= 0x2E80:  # Chinese, Japanese, Korean: words without spaces
        return max(1.0, len(bare) * 0.9)
    if ord(max(bare)) < 0x250:  # Latin with marks
        return 1 + len(bare) / 4
    return 1 + len(bare) / 3.5
