"""`{port}`, `{port:api}`, `{copy}`, `{workdir}`, `{database}`, `{now}` in the configuration's commands and URLs."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping

from reticle.errors import ConfigError
from reticle.text import find_nearest

NAMES = ("port", "port:NAME", "copy", "workdir", "database", "now")
_PLACEHOLDER = re.compile(r"(?<!\$)\{(\{?)([a-z]+(?::[a-z][a-z0-9_-]*)?)\}(\}?)")


_VARIABLE = re.compile(r"\$\$\{|\$\{([A-Za-z_][A-Za-z0-9_]*)\}")


def list_placeholders(text: str, *, where: str) -> list[str]:
    """List the names in `text`. Raises ConfigError for one that does not exist, with the nearest."""
    names = []
    for found in _PLACEHOLDER.finditer(text):
        if found[1] and found[3]:
            continue
        name = found[2]
        if name not in NAMES and not name.startswith("port:"):
            near = find_nearest(name, NAMES, floor=0.6)
            raise ConfigError(
                f"{where}: unknown placeholder {{{name}}}",
                hint=f"did you mean {{{near}}}?" if near else f"write {{{{{name}}}}} for plain braces",
            )
        names.append(name)
    return names


def fill(text: str, values: Mapping[str, str], *, where: str, command: bool = False) -> str:
    """Replace each placeholder by its value; `{{name}}` stands for `{name}` and `${name}` is left to the shell.

    With `command` values are quoted for sh, fitting the quotes that they stand in. Raises ConfigError for an unknown
    placeholder and for one that has no value here.
    """
    list_placeholders(text, where=where)

    def value(found: re.Match[str]) -> str:
        if found[1] and found[3]:
            return f"{{{found[2]}}}"
        if found[2] not in values:
            raise ConfigError(
                f"{where}: {{{found[2]}}} has no value here",
                hint="[app.database] template = …" if found[2] == "database" else None,
            )
        made = values[found[2]]
        if command:
            made = _quoted(made, _quote_at(text, found.start()))
        return f"{found[1]}{made}{found[3]}"

    return _PLACEHOLDER.sub(value, text)


def expand_environment(text: str, environ: Mapping[str, str], *, where: str) -> str:
    """Replace each `${NAME}` by the environment's value, `$${` standing for a plain `${`: no shell reads this text.

    Raises ConfigError naming a variable that is not set.
    """

    def value(found: re.Match[str]) -> str:
        name = found[1]
        if name is None:
            return "${"
        if name not in environ:
            raise ConfigError(f"{where}: the environment variable {name} is not set", hint=f"export {name}=…")
        return environ[name]

    return _VARIABLE.sub(value, text)


def _quote_at(text: str, position: int) -> str:
    """Return the quote character that is open in a line of sh at `position`, or an empty string."""
    quote, at = "", 0
    while at < position:
        char = text[at]
        if char == "\\" and quote != "'":
            at += 1
        elif quote:
            quote = "" if char == quote else quote
        elif char in "\"'":
            quote = char
        at += 1
    return quote


def _quoted(value: str, quote: str) -> str:
    if quote == "'":
        return value.replace("'", "'\\''")
    if quote == '"':
        return re.sub(r'([\\"$`])', r"\\\1", value)
    return shlex.quote(value)
