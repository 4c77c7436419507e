"""Words of the form key=value, and how their texts become values of the type that each key has."""

from __future__ import annotations

import json
import re
import types
from dataclasses import dataclass, replace
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel

from reticle.errors import InputError
from reticle.model.base import Model
from reticle.text import cut, find_nearest, printable
from reticle.truth.values import OPERATORS

_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_KEY = re.compile(r"[A-Za-z$][^\s='\"]*")
_SCALARS = (str, int, float, bool)


@dataclass(frozen=True, slots=True)
class Word:
    """One word. `text` is the value (or the whole word when it has none); `quoted` when any part of it was."""

    key: str
    text: str
    quoted: bool = False
    has_value: bool = True

    @property
    def is_bare(self) -> bool:
        """Tell whether it is a plain word: no key, no quotes."""
        return not self.has_value and not self.quoted

    @property
    def head(self) -> str:
        """Return its key; a plain word is a key that may stand alone."""
        return self.text if self.is_bare else self.key

    def renamed(self, key: str) -> Word:
        """Return the word under another key."""
        return replace(self, key=key)

    def valued(self, key: str) -> Word:
        """Return a word without a key as the value of `key`."""
        return replace(self, key=key, has_value=True)


def split_words(text: str) -> list[Word]:
    """Split as a POSIX shell does: white space, single and double quotes, backslash. Raises ValueError."""
    words: list[Word] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        raw, quoted, equals, at = _one(text, at)
        key = raw[:equals] if equals is not None else ""
        if equals is not None and _KEY.fullmatch(key):
            words.append(Word(key, raw[equals + 1 :], quoted))
        else:
            words.append(Word("", raw, quoted, has_value=False))
    return words


def _one(text: str, at: int) -> tuple[str, bool, int | None, int]:
    """Read one word from `at`: its text, whether it was quoted, where its first unquoted `=` stands, where it ends."""
    out: list[str] = []
    quote, quoted, equals = "", False, None
    while at < len(text):
        char = text[at]
        if quote:
            if char == quote:
                quote = ""
            elif char == "\\" and quote == '"' and text[at + 1 : at + 2] in ('"', "\\", "$", "`"):
                at += 1
                out.append(text[at])
            else:
                out.append(char)
        elif char.isspace():
            break
        elif char in "'\"":
            quote, quoted = char, True
        elif char == "\\":
            at += 1
            if at == len(text):
                raise ValueError("ends in a backslash")
            out.append(text[at])
            quoted = True
        else:
            if char == "=" and equals is None and not quoted:
                equals = len("".join(out))
            out.append(char)
        at += 1
    if quote:
        raise ValueError(f"a {quote} is never closed")
    return "".join(out), quoted, equals, at


def shown(text: str) -> str:
    """Spell what was typed for an error, which is one line whatever it holds."""
    return cut(printable(text))


def make(
    model: type[BaseModel], words: list[Word], *, what: str, example: str, error: type[InputError]
) -> dict[str, Any]:
    """Return the plain data of `model` that `words` spell. Raises `error` for an unknown key or one given twice."""
    return Typed(model, what, example, error).make(words)


