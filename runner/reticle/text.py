"""Redaction, nearest names and small text helpers. The only place where secrets are recognised."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from difflib import SequenceMatcher
from typing import Any
from urllib.parse import unquote_plus

SECRET_HEADERS = frozenset(
    {
        "authorization", "proxy-authorization", "cookie", "set-cookie", "x-api-key", "api-key", "x-auth-token",
        "x-csrf-token", "x-xsrf-token", "x-amz-security-token",
    }
)  # fmt: skip
_SECRET_KEY = re.compile(
    r"(^|[^a-z])(pass(wd|word|phrase|code)?|pwd|secret|tokens?|credentials?|authorization|cookie|jwt|otp|totp|pin|cvv|cvc"
    r"|ssn|iban|(api|private|access|auth|session|client|signing|encryption)[-_ ]?(key|token|secret|id))($|[^a-z])",
)
_SECRET_VALUE = re.compile(
    r"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*"  # JSON Web Token
    r"|\b(?:sk|pk|rk)[-_](?:live|test|proj)[-_][A-Za-z0-9_-]{12,}"
    r"|\bgh[pousr]_[A-Za-z0-9]{20,}\b|\bgithub_pat_[A-Za-z0-9_]{20,}\b"
    r"|\bxox[abprs]-[A-Za-z0-9-]{10,}|\bAKIA[0-9A-Z]{16}\b|\bAIza[0-9A-Za-z_-]{30,}"
    r"|-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)"
    r"|(?i:\b(?:bearer|basic)\s+[A-Za-z0-9+/._~-]{8,}={0,2})"
)
_AUTH_WORDS = re.compile(r"(?i:bearer|basic)\s+[A-Za-z]?[a-z]+(?:[-/.][a-z]+)*\.?")
"""`Basic information`: words, where code is full of them."""
_URL_CREDENTIALS = re.compile(r"(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*://)(?P<who>[^/\s:@]*):(?P<secret>[^/\s@]+)@")
_QUERY_PAIR = re.compile(r"(?P<lead>[?&#;])(?P<key>[^=&#;\s\"'<>]{1,64})=(?P<value>[^&#;\s\"'<>]+)")
_KEY = re.compile(r"(?<![‹A-Za-z0-9_-])[\"']?(?P<key>[A-Za-z][A-Za-z0-9_-]{0,40})[\"']?\s*[:=]\s*")
_VALUE = re.compile(r"\"[^\"\n]*\"|'[^'\n]*'|[^\s,;&\"'}\])]+")
_QUOTED_PAIR = re.compile(
    r"(?<![A-Za-z0-9_-])(?P<key>[\"']?[A-Za-z][A-Za-z0-9_-]{0,40}[\"']?)(?P<sep>\s*[:=]\s*)(?P<quote>[\"'])"
    r"(?P<value>(?=[^\"'\s]*\d)(?=[^\"'\s]*[A-Za-z])[^\"'\s\\‹]{8,})(?P=quote)"
)
_NAMED = re.compile(r"\b(?:testid|textbox|searchbox|label|placeholder|title|button|link) \"[^\"\n]*$")
HIDDEN_FROM = 8
"""Shorter values of cookies are flags and numbers."""
_OWN_KEYS = frozenset(
    {"action", "area", "cause", "channel", "dialog", "flow", "inputMode", "inputModeReason", "kind",
     "level", "method", "mime", "op", "phase", "reason", "resource", "result", "role", "status", "strength",
     "type", "variant", "verdict", "verified"}
)  # fmt: skip
_OWN_WORD = re.compile(r"[A-Za-z0-9_.-]+")
_MARK = re.compile(r"‹secret:[0-9a-f]{8}›")


def is_secret_key(key: str) -> bool:
    """Tell whether a field, header, column or query name looks like it holds a secret (`apiKey`, `reset_token`)."""
    if key.lower() in SECRET_HEADERS:
        return True
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", key).lower()
    return _SECRET_KEY.search(words) is not None


_SESSION = re.compile(
    r"(^|[^a-z])((sess|sessions?|sid|auth|sso|remember|identity)($|[^a-z])|[cx]srf)|sess(ion)?_?id$"
)  # fmt: skip


def cookie_key(name: str) -> str:
    """Return the key under which the value of a cookie, or of a key in storage, is told: `cookie`, which looks secret,
    when its name says that it is of a session or of a secret, else the name."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()
    return "cookie" if is_secret_key(name) or _SESSION.search(words) else name


