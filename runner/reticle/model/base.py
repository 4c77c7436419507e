"""The alias rule, the base of all models, and errors that teach.

JSON is camelCase with units, TOML and Python are snake_case with units: one rule (`to_camel`) in this file.
"""

from __future__ import annotations

import json
import re
import types
from typing import Any, ClassVar, TypeVar, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from reticle.errors import InputError, NewerFormatError
from reticle.text import cut, find_nearest

Path = tuple[str | int, ...]


def to_camel(name: str) -> str:
    """Turn `timeout_ms` into `timeoutMs`; `from_` into `from`."""
    head, *rest = name.rstrip("_").split("_")
    return head + "".join(part[:1].upper() + part[1:] for part in rest)


class Model(BaseModel):
    """Frozen data with camelCase JSON names. Unknown fields are refused by name."""

    model_config = ConfigDict(extra="forbid", frozen=True, alias_generator=to_camel, populate_by_name=True)
    as_written: ClassVar[bool] = False

    def to_json(self) -> dict[str, Any]:
        """Return the JSON object: camelCase, fields at their default left out, other than `version`.

        What a person wrote (a class with `as_written`) keeps every field that was given, also a null.
        """
        dumped = self.model_dump(
            mode="json", by_alias=True, exclude_unset=self.as_written, exclude_defaults=not self.as_written
        )
        version = getattr(self, "version", None)
        if isinstance(version, int):
            schema = {"$schema": dumped.pop("$schema")} if "$schema" in dumped else {}
            dumped = {**schema, "version": version, **dumped}
        return dumped


class TomlModel(BaseModel):
    """Frozen data with snake_case names, as TOML has them. Unknown fields are refused by name."""

    model_config = ConfigDict(extra="forbid", frozen=True)


M = TypeVar("M")


def parse(
    kind: type[M] | Any,
    data: Any,
    *,
    what: str,
    lines: dict[Path, int] | None = None,
    file: str | None = None,
    error: type[InputError] = InputError,
    example: str | None = None,
) -> M:
    """Build a model from plain data, or raise one error that teaches.

    `what` names the thing for people ("flow buy", "predicate"); `lines` maps paths in `data` to line numbers of
    `file`; `example` is one right example to show. Raises `error` with the place, what was found, and the nearest
    valid key or the accepted ones.
    """
    try:
        made: M = TypeAdapter(kind).validate_python(data)
    except ValidationError as caught:
        raise teach(caught, kind, data, what=what, lines=lines, file=file, error=error, example=example) from None
    return made


def teach(
    caught: ValidationError,
    kind: Any,
    data: Any,
    *,
    what: str,
    lines: dict[Path, int] | None = None,
    file: str | None = None,
    error: type[InputError] = InputError,
    example: str | None = None,
) -> InputError:
    """Turn pydantic's error into one line: place, what was found, nearest valid key."""
    problems = caught.errors(include_url=False)
    first = min(problems, key=lambda item: (_rank(item["type"]), -len(item["loc"])))
    path = _real_path(first["loc"], data, keep_last=first["type"] in ("missing", "extra_forbidden"))
    spot = _spell(path)
    line = _line_of(path, lines)
    place = (f"{file}:{line}" if line else file) if file else None
    found = _found(first, path)
    hint = None
    if first["type"] == "extra_forbidden":
        accepted = accepted_keys(kind, data, path[:-1])
        near = find_nearest(str(path[-1]), accepted)
        hint = f'did you mean "{near}"?' if near else None
        if accepted and not near:
            hint = "accepted: " + ", ".join(sorted(accepted))
    elif first["type"] in ("literal_error", "union_tag_invalid"):
        context = first.get("ctx", {})
        words = re.findall(r"'([^']*)'", str(context.get("expected") or context.get("expected_tags") or ""))
        given = context.get("tag", first.get("input"))
        near = find_nearest(str(given), words) if isinstance(given, str) else None
        hint = f'did you mean "{near}"?' if near else None
    more = f" (and {len(problems) - 1} more)" if len(problems) > 1 and not _is_union(problems) else ""
    text = f"{what}: {spot + ': ' if spot else ''}{found}{more}"
    if example:
        hint = f"{hint} · example: {example}" if hint else f"example: {example}"
    return error(text, place=place, hint=hint)


