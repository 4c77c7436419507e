"""JSON Schemas of the file formats, made from the models. `python -m reticle.model.schemas --write` renews them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter

from reticle.model.base import dump_json
from reticle.model.config import Config
from reticle.model.flow import Flow
from reticle.model.predicate import Predicate
from reticle.model.run import Run
from reticle.model.state import StateDeclaration
from reticle.model.task import Task

FOLDER = Path(__file__).parent.parent / "_assets" / "schemas"
_OPERATORS: dict[str, dict[str, Any]] = {
    "$eq": {}, "$ne": {}, "$gt": {"type": ["number", "string"]}, "$gte": {"type": ["number", "string"]},
    "$lt": {"type": ["number", "string"]}, "$lte": {"type": ["number", "string"]}, "$in": {"type": "array"},
    "$contains": {}, "$regex": {"type": "string", "format": "regex"}, "$length": {"type": ["integer", "object"]},
    "$exists": {"type": "boolean"},
}  # fmt: skip
_VALUE_FIELDS = frozenset(
    {"dataMatches", "equals", "requestMatches", "responseMatches", "frameMatches", "value", "text"}
)
_VALUE_MODELS = frozenset(
    {"SignalLeaf", "StateLeaf", "NetLeaf", "StorageLeaf", "CookieLeaf", "ElementLeaf", "PerfLeaf"}
)


def make_schemas() -> dict[str, dict[str, Any]]:
    """Return the schemas (JSON Schema 2020-12) by file name: predicate, flow, state, run, config, task."""
    kinds: dict[str, Any] = {
        "predicate": Predicate, "flow": Flow, "state": StateDeclaration, "run": Run, "config": Config, "task": Task,
    }  # fmt: skip
    return {f"{name}.json": _schema(name, kind) for name, kind in kinds.items()}


def write_schemas(folder: Path = FOLDER) -> None:
    """Write every schema into `folder`, whole files."""
    from reticle.whole import write_whole

    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in make_schemas().items():
        write_whole(folder / name, dump_json(schema))


def _schema(name: str, kind: Any) -> dict[str, Any]:
    made = TypeAdapter(kind).json_schema(by_alias=True, mode="validation")
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **made, "title": f"reticle {name}"}
    definitions = schema.get("$defs", {})
    for title, definition in definitions.items():
        _teach_values(title, definition)
    if "CodeConfig" in definitions:  # its other keys are URL prefixes, each with a repository path
        definitions["CodeConfig"]["properties"].pop("map")
        definitions["CodeConfig"]["additionalProperties"] = {"type": "string"}
    if any(title in _VALUE_MODELS for title in definitions):
        definitions["Value"] = {
            "title": "Value",
            "description": 'A literal (deeply equal), "*" (present), or operators.',
            "anyOf": [
                {"$ref": "#/$defs/Operators"},
                {
                    "type": "object",
                    "propertyNames": {"not": {"pattern": "^\\$"}},
                    "additionalProperties": {"$ref": "#/$defs/Value"},
                },
                {"type": "array", "items": {"$ref": "#/$defs/Value"}},
                {"type": ["string", "number", "boolean", "null"]},
            ],
        }
        definitions["Operators"] = {
            "title": "Operators", "type": "object", "properties": _OPERATORS, "additionalProperties": False,
            "minProperties": 1,
        }  # fmt: skip
    return schema


def _teach_values(title: str, definition: dict[str, Any]) -> None:
    if title not in _VALUE_MODELS:
        return
    for field, spec in definition.get("properties", {}).items():
        if field in _VALUE_FIELDS and "type" not in spec and "anyOf" not in spec:
            definition["properties"][field] = {"$ref": "#/$defs/Value"}


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("usage: python -m reticle.model.schemas --write")
    write_schemas()
