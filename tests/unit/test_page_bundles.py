"""The framework pages of the tests are what their sources give."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_the_framework_bundles_were_built_from_the_sources_that_stand_beside_them() -> None:
    home = TESTS / "bundles"
    sources = [*sorted((home / "src").iterdir()), home / "package-lock.json"]
    assert _built("bundles") == _digest(sources), "run npm ci and npm run build in tests/bundles"


def test_the_dashboard_was_built_from_the_sources_that_stand_beside_it() -> None:
    home = TESTS / "bundles" / "dashboard"
    sources = [home / "dashboard.jsx", home / "package-lock.json"]
    assert _built("dashboard") == _digest(sources), "run npm ci and npm run build in tests/bundles/dashboard"


def test_the_galleries_were_built_from_the_sources_that_stand_beside_them() -> None:
    home = TESTS / "galleries"
    sources = [*sorted((home / "src").iterdir()), home / "package-lock.json"]
    built = (home / "pages" / "sources.sha256").read_text("utf-8").strip()
    assert built == _digest(sources), "run npm ci and npm run build in tests/galleries"


def _built(folder: str) -> str:
    return (TESTS / "browser" / "pages" / folder / "sources.sha256").read_text("utf-8").strip()


def _digest(sources: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.read_bytes())
    return digest.hexdigest()
