"""The keyboard: DOM key names, codes and the characters of a US layout (UI Events, KeyboardEvent key and code)."""

from __future__ import annotations

from dataclasses import dataclass

from reticle.errors import ActionRefusedError
from reticle.text import find_nearest

MODIFIERS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}
ALIASES = {"Ctrl": "Control", "Cmd": "Meta", "Command": "Meta", "Option": "Alt", "Esc": "Escape", "Return": "Enter",
           "Space": " ", "Spacebar": " ", "Del": "Delete", "Up": "ArrowUp", "Down": "ArrowDown", "Left": "ArrowLeft",
           "Right": "ArrowRight"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Key:
    """One key: its DOM `key` and `code`, the legacy key code, the text that it types, 1 left or 2 right."""

    key: str
    code: str
    key_code: int
    text: str = ""
    location: int = 0


_NAMED = {
    "Enter": Key("Enter", "Enter", 13, "\r"), "Tab": Key("Tab", "Tab", 9),
    "Backspace": Key("Backspace", "Backspace", 8),
    "Escape": Key("Escape", "Escape", 27), " ": Key(" ", "Space", 32, " "), "Delete": Key("Delete", "Delete", 46),
    "Insert": Key("Insert", "Insert", 45), "Home": Key("Home", "Home", 36), "End": Key("End", "End", 35),
    "PageUp": Key("PageUp", "PageUp", 33), "PageDown": Key("PageDown", "PageDown", 34),
    "ArrowLeft": Key("ArrowLeft", "ArrowLeft", 37), "ArrowUp": Key("ArrowUp", "ArrowUp", 38),
    "ArrowRight": Key("ArrowRight", "ArrowRight", 39), "ArrowDown": Key("ArrowDown", "ArrowDown", 40),
    "Shift": Key("Shift", "ShiftLeft", 16, location=1), "Control": Key("Control", "ControlLeft", 17, location=1),
    "Alt": Key("Alt", "AltLeft", 18, location=1), "Meta": Key("Meta", "MetaLeft", 91, location=1),
    "CapsLock": Key("CapsLock", "CapsLock", 20), "ContextMenu": Key("ContextMenu", "ContextMenu", 93),
    "Pause": Key("Pause", "Pause", 19), "PrintScreen": Key("PrintScreen", "PrintScreen", 44),
    "NumLock": Key("NumLock", "NumLock", 144), "ScrollLock": Key("ScrollLock", "ScrollLock", 145),
    **{f"F{number}": Key(f"F{number}", f"F{number}", 111 + number) for number in range(1, 25)},
}  # fmt: skip
_PUNCTUATION = {
    "Semicolon": (186, ";", ":"), "Equal": (187, "=", "+"), "Comma": (188, ",", "<"), "Minus": (189, "-", "_"),
    "Period": (190, ".", ">"), "Slash": (191, "/", "?"), "Backquote": (192, "`", "~"),
    "BracketLeft": (219, "[", "{"), "Backslash": (220, "\\", "|"), "BracketRight": (221, "]", "}"),
    "Quote": (222, "'", '"'),
}  # fmt: skip


def _characters() -> dict[str, Key]:
    table: dict[str, Key] = {}
    for letter in "abcdefghijklmnopqrstuvwxyz":
        for char in (letter, letter.upper()):
            table[char] = Key(char, f"Key{letter.upper()}", ord(letter.upper()), char)
    for digit, shifted in zip("1234567890", "!@#$%^&*()", strict=True):
        for char in (digit, shifted):
            table[char] = Key(char, f"Digit{digit}", ord(digit), char)
    for code, (number, plain, shifted) in _PUNCTUATION.items():
        for char in (plain, shifted):
            table[char] = Key(char, code, number, char)
    return table


_CHARACTERS = _characters()
_BY_CODE = {key.code: key for key in reversed([*_CHARACTERS.values()])}


def is_typable(char: str) -> bool:
    """Tell whether a key of a US keyboard makes this character."""
    return char in _CHARACTERS or char in " \n"


def key_of(name: str, *, shift: bool = False) -> Key:
    """Return the key with a DOM name (`Enter`, `a`, `KeyA`). Raises ActionRefusedError for a name that no key has."""
    known = ALIASES.get(name, name)
    key = _NAMED.get(known) or _CHARACTERS.get(known) or _BY_CODE.get(known)
    if key is None and len(known) == 1:
        return Key(known, "", 0, known)
    if key is None:
        near = find_nearest(name, [*_NAMED, *ALIASES])
        raise ActionRefusedError(
            f'there is no key "{name}"', kind="invalid_value",
            hint=f'did you mean "{near}"?' if near else "keys are named as the DOM does: Enter, Escape, ArrowDown, a",
        )  # fmt: skip
    if shift and key.text:
        shifted = [other for other in _CHARACTERS.values() if other.code == key.code]
        return shifted[1] if len(shifted) > 1 and key is shifted[0] else key
    return key


def split_shortcut(text: str) -> tuple[tuple[str, ...], str]:
    """Split `Control+Shift+K` into its modifiers and its key. A plus sign itself is `+` or `Control++`."""
    head, key = (text[:-2].split("+"), "+") if text.endswith("++") else ([], text)
    if not head and text != "+" and "+" in text:
        *head, key = text.split("+")
    modifiers = tuple(ALIASES.get(part, part) for part in head)
    for part in modifiers:
        if part not in MODIFIERS:
            raise ActionRefusedError(
                f'"{part}" in "{text}" is no modifier', kind="invalid_value", hint=f"one of {', '.join(MODIFIERS)}"
            )
    return modifiers, key
