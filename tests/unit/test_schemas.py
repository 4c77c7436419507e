"""The JSON Schemas that ship: as the models are, and as strict as the parser."""

from __future__ import annotations

import json
from typing import Any

import jsonschema
import pytest

from reticle.errors import PredicateError
from reticle.model.predicate import KINDS, parse_predicate
from reticle.model.schemas import FOLDER, make_schemas
from reticle.truth.check_values import check_predicate

SCHEMAS = make_schemas()
PREDICATES = jsonschema.Draft202012Validator(SCHEMAS["predicate.json"])


@pytest.mark.parametrize("name", sorted(SCHEMAS))
def test_the_schema_in_the_package_is_the_one_that_the_models_make(name: str) -> None:
    written = json.loads((FOLDER / name).read_text("utf-8"))
    assert written == SCHEMAS[name], "run: python -m reticle.model.schemas --write"
    jsonschema.Draft202012Validator.check_schema(written)


def is_sound(data: Any) -> bool:
    try:
        check_predicate(parse_predicate(data))
    except PredicateError:
        return False
    return True


EXAMPLES = [json.loads((kind.__doc__ or "").split("`")[1].replace("[ … ]", '[{"kind": "text", "contains": "x"}]')
            .replace("{ … }", '{"kind": "text", "contains": "x"}')) for kind in KINDS.values()]  # fmt: skip


@pytest.mark.parametrize(
    "data",
    [
        *EXAMPLES,
        {"kind": "net", "responseMatches": {"a.b": {"$gt": 3, "$lt": 9}}},
        {"kind": "net", "responseMatches": {"a": {"$gtt": 3}}},
        {"kind": "net", "status": [200, "4xx"], "withinMs": 100},
        {"kind": "signal", "name": "a", "count": -1},
        {"kind": "signal", "name": "a", "dataMatches": {"x": [1, {"$exists": True}]}},
        {"kind": "text", "contain": "x"},
        {"kind": "element", "query": {"role": "alert"}, "state": "visibel"},
        {"kind": "allOf", "predicates": []},
        {"allOf": []},
        [],
    ],
    ids=lambda data: json.dumps(data)[:40],
)
def test_the_schema_and_the_parser_agree(data: Any) -> None:
    assert PREDICATES.is_valid(data) is is_sound(data)


def test_the_configuration_takes_any_url_prefix_under_code() -> None:
    validator = jsonschema.Draft202012Validator(SCHEMAS["config.json"])
    assert validator.is_valid({"code": {"/static/": "src/", "backend": ["api/"]}, "truth": {"quiet_ms": 400}})
    assert not validator.is_valid({"truth": {"quiet": 400}})