@dataclass(frozen=True, slots=True)
class Typed:
    """Puts words into the plain data of one model; nested keys go into its fields."""

    model: type[BaseModel]
    what: str
    example: str
    error: type[InputError]

    def make(self, words: list[Word]) -> dict[str, Any]:
        """Return the data; models in lists may go without their index (`frame.css=iframe`)."""
        data: dict[str, Any] = {}
        for word in words:
            if not word.has_value and not word.is_bare:
                raise self._error(f'"{shown(word.text)}" is no KEY=VALUE')
            self._put(self.model, data, word.head.split("."), word)
        return data

    def _put(self, model: type[BaseModel], data: dict[str, Any], path: list[str], word: Word) -> None:
        head, rest = path[0], path[1:]
        fields = {field.alias or name: field for name, field in model.model_fields.items()}
        if head not in fields:
            near = find_nearest(head, set(fields))
            hint = f'did you mean "{near}"?' if near else f"accepted: {', '.join(sorted(fields))}"
            raise self._error(f'unknown key "{shown(head)}"', hint)
        kind = _plain(fields[head].annotation)
        inner, many = _model_in(kind)
        if inner is not None and rest:
            if many:
                items = data.setdefault(head, [])
                index, rest = (int(rest[0]), rest[1:]) if rest[0].isdecimal() else (0, rest)
                if not isinstance(items, list) or index > len(items) or not rest:
                    raise self._error(f'"{shown(word.key)}" does not follow what stands before it')
                items += [{}] if index == len(items) else []
                self._put(inner, items[index], rest, word)
                return
            below = data.setdefault(head, {})
            if not isinstance(below, dict):
                raise self._error(f'"{head}" is given twice')
            self._put(inner, below, rest, word)
            return
        self._set(data, head, kind, rest, word)

    def _set(self, data: dict[str, Any], head: str, kind: Any, rest: list[str], word: Word) -> None:
        """Set a plain field; what is left of the key is a path into a value, or an operator on it."""
        if not rest:
            if head in data:
                raise self._error(f'"{head}" is given twice')
            data[head] = self._value(kind, word)
            return
        anything = kind is Any
        if not anything and get_origin(kind) is not dict:
            raise self._error(f'"{head}" has nothing inside, found "{shown(word.key)}"')
        inside = _path_keys(rest)
        if not anything and _is_operator(inside[0], last=len(rest) == 1):
            raise self._error(f'"{head}" needs a name after it, as in {head}.NAME.{rest[0]}')
        value = self._value(Any, word)
        at = data
        keys = [head, *inside]
        for key in keys[:-1]:
            at = at.setdefault(key, {})
            if not isinstance(at, dict):
                raise self._error(f'"{key}" is given twice')
        if keys[-1] in at:
            raise self._error(f'"{shown(word.key)}" is given twice')
        at[keys[-1]] = value

    def _value(self, kind: Any, word: Word) -> Any:
        if word.is_bare:
            if kind is bool:
                return True
            raise self._error(f'"{shown(word.text)}" needs a value, as in {shown(word.text)}=…')
        if kind is str or (_is_literal(kind) and not word.text.startswith("[")):
            return word.text
        if word.text[:1] in ("{", "[") and (kind is Any or _model_in(kind)[0] or get_origin(kind) in (list, dict)):
            return self._json(word)
        if get_origin(kind) is list and _model_in(kind)[0] is None:
            return word.text.split(",")
        if _model_in(kind)[0] is not None:
            raise self._error(f'"{shown(word.key)}" takes keys of its own, as in {shown(word.key)}.KEY=…, or JSON')
        return word.text if word.quoted else _scalar(word.text)

    def _json(self, word: Word) -> Any:
        try:
            return json.loads(word.text)
        except (ValueError, RecursionError) as caught:
            if word.quoted and not word.text.startswith('{"'):
                return word.text
            raise self._error(f'"{shown(word.key)}" is not JSON: {caught}') from None

    def _error(self, text: str, hint: str | None = None) -> InputError:
        example = f"example: {self.example}"
        return self.error(f"{self.what}: {text}", hint=f"{hint} · {example}" if hint else example)


def _path_keys(parts: list[str]) -> list[str]:
    """Join a path's parts into keys: an operator stands alone, what lies between operators is one dotted path."""
    keys: list[str] = []
    alone = True
    for number, part in enumerate(parts, 1):
        operator = _is_operator(part, last=number == len(parts))
        if alone or operator:
            keys.append(part)
        else:
            keys[-1] += f".{part}"
        alone = operator
    return keys


def _is_operator(part: str, *, last: bool) -> bool:
    return part in OPERATORS or (last and part.startswith("$"))


def _scalar(text: str) -> Any:
    if text in ("true", "false", "null"):
        return {"true": True, "false": False, "null": None}[text]
    if len(text) < 1000 and _NUMBER.fullmatch(text):
        return json.loads(text)
    return text


def _plain(kind: Any) -> Any:
    """Strip what says optional, constrained or by alias off a type; a union of scalars counts as anything."""
    if get_origin(kind) is Annotated:
        return _plain(get_args(kind)[0])
    if get_origin(kind) in (Union, types.UnionType):
        kinds = [_plain(arg) for arg in get_args(kind) if arg is not type(None)]
        return kinds[0] if len(kinds) == 1 else Any
    return kind


def _model_in(kind: Any) -> tuple[type[Model] | None, bool]:
    """Return the model that a field holds, and whether it holds a list of them."""
    if isinstance(kind, type) and issubclass(kind, Model):
        return kind, False
    if get_origin(kind) is list:
        inner, many = _model_in(_plain(get_args(kind)[0]))
        return (inner, True) if inner is not None and not many else (None, False)
    return None, False


def _is_literal(kind: Any) -> bool:
    return get_origin(kind) is Literal and all(isinstance(arg, _SCALARS) for arg in get_args(kind))
