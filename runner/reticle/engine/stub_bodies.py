"""What is kept of an answer: status, a few headers and the body, without secrets; short texts in the flow itself."""

from __future__ import annotations

import codecs
import hashlib
import json
import re
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote, urlsplit

from reticle.engine.recorder_files import safe_names
from reticle.text import Redactor

if TYPE_CHECKING:
    from reticle.browser.keeping import Answer

INLINE_JSON = 2_000
INLINE_TEXT = 400
"""Longer ones, in characters, are files."""
MOST_BYTES = 50 * 1024 * 1024
_KEPT = frozenset(
    {"content-type", "content-disposition", "content-language", "cross-origin-resource-policy",
     "cross-origin-embedder-policy", "access-control-expose-headers"}
)  # fmt: skip
_TRACE = re.compile(r"request-?id|trace|span|correlation|cf-ray|server-timing", re.IGNORECASE)
_TEXTUAL = re.compile(r"^text/|[/+](json|xml|javascript|ecmascript|x-javascript|x-www-form-urlencoded)$")
_CODE = re.compile(r"html|xml|javascript|ecmascript|css")
_MARK = re.compile(r"(?:‹|\\u2039)secret:([0-9a-f]{8})(?:›|\\u203a)")
"""Also as JSON spells it in ASCII."""
_ENDINGS = {
    "application/json": "json", "text/html": "html", "text/css": "css", "text/plain": "txt", "image/png": "png",
    "image/jpeg": "jpg", "image/gif": "gif", "image/svg+xml": "svg", "image/webp": "webp", "font/woff2": "woff2",
    "font/woff": "woff", "text/javascript": "js", "application/javascript": "js", "application/wasm": "wasm",
    "application/pdf": "pdf", "text/csv": "csv", "application/xml": "xml", "text/xml": "xml",
}  # fmt: skip


