"""What a keyboard has no key for is written with an input method: how a text comes together, stage by stage."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

_IDEOGRAPHS = "\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
_KANA = "\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f"
_HANGUL = "\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3"
_BOPOMOFO = "\u3100-\u312f\u31a0-\u31bf"
_COMPOSED = re.compile(f"[{_HANGUL}]|[{_IDEOGRAPHS}{_KANA}{_BOPOMOFO}]+")
_WORD = re.compile(f"[{_HANGUL}]|[^\\s{_HANGUL}]+")
_INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
_FIRST_SYLLABLE, _SYLLABLES = 0xAC00, 11_172
_PHRASE = 8
"""People take over a phrase at a time, not a page."""


@dataclass(frozen=True)
class Piece:
    """A part of a text. With `stages` it is composed: they stand there one after the other until `text` is taken."""

    text: str
    stages: tuple[str, ...] = ()

    @property
    def edits(self) -> int:
        """Return how many edits it makes."""
        return len(self.stages) + 1 if self.stages else len(self.text)

    @property
    def is_taken_by_key(self) -> bool:
        """Tell whether a key takes it over; a Korean syllable is over when the next begins."""
        return bool(self.stages) and not re.match(f"[{_HANGUL}]", self.text)


def split(text: str, ime: bool | None) -> list[Piece]:
    """Split a text into what is typed and what is composed.

    `ime` None: Chinese, Japanese and Korean are composed. True: every word is. False: nothing is.
    """
    if ime is False:
        return [Piece(text)] if text else []
    pieces, at = [], 0
    for found in (_WORD if ime else _COMPOSED).finditer(text):
        if found.start() > at:
            pieces.append(Piece(text[at : found.start()]))
        pieces += _composed(found.group())
        at = found.end()
    return [*pieces, Piece(text[at:])] if at < len(text) else pieces


def _composed(run: str) -> Iterator[Piece]:
    if 0 <= ord(run[0]) - _FIRST_SYLLABLE < _SYLLABLES:
        yield Piece(run, tuple(_syllable_stages(run)))
        return
    signs = list(_signs(run))
    for at in range(0, len(signs), _PHRASE):
        phrase = signs[at : at + _PHRASE]
        yield Piece("".join(phrase), tuple("".join(phrase[:end]) for end in range(1, len(phrase) + 1)))


def _syllable_stages(syllable: str) -> Iterator[str]:
    """Give what a Korean keyboard shows key by key: ㅎ, 하, 한."""
    number = ord(syllable) - _FIRST_SYLLABLE
    yield _INITIALS[number // 588]
    yield chr(_FIRST_SYLLABLE + number // 28 * 28)
    if number % 28:
        yield syllable


def _signs(run: str) -> Iterator[str]:
    """Give the signs that people see as one: a letter with its accents, an emoji that is made of several."""
    sign = ""
    for char in run:
        joins = unicodedata.combining(char) or char in "\u200d\ufe0f" or "\U0001f3fb" <= char <= "\U0001f3ff"
        if sign and not joins and not sign.endswith("\u200d"):
            yield sign
            sign = ""
        sign += char
    yield sign
