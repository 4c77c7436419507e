"""`${VAR}` in declarations: expanded from the run's environment, never printed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any
from urllib.parse import unquote, urlsplit

from reticle.errors import InputError
from reticle.model.state import CommandSource, FileSource, HttpSource, MysqlSource, PostgresSource, Source, SqliteSource
from reticle.sources.reading import ReadContext
from reticle.text import Redactor, is_secret_key

_VARIABLE = re.compile(r"\$\$\{|\$\{([A-Za-z_][A-Za-z0-9_]*)\}")
_OURS = re.compile(r"\$(?:\{(RETICLE_[A-Z0-9_]+)\}|(RETICLE_[A-Z0-9_]+))")
_DSN_PASSWORD = re.compile(r"(?:^|\s)(?:password|sslpassword|passwd)\s*=\s*('(?:[^'\\]|\\.)*'|[^\s]+)", re.I)


def expand(text: str, env: Mapping[str, str], *, where: str, used: dict[str, str] | None = None) -> str:
    """Replace each `${NAME}` by its value in `env`; `$${` is a plain `${`.

    The names and values that were filled in are added to `used`. Raises InputError naming a variable that is not set.
    """

    def value(found: re.Match[str]) -> str:
        if found[1] is None:
            return "${"
        text = _lookup(found[1], env, where)
        if used is not None:
            used[found[1]] = text
        return text

    return _VARIABLE.sub(value, text)


def expand_source(source: Source, context: ReadContext) -> Source:
    """Return `source` with variables filled in and paths made absolute (relative ones are relative to the folder).

    Messages of `context` show the variables' names in place of their values from now on; passwords and header values
    are taught to its redactor. A command is left to the
    shell, but a `RETICLE_` variable that it names must be set, unless it runs in a container with an environment of its
    own. Raises InputError.
    """
    where = f'source "{source.label}"'
    env, redactor = context.env, context.redactor
    changed: dict[str, Any] = {}

    def fill(text: str) -> str:
        return expand(text, env, where=where, used=context.used)

    if isinstance(source, CommandSource):
        for name, bare in _OURS.findall(source.command) if source.container is None else ():
            _lookup(name or bare, env, where)
        return source
    if isinstance(source, FileSource | SqliteSource):
        changed["path"] = str(context.folder / _plain_path(fill(source.path)))
    elif isinstance(source, PostgresSource | MysqlSource):
        changed["dsn"] = fill(source.dsn)
        learn_dsn(changed["dsn"], redactor)
    else:
        changed["url"] = fill(source.url)
        changed["headers"] = {name: fill(text) for name, text in source.headers.items()}
        _learn_http(source, changed["url"], changed["headers"], redactor)
    return source.model_copy(update=changed)


def _plain_path(path: str) -> str:
    """Return the path of a `sqlite:///relative` or `sqlite:////absolute` address, any other path as it is."""
    return path.partition("://")[2].removeprefix("/") if path.startswith("sqlite://") else path


_FOLDERS = frozenset({"PWD", "OLDPWD"})
"""A shell's working folders: named like a password, and in every path that is printed."""
_SWITCH = re.compile(r"(?i)true|false|yes|no|on|off|none|null|[0-9]{1,3}")


def learn_environment(env: Mapping[str, str], redactor: Redactor) -> None:
    """Teach `redactor` the variables whose names look secret, and the passwords in addresses.

    `USE_TOKEN=true` is a switch, no secret: taken for one, it would hide every `true`.
    """
    for name, value in env.items():
        if is_secret_key(name) and name not in _FOLDERS and not _SWITCH.fullmatch(value):
            redactor.learn(value)
        elif "://" in value:
            learn_dsn(value, redactor)


def learn_dsn(dsn: str, redactor: Redactor) -> None:
    """Teach `redactor` the passwords in a database address."""
    for password in list_passwords(dsn):
        redactor.learn(password)


def list_passwords(dsn: str) -> list[str]:
    """Return the passwords in a database address, in URL or `key=value` form, as written and decoded."""
    found: list[str] = []
    for pair in _DSN_PASSWORD.finditer(dsn):
        found += [pair[1], re.sub(r"\\(.)", r"\1", pair[1].strip("'"))]
    if "://" in dsn:
        credentials, at, _ = dsn.partition("://")[2].rpartition("@")
        if at and ":" in credentials:
            found.append(credentials.partition(":")[2])
        for item in dsn.partition("?")[2].split("&"):
            name, _, value = item.partition("=")
            if is_secret_key(unquote(name)):
                found.append(value)
    return [text for password in found for text in (password, unquote(password)) if text]


def _learn_http(source: HttpSource, url: str, headers: Mapping[str, str], redactor: Redactor) -> None:
    if "@" in urlsplit(url).netloc:
        learn_dsn(url, redactor)
    for name, value in headers.items():
        if is_secret_key(name) or _VARIABLE.search(source.headers[name]):
            redactor.learn(value)
            for word in value.split():
                if len(word) >= 8:
                    redactor.learn(word)


def _lookup(name: str, env: Mapping[str, str], where: str) -> str:
    if name not in env:
        raise InputError(
            f"{where}: the environment variable {name} is not set", hint=f"export {name}=… and run it again"
        )
    return env[name]