class Redactor:
    """Replaces secrets by `‹secret:8 hex›`, a digest keyed per run: equality, presence and echo still work.

    Values that were typed into password fields or read from secret variables are `learn`ed and replaced wherever
    they occur, also percent-encoded and JSON-escaped. Values shorter than four characters are replaced only as whole
    values, since they would mutilate everything else.

    Values that are only kept from everybody's eyes (a cookie that no script may read) are `hide`d: they stay in what is
    compared and in pictures, since they may be words of the page, and are replaced by `seal` in what is written.
    """

    def __init__(self, key: bytes | None = None, *, parent: Redactor | None = None) -> None:
        self._key = key or secrets.token_bytes(32)
        self._parent = parent
        self._declared: set[str] = set()
        self._known: dict[str, str] = {}
        self._whole: dict[str, str] = {}
        self._pattern: re.Pattern[str] | None = None
        self._hidden: dict[str, str] = {}
        self._seal: re.Pattern[str] | None = None

    def digest(self, value: str) -> str:
        """Return the mark that stands for `value` in this run."""
        mac = hmac.new(self._key, value.encode("utf-8", "surrogatepass"), hashlib.sha256).hexdigest()
        return f"‹secret:{mac[:8]}›"

    def declare(self, value: str) -> None:
        """Learn a secret that is known before anything runs: every child knows it too."""
        self._declared.add(value)
        self.learn(value)

    def child(self) -> Redactor:
        """Return the redactor of one part of a run: the same marks, the declared secrets, and its own.

        What the child learns the parent learns too, but not the other children: what one flow typed as a password must
        not change what another flow sees.
        """
        made = Redactor(self._key, parent=self)
        for value in sorted(self._declared):
            made.learn(value)
        return made

    def learn(self, value: str) -> None:
        """Remember a secret so that it is replaced everywhere from now on."""
        if not value or _MARK.fullmatch(value) or value in self._whole:
            return
        if self._parent is not None:
            self._parent.learn(value)
        mark = self.digest(value)
        self._whole[value] = mark
        if len(value) < 4:
            return
        self._known |= dict.fromkeys(_forms_of(value), mark)
        self._pattern = _any_of(self._known)

    def hide(self, value: str) -> None:
        """Remember a value of `HIDDEN_FROM` characters or more that nothing written may show."""
        if len(value) < HIDDEN_FROM or _MARK.search(value) or value in self._hidden or value in self._whole:
            return
        if self._parent is not None:
            self._parent.hide(value)
        self._hidden |= dict.fromkeys(_forms_of(value), self.digest(value))
        self._seal = _any_of(self._hidden)

    def seal(self, value: Any) -> Any:
        """Return JSON-like data with every hidden value replaced, before it is written. Keys stay."""
        if self._seal is None:
            return value
        if isinstance(value, str):
            return self._seal.sub(lambda found: self._hidden[found.group()], value)
        if isinstance(value, dict):
            return {name: self.seal(item) for name, item in value.items()}
        return [self.seal(item) for item in value] if isinstance(value, list | tuple) else value

    def seal_ours(self, value: Any, *, deep: bool = True) -> Any:
        """Return data of a format of ours sealed, where words of the format stay under its keys; not `deep`: only those
        of its first level, since what lies below is the app's."""
        if isinstance(value, dict):
            below = self.seal_ours if deep else self.seal
            return {
                name: item if name in _OWN_KEYS and isinstance(item, str) and _OWN_WORD.fullmatch(item) else below(item)
                for name, item in value.items()
            }
        return [self.seal_ours(item) for item in value] if isinstance(value, list) else self.seal(value)

    def text(self, value: str) -> str:
        """Redact free text: learned secrets, tokens known by their form, credentials in URLs, `key=value` pairs."""
        if value in self._whole:
            return self._whole[value]
        if self._pattern is not None:
            value = self._pattern.sub(lambda found: self._known[found.group()], value)
        if len(value) < 5:
            return value
        value = _SECRET_VALUE.sub(lambda found: self.digest(found.group()), value)
        if "://" in value:
            value = _URL_CREDENTIALS.sub(
                lambda found: f"{found['scheme']}{found['who']}:{self.digest(found['secret'])}@", value
            )
        if "=" in value or ":" in value:
            value = _QUERY_PAIR.sub(self._query_pair, value)
            value = self._pairs(value)
        return value

    def code(self, value: str) -> str:
        """Redact a script, a style sheet or markup so that it still runs: learned secrets and tokens known by their
        form, and the text of a literal under a secret-looking key when it looks like a secret itself.

        `password=t` is code, `password:"Password"` a label, `"apiKey":"a8f3k2p9"` a secret.
        """
        if self._pattern is not None:
            value = self._pattern.sub(lambda found: self._known[found.group()], value)
        value = _SECRET_VALUE.sub(
            lambda found: found.group() if _AUTH_WORDS.fullmatch(found.group()) else self.digest(found.group()), value
        )
        return _QUOTED_PAIR.sub(self._quoted_pair, value)

    def knows(self, value: str) -> bool:
        """Tell whether a learned secret stands in a text."""
        return value in self._whole or (self._pattern is not None and self._pattern.search(value) is not None)

    def url(self, value: str) -> str:
        """Redact a URL: credentials, secret-looking query and fragment parameters, learned secrets."""
        return self.text(value)

    def header(self, name: str, value: str) -> str:
        """Redact one header's value by its name."""
        return self.digest(value) if is_secret_key(name) else self.text(value)

    def headers(self, headers: dict[str, str]) -> dict[str, str]:
        """Redact a set of headers."""
        return {name: self.header(name, value) for name, value in headers.items()}

    def data(self, value: Any, key: str | None = None) -> Any:
        """Redact JSON-like data all the way down. A value under a secret-looking key is replaced whole."""
        if key is not None and is_secret_key(key) and value not in (None, "", True, False):
            if isinstance(value, str):
                return value if _MARK.fullmatch(value) else self.digest(value)
            if isinstance(value, int | float):
                return self.digest(json.dumps(value))
        if isinstance(value, str):
            return self.text(value)
        if isinstance(value, dict):
            return {self.text(str(name)): self.data(item, str(name)) for name, item in value.items()}
        if isinstance(value, list | tuple):
            return [self.data(item, key) for item in value]
        return value

    def _query_pair(self, found: re.Match[str]) -> str:
        key, value = found["key"], found["value"]
        if not is_secret_key(unquote_plus(key)) or _MARK.fullmatch(value):
            return found.group()
        return f"{found['lead']}{key}={self.digest(unquote_plus(value))}"

    def _quoted_pair(self, found: re.Match[str]) -> str:
        if not is_secret_key(found["key"].strip("\"'")):
            return found.group()
        return f"{found['key']}{found['sep']}{found['quote']}{self.digest(found['value'])}{found['quote']}"

    def _pairs(self, text: str) -> str:
        """Replace what stands under secret-looking keys. What follows another key may be a pair itself:
        `error: password=…`, `body: send({password: '…'})`."""
        out, kept, at = [], 0, 0
        while (found := _KEY.search(text, at)) is not None:
            at = found.end()
            told = _VALUE.match(text, at) if is_secret_key(found["key"]) else None
            if told is None:
                continue
            value, at = told.group(), told.end()
            if "‹secret:" in value or value in {"null", "true", "false", "undefined"}:
                continue
            quote = value[0] if value[0] in "\"'" else ""
            if not quote and _NAMED.search(text[max(0, found.start() - 60) : found.start() + 1]):
                continue  # the field is called so, and a sentence about it follows: `testid "password": …`
            out += [text[kept : told.start()], f"{quote}{self.digest(value.strip(quote) if quote else value)}{quote}"]
            kept = at
        return "".join([*out, text[kept:]])


