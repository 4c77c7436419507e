"""How a text comes together under an input method."""

from __future__ import annotations

from reticle.browser.composing import split


def test_a_text_is_split_by_how_it_is_written() -> None:
    told = [(piece.text, piece.stages) for piece in split("a 東京é😀각", None)]
    assert told == [("a ", ()), ("東京", ("東", "東京")), ("é😀", ()), ("각", ("ㄱ", "가", "각"))]
    assert [piece.text for piece in split("漢" * 20, None)] == ["漢" * 8, "漢" * 8, "漢" * 4]
    assert [piece.stages for piece in split("e\u0301👩‍👧", True)] == [("e\u0301", "e\u0301👩‍👧")]
    assert "".join(piece.text for piece in split("日本 x\n한글", True)) == "日本 x\n한글"
    assert split("", None) == []