class Bodies:
    """Makes replies; `files` are the contents that are too long for the flow, by name, each once."""

    def __init__(self, redactor: Redactor, folder: str) -> None:
        self.files: dict[str, bytes] = {}
        self._redactor = redactor
        self._folder = folder
        self._bytes = 0
        self._secrets: dict[str, str] = {}
        self.was_rewritten = False
        """Whether a secret was taken out of the text of the newest reply."""

    def reply(self, answer: Answer) -> dict[str, Any] | str:
        """Return the reply of a stub, or why there is none: `secret`, `full`."""
        kind = answer.headers.get("content-type", "").strip()
        plain = kind.split(";")[0].strip().lower()
        text = _text_of(answer.body, kind, plain)
        self.was_rewritten = False
        made: dict[str, Any] = {} if answer.status in (200, 304) else {"status": answer.status}
        headers = self._headers(answer)
        if text is None:
            if self._is_secret(answer.body, is_text=bool(_TEXTUAL.search(plain))):
                return "secret"
            return self._with_file(answer, made, headers, answer.body, plain)
        clean = self._clean(text, plain)
        self.was_rewritten = clean != text
        if not clean:
            return _with_headers(made, headers)
        if plain.endswith("json") and len(clean) <= INLINE_JSON and (value := _exact(clean)) is not _NOT_EXACT:
            if plain == "application/json":
                headers.pop("content-type", None)  # what a stub's `json` says by itself
            return {**_with_headers(made, headers), "json": value}
        if clean != text:
            headers["content-type"] = f"{plain}; charset=utf-8"
        if len(clean) <= INLINE_TEXT and (clean != text or clean.encode() == answer.body):
            return {**_with_headers(made, headers), "text": clean}
        data = clean.encode("utf-8", "surrogatepass") if clean != text else answer.body
        return self._with_file(answer, made, headers, data, plain)

    def _is_secret(self, body: bytes, *, is_text: bool) -> bool:
        """Tell whether there is a secret in a body that cannot be read as text, and so cannot be cleaned."""
        plain = body.decode("latin-1")
        return self._redactor.knows(body.decode("utf-8", "ignore")) or (is_text and self._redactor.code(plain) != plain)

    def _with_file(
        self, answer: Answer, made: dict[str, Any], headers: dict[str, str], data: bytes, plain: str
    ) -> dict[str, Any] | str:
        if not data:
            return _with_headers(made, headers)
        name = _file_name(answer.request.url, plain, data)
        if name not in self.files:
            if self._bytes + len(data) > MOST_BYTES:
                return "full"
            self._bytes += len(data)
            self.files[name] = data
        return {**_with_headers(made, headers), "file": f"{self._folder}/{name}"}

    def _clean(self, text: str, plain: str) -> str:
        """Redact a body in the one place that knows secrets. What stands for one is plain ASCII: a page may send it on
        in a header."""
        clean = self._clean_json(text)
        if clean is None:
            clean = self._redactor.code(text) if _CODE.search(plain) else self._redactor.text(text)
        return _MARK.sub(lambda found: self._stand_in(found[1]), clean) if clean != text else text

    def _clean_json(self, text: str) -> str | None:
        """Redact a text that is JSON, whatever it is called; None for any other. Without a secret it stays as it is."""
        hidden: list[dict[str, Any]] = []
        """Objects of which a key stands there twice: of its values only the last is seen otherwise."""

        def look(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
            if len(dict(pairs)) != len(pairs):
                hidden.extend({key: value} for key, value in pairs)
            return dict(pairs)

        try:
            value = json.loads(text, object_pairs_hook=look)
            clean = self._redactor.data(value)
        except (ValueError, RecursionError):
            return None
        return text if clean == value and self._redactor.data(hidden) == hidden else json.dumps(clean)

    def _stand_in(self, digest: str) -> str:
        return self._secrets.setdefault(digest, f"secret-{len(self._secrets) + 1}")

    def _headers(self, answer: Answer) -> dict[str, str]:
        """Return what a page can see of the headers and the browser goes by: no cookie, no secret."""
        shown = {name.strip().lower() for name in answer.headers.get("access-control-expose-headers", "").split(",")}
        kept = {}
        for name, value in answer.headers.items():
            wanted = name in _KEPT or name in shown or ("*" in shown and name.startswith("x-"))
            if not value or not wanted or _TRACE.search(name):
                continue
            if self._redactor.header(name, value) == value:  # else it is a secret, by its name or its form
                kept[name] = value
        return kept


def _with_headers(made: dict[str, Any], headers: dict[str, str]) -> dict[str, Any]:
    return {**made, "headers": headers} if headers else made


def _text_of(body: bytes, kind: str, plain: str) -> str | None:
    """Return a body as text, None when it is none."""
    if not body:
        return ""
    found = re.search(r"charset\s*=\s*[\"']?([A-Za-z0-9_.:-]+)", kind, re.IGNORECASE)
    if not found and not _TEXTUAL.search(plain):
        return None
    try:
        name = codecs.lookup(found[1]).name if found else "utf-8"
        return body.decode(name)
    except (LookupError, UnicodeError):
        return None


_NOT_EXACT = object()


def _exact(text: str) -> Any:
    """Return the JSON value of a text when the flow file keeps it as it is, else `_NOT_EXACT`."""
    try:
        value = json.loads(text, object_pairs_hook=_without_doubles)
        json.dumps(value, allow_nan=False, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        return _NOT_EXACT
    return value


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("a key stands there twice")
    return made


def _file_name(url: str, plain: str, data: bytes) -> str:
    """Name a file by where it came from and what it holds: another content is another file."""
    parts = urlsplit(url)
    tail = unquote(parts.path).rstrip("/").rpartition("/")[2]
    stem, _, own = tail.rpartition(".")
    ending = _ENDINGS.get(plain) or (own.lower() if re.fullmatch(r"[A-Za-z0-9]{1,5}", own) and stem else "bin")
    words = f"{(parts.hostname or 'host').replace('.', '-').replace(':', '-')}-{(stem or tail)[:40].replace('.', '-')}"
    name = safe_names([words], set())[0].rstrip("-").lower()
    return f"{name}-{hashlib.sha256(data).hexdigest()[:8]}.{ending}"
