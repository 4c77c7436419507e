"""Signed-in states (`storageState`): cookies and local storage as Playwright writes them, checked before use."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from reticle.errors import InputError
from reticle.model.places import read_json
from reticle.store.files import read_text

_HINT = "a file that Playwright's context.storage_state(path=…) wrote"
_KINDS = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}


def check_storage_state(path: Path, shown: str) -> None:
    """Check the form of the file `path`, called `shown`. Raises InputError with file, line and the wrong key."""
    data, lines = read_json(read_text(path, name=shown), file=shown)
    for at, what, found in _faults(data):
        key = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in at).lstrip(".")
        line = next((lines[at[:size]] for size in range(len(at), 0, -1) if at[:size] in lines), None)
        said = "is missing" if found is ... else f"should be {what}, found {_KINDS.get(type(found), 'a number')}"
        place = f"{shown}:{line}" if line else shown
        raise InputError(f"storageState: {key or 'it'} {said}", place=place, hint=_HINT)


def _faults(data: Any) -> list[tuple[tuple[str | int, ...], str, Any]]:
    """List what is not as it should be: path, what it should be, what is there (`...` for nothing)."""
    if not isinstance(data, dict):
        return [((), "an object", data)]
    faults: list[tuple[tuple[str | int, ...], str, Any]] = []

    def each(path: tuple[str | int, ...], value: Any, texts: tuple[str, ...]) -> list[dict[str, Any]]:
        if value is ...:
            return []
        if not isinstance(value, list):
            faults.append((path, "a list", value))
            return []
        for number, item in enumerate(value):
            if not isinstance(item, dict):
                faults.append(((*path, number), "an object", item))
                continue
            faults.extend(
                ((*path, number, name), "a text", item.get(name, ...))
                for name in texts
                if not isinstance(item.get(name), str)
            )
        return [item for item in value if isinstance(item, dict)]

    for number, cookie in enumerate(each(("cookies",), data.get("cookies", ...), ("name", "value"))):
        if "url" not in cookie and not isinstance(cookie.get("domain"), str):
            faults.append((("cookies", number, "domain"), "a text", cookie.get("domain", ...)))
    for number, origin in enumerate(each(("origins",), data.get("origins", ...), ("origin",))):
        each(("origins", number, "localStorage"), origin.get("localStorage", ...), ("name", "value"))
    return faults
