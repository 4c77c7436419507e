"""The page on the configuration names every key that there is."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel

from reticle.model.config import Config

PAGE = (Path(__file__).parents[2] / "docs/configuration.md").read_text("utf-8")
INNER = {"process", "database", "map"}
"""Keys that are tables of their own, or whose entries are named by people."""


def _keys(model: type[BaseModel]) -> list[str]:
    found = []
    for name, field in model.model_fields.items():
        inner = [kind for kind in _models(field.annotation) if kind is not model]
        found += [name, *(key for kind in inner for key in _keys(kind))]
    return found


def _models(annotation: object) -> list[type[BaseModel]]:
    parts = getattr(annotation, "__args__", ())
    own = [annotation] if isinstance(annotation, type) and issubclass(annotation, BaseModel) else []
    return [*own, *(model for part in parts for model in _models(part))]


def test_every_key_of_the_configuration_is_on_the_page() -> None:
    keys = set(_keys(Config)) - INNER
    assert {"reset", "testid_attributes", "max_quarantined"} <= keys
    assert [key for key in sorted(keys) if f"`{key}`" not in PAGE and f"[{key}]" not in PAGE] == []