def _forms_of(value: str) -> set[str]:
    """Return how a value may be spelled: as it is, percent-encoded, in JSON and in HTML."""
    from urllib.parse import quote, quote_plus

    forms = {value, quote(value, safe=""), quote(value), quote_plus(value), json.dumps(value)[1:-1]}
    return forms | {json.dumps(value, ensure_ascii=False)[1:-1], value.replace("&", "&amp;").replace("<", "&lt;")}


def _any_of(known: dict[str, str]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(form) for form in sorted(known, key=len, reverse=True)))


def find_nearest(word: str, known: list[str] | tuple[str, ...] | set[str], *, floor: float = 0.5) -> str | None:
    """Return the known word most like `word` (ratio of matching blocks, at least `floor`), or None."""
    best, score = None, floor
    for candidate in sorted(known):
        ratio = SequenceMatcher(None, word.lower(), candidate.lower()).ratio()
        if ratio > score or (ratio == score and best is None):
            best, score = candidate, ratio
    return best


def cut(text: str, limit: int = 80) -> str:
    """Shorten `text` to `limit` characters, the last being an ellipsis when something was left out."""
    return text if len(text) <= limit else text[: limit - 1] + "…"


def squash(text: str) -> str:
    """Collapse every run of white space to one space and strip both ends."""
    return " ".join(text.split())


def spell_stored(text: str) -> str:
    """Spell a stored value so that it is seen: in quotes when it is empty or has spaces that do not show."""
    return text if text and text == squash(text) else f'"{text}"'


def quoted(text: str) -> str:
    """Put a text in quotes; where it holds some itself, or ends as an escape would, these are escaped."""
    if '"' in text or text.endswith("\\"):
        text = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'


def plural(count: int, noun: str) -> str:
    """Spell `1 flow`, `2 flows`."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


OUTPUT_MARK = "    | "
"""Stands before every line of a program's output that is told in a message of ours."""


def printable_message(text: str) -> str:
    """Make a message safe for a terminal or a log: one line, and below it lines of a program's output under their mark.

    A line of its own could be a command to a CI service; a line break that came from elsewhere is spelled as an escape.
    """
    head, *lines = text.split("\n")
    made = [head]
    for line in lines:
        if line.startswith(OUTPUT_MARK) or line == "  its output ends:":
            made.append(line)
        else:
            made[-1] += f"\n{line}"
    return "\n".join(printable(line) for line in made)


def printable(text: str) -> str:
    """Make a text safe for a terminal line: control and bidirectional characters are spelled as escapes."""
    return "".join(
        char if char.isprintable() and char not in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
        else char.encode("unicode_escape").decode("ascii") for char in text
    )  # fmt: skip
