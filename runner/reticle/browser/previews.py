"""Spell console arguments from CDP previews: no getter, no `toJSON`, no code of the page runs."""

from __future__ import annotations

import re
from typing import Any

ARGUMENT_LIMIT = 8 * 1024
TEXT_LIMIT = 32 * 1024
_FORMAT = re.compile(r"%[sdifoOcj%]")


def spell_call(kind: str, args: list[dict[str, Any]]) -> str:
    """Spell a call as a console shows it, `%s %d %i %f %o %O %c` filled in; a long text says how much is cut."""
    if kind == "table" and args:
        return "table " + spell(args[0])
    head = args[0].get("value") if args and args[0].get("type") == "string" else None
    if isinstance(head, str) and "%" in head and len(args) > 1 and len(head) <= ARGUMENT_LIMIT:
        text, rest = _fill(head, args[1:])
        parts = [text, *(spell(arg) for arg in rest)]
    else:
        parts = [spell(arg) for arg in args]
    if kind == "assert":
        parts = ["Assertion failed:", *parts] if parts else ["Assertion failed"]
    return shorten(" ".join(parts), TEXT_LIMIT)


def spell(value: dict[str, Any]) -> str:
    """Spell one RemoteObject."""
    kind, subtype = value.get("type"), value.get("subtype")
    if kind == "string":
        return shorten(str(value.get("value", "")), ARGUMENT_LIMIT)
    if kind == "undefined":
        return "undefined"
    if subtype == "null":
        return "null"
    if "unserializableValue" in value:
        return str(value["unserializableValue"])
    if "value" in value and kind in ("number", "boolean"):
        return _plain(value["value"])
    if subtype in ("error", "regexp", "date", "node") or kind in ("function", "symbol"):
        return shorten(str(value.get("description", subtype or kind)), ARGUMENT_LIMIT)
    preview = value.get("preview")
    if preview:
        return shorten(_preview(preview), ARGUMENT_LIMIT)
    return shorten(str(value.get("description") or value.get("className") or kind), ARGUMENT_LIMIT)


def shorten(text: str, limit: int) -> str:
    """Cut `text` to `limit` characters and say how many there were."""
    return text if len(text) <= limit else f"{text[:limit]}… (cut, {len(text)} characters in all)"


def _plain(value: Any) -> str:
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)


def _fill(template: str, args: list[dict[str, Any]]) -> tuple[str, list[dict[str, Any]]]:
    rest = list(args)

    def put(found: re.Match[str]) -> str:
        mark = found.group()
        if mark == "%%":
            return "%"
        if not rest:
            return mark
        value = rest.pop(0)
        if mark == "%c":
            return ""
        if mark in ("%d", "%i") and isinstance(value.get("value"), int | float):
            return str(int(value["value"]))
        return spell(value)

    return _FORMAT.sub(put, template), rest


def _preview(preview: dict[str, Any]) -> str:
    entries = preview.get("entries")
    if entries is not None:
        inner = [
            (f"{_side(entry['key'])} => " if "key" in entry else "") + _side(entry.get("value", {}))
            for entry in entries
        ]
        return f"{preview.get('description', '')} {{{_listed(inner, preview)}}}".strip()
    properties = preview.get("properties", [])
    if preview.get("subtype") in ("array", "typedarray"):
        return f"[{_listed([_property_value(item) for item in properties], preview)}]"
    inner = [f"{item['name']}: {_property_value(item)}" for item in properties]
    name = preview.get("description", "")
    prefix = "" if name in ("Object", "") else f"{name} "
    return f"{prefix}{{{_listed(inner, preview)}}}"


def _listed(parts: list[str], preview: dict[str, Any]) -> str:
    return ", ".join([*parts, "…"] if preview.get("overflow") else parts)


def _property_value(item: dict[str, Any]) -> str:
    if "valuePreview" in item:
        return _preview(item["valuePreview"])
    if item.get("type") == "accessor":
        return "(getter)"
    value = str(item.get("value", ""))
    return f'"{value}"' if item.get("type") == "string" else value


def _side(preview: dict[str, Any]) -> str:
    if preview.get("type") == "string":
        return f'"{preview.get("description", "")}"'
    if preview.get("properties") or preview.get("entries"):
        return _preview(preview)
    return str(preview.get("description", preview.get("type", "")))
