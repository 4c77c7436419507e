"""The framework pages of the tests are what their sources give."""

from __future__ import annotations

import hashlib
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_the_framework_bundles_were_built_from_the_sources_that_stand_beside_them() -> None:
    home = TESTS / "bundles"
    digest = hashlib.sha256()
    for path in [*sorted((home / "src").iterdir()), home / "package-lock.json"]:
        digest.update(path.read_bytes())
    built = (TESTS / "browser/pages/bundles/sources.sha256").read_text("utf-8").strip()
    assert built == digest.hexdigest(), "run npm ci and npm run build in tests/bundles"
