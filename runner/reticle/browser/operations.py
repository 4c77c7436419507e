"""What a request body asks for: the GraphQL or JSON-RPC operation in it, and whether that writes."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlsplit

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
_NOISE = re.compile(r'"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|#[^\n]*')
_DEFINITION = re.compile(r"(query|mutation|subscription|fragment)\b\s*([_A-Za-z][_0-9A-Za-z]*)?")


@dataclass(frozen=True, slots=True)
class Operation:
    """`name` as leaves match it (several of a batch are joined by commas); `mutating` whether it writes."""

    name: str | None
    mutating: bool


@dataclass(frozen=True, slots=True)
class _Defined:
    kind: str
    name: str | None


def find_operation(method: str, url: str, body: Any, content_type: str = "") -> Operation:
    """Tell what a request does.

    Not mutating: GET, HEAD, OPTIONS, and a GraphQL document whose chosen operation is a query or subscription (GraphQL
    over HTTP: `query`, `operationName`, a batch as a list). JSON-RPC 2.0 gives its `method` as the name.
    """
    safe = method.upper() in SAFE_METHODS
    if safe:
        query = parse_qs(urlsplit(url).query)
        document = query.get("query", [""])[0]
        if "{" not in document:
            return Operation(None, False)
        body = {"query": document, "operationName": query.get("operationName", [None])[0]}
    if isinstance(body, str) and content_type.startswith("application/graphql"):
        body = {"query": body}
    calls = body if isinstance(body, list) else [body]
    found = [_graphql(call) for call in calls]
    if calls and all(item is not None for item in found):
        known = [item for item in found if item is not None]
        names = [item.name for item in known if item.name]
        return Operation(",".join(names) or None, not safe and any(item.mutating for item in known))
    methods = [
        call["method"]
        for call in calls
        if isinstance(call, dict) and "jsonrpc" in call and isinstance(call.get("method"), str)
    ]
    return Operation(",".join(methods) or None, not safe)


def _graphql(call: Any) -> Operation | None:
    if not isinstance(call, dict) or not isinstance(call.get("query"), str) or "{" not in call["query"]:
        return None
    asked = call.get("operationName")
    asked = asked if isinstance(asked, str) and asked else None
    defined = _definitions(call["query"])
    if not defined:
        return None
    chosen = next((item for item in defined if item.name == asked), None) if asked else defined[0]
    if chosen is None:
        return None
    return Operation(asked or chosen.name, chosen.kind == "mutation")


def _definitions(document: str) -> list[_Defined]:
    """Return the document's operations in order, fragments left out."""
    text = _NOISE.sub(" ", document)
    found: list[_Defined] = []
    depth = at = 0
    while at < len(text):
        char = text[at]
        if depth == 0:
            named = _DEFINITION.match(text, at)
            if named:
                body = text.find("{", named.end())
                if body < 0:
                    break
                if named[1] != "fragment":
                    found.append(_Defined(named[1], named[2]))
                at, depth = _body_start(text, named.end()), 1
                continue
            if char == "{":
                found.append(_Defined("query", None))
        depth += (char == "{") - (char == "}")
        at += 1
    return found


def _body_start(text: str, at: int) -> int:
    """Return the index behind the selection set's brace: braces inside the variables' parentheses are defaults."""
    round_depth = 0
    for index in range(at, len(text)):
        char = text[index]
        round_depth += (char == "(") - (char == ")")
        if char == "{" and round_depth == 0:
            return index + 1
    return len(text)
