"""Bodies of requests and responses, as they are judged: parsed JSON, form fields, or short text."""

from __future__ import annotations

import base64
import binascii
import json
from email.message import Message
from email.parser import BytesParser
from typing import Any, NoReturn
from urllib.parse import parse_qsl

JSON_LIMIT = 5 * 1024 * 1024
TEXT_LIMIT = 64 * 1024
STREAMS = ("text/event-stream", "multipart/x-mixed-replace", "application/x-ndjson", "application/jsonl")
_TEXTUAL = ("json", "text/", "xml", "javascript", "graphql", "x-www-form-urlencoded")


def is_textual(mime: str) -> bool:
    """Tell whether a response of this type has a body worth judging."""
    return any(part in mime.lower() for part in _TEXTUAL)


def parse_request_body(text: str | None, content_type: str) -> Any:
    """Return a request's body: JSON parsed (up to 5 MiB), form fields as an object, multipart shortened, else text.

    A fetch whose body is a JSON text without a content type is JSON too. A file of a multipart body is told as
    `{"filename", "type", "size"}`; a field that comes several times is a list.
    """
    if text is None:
        return None
    kind = content_type.lower()
    if "multipart/form-data" in kind:
        return _multipart(text, content_type)
    if "x-www-form-urlencoded" in kind:
        return _object(parse_qsl(text, keep_blank_values=True)) if len(text) <= JSON_LIMIT else text[:TEXT_LIMIT]
    parsed = parse_json(text) if "json" in kind or text.lstrip()[:1] in ("{", "[") else None
    return parsed if parsed is not None else text[:TEXT_LIMIT]


def parse_response_body(text: str, mime: str) -> Any:
    """Return a response's body: JSON parsed (up to 5 MiB), else its first 64 KiB of text, None when empty."""
    if not text:
        return None
    if "json" in mime.lower() or text.lstrip()[:1] in ("{", "["):
        parsed = parse_json(text)
        if parsed is not None:
            return parsed
    return text[:TEXT_LIMIT]


def parse_json(text: str) -> Any:
    """Return the JSON value, or None when it is none, too large (5 MiB), too deep, or says null."""
    if len(text) > JSON_LIMIT:
        return None
    try:
        return json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None


def decode(body: str, base64_encoded: bool) -> str:
    """Return the text of a body as CDP gives it."""
    if not base64_encoded:
        return body
    try:
        return base64.b64decode(body).decode("utf-8", "replace")
    except (binascii.Error, ValueError):
        return ""


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key not in fields:
            fields[key] = value
        elif isinstance(fields[key], list):
            fields[key].append(value)
        else:
            fields[key] = [fields[key], value]
    return fields


def _bytes(text: str) -> bytes:
    try:
        return text.encode("utf-8", "surrogateescape")  # bytes of a file that are no text
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def _multipart(text: str, content_type: str) -> Any:
    head = f"Content-Type: {content_type}\r\n\r\n".encode("latin-1", "replace")
    parsed: Message = BytesParser().parsebytes(head + _bytes(text))
    parts = parsed.get_payload()
    if not isinstance(parts, list):
        return _bytes(text).decode("utf-8", "replace")[:TEXT_LIMIT]
    pairs: list[tuple[str, Any]] = []
    for part in parts:
        if not isinstance(part, Message):
            continue
        name = part.get_param("name", header="content-disposition")
        raw = part.get_payload(decode=True)
        content = raw if isinstance(raw, bytes) else b""
        filename = part.get_filename()
        if filename is None:
            value: Any = content.decode("utf-8", "replace")[:TEXT_LIMIT]
        else:
            value = {"filename": filename, "type": part.get_content_type(), "size": len(content)}
        pairs.append((str(name), value))
    return _object(pairs)