def check_version(data: Any, known: int, *, what: str, file: str | None = None) -> None:
    """Refuse a format version that this program does not know, saying who wrote it."""
    version = data.get("version") if isinstance(data, dict) else None
    if isinstance(version, bool) or not isinstance(version, int):
        return
    if version > known:
        by = data.get("writtenBy") or data.get("reticle", {})
        by = by.get("version") if isinstance(by, dict) else by
        who = f" (written by reticle {cut(str(by), 20)})" if by else ""
        raise NewerFormatError(
            f"{what} has format version {version}, this reticle knows up to {known}{who}",
            place=file,
            hint="pip install --upgrade reticle-runner",
        )


def dump_json(data: Any) -> str:
    """Spell JSON the house way: two-space indent, key order kept, non-ASCII kept, final newline."""
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def accepted_keys(kind: Any, data: Any, path: Path) -> set[str]:
    """Return the JSON names that the model at `path` of `data` accepts."""
    models = list(_models(kind, data))
    for depth, part in enumerate(path):
        data = _step(data, part)
        following: list[type[BaseModel]] = []
        for model in models:
            for name, field in model.model_fields.items():
                if part in (field.alias or name, name):
                    following += _models(field.annotation, data)
        if not following and isinstance(part, int) and depth:
            following = _tagged(models, data)
        models = following or (models if isinstance(part, int) else [])
    return {field.alias or name for model in models for name, field in model.model_fields.items()}


def _models(kind: Any, data: Any) -> list[type[BaseModel]]:
    origin = get_origin(kind)
    if origin is None:
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return [kind]
        value = getattr(kind, "__value__", None)
        return _models(value, data) if value is not None else []
    args = get_args(kind)
    if origin in (Union, types.UnionType):
        return _tagged([model for arg in args for model in _models(arg, data)], data)
    return [model for arg in args for model in _models(arg, data)]


def _tagged(models: list[type[BaseModel]], data: Any) -> list[type[BaseModel]]:
    """Keep those of a union whose `kind` the data has; all of them when it has none's."""
    return [model for model in models if isinstance(data, dict) and _tag(model) == data.get("kind")] or models


def _tag(model: type[BaseModel]) -> Any:
    field = model.model_fields.get("kind")
    values = get_args(field.annotation) if field is not None else ()
    return values[0] if values else object()


def _step(data: Any, part: str | int) -> Any:
    if isinstance(data, dict):
        return data.get(part)
    if isinstance(data, list) and isinstance(part, int) and 0 <= part < len(data):
        return data[part]
    return None


def _real_path(loc: tuple[str | int, ...], data: Any, *, keep_last: bool) -> Path:
    """Drop what pydantic puts into a location that is not in the data (union tags, validator names)."""
    path: list[str | int] = []
    for number, part in enumerate(loc):
        if isinstance(data, dict) and part == data.get("kind") and number < len(loc) - 1:
            continue  # the tag of a union, even where the data has a key of that name
        in_object = isinstance(data, dict) and part in data
        if in_object or (isinstance(data, list) and isinstance(part, int) and part < len(data)):
            data = data[part]
            path.append(part)
        elif keep_last and number == len(loc) - 1:
            path.append(part)
    return tuple(path)


def _spell(path: Path) -> str:
    text = ""
    for part in path:
        text += f"[{part}]" if isinstance(part, int) else (f".{cut(part, 60)}" if text else cut(str(part), 60))
    return cut(text, 300)


def _line_of(path: Path, lines: dict[Path, int] | None) -> int | None:
    if lines is None:
        return None
    for length in range(len(path), -1, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return None


def _rank(kind: str) -> int:
    order = {"union_tag_invalid": 0, "union_tag_not_found": 0, "extra_forbidden": 1, "value_error": 2, "missing": 3}
    return order.get(kind, 2)


def _is_union(problems: list[Any]) -> bool:
    return any(".." in str(item["loc"]) for item in problems)


def _found(item: Any, path: Path) -> str:
    kind, given = item["type"], item.get("input")
    if kind == "extra_forbidden":
        return f'unknown key "{cut(str(path[-1]), 60)}"'
    if kind == "missing":
        return "is missing"
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        tags = item.get("ctx", {}).get("expected_tags", "")
        return (f'unknown kind "{item["ctx"]["tag"]}"' if kind == "union_tag_invalid" else 'needs a "kind"') + (
            f", one of {tags}" if tags else ""
        )
    message = str(item["msg"]).removeprefix("Value error, ")
    if kind == "value_error":
        return message
    shown = cut(json.dumps(given, ensure_ascii=False, default=str), 60)
    return f"{message[:1].lower()}{message[1:]}, found {shown}"
