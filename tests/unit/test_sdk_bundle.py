"""The committed bundles are what the sources give; the hash in their first line tells without Node."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from reticle.browser.assets import ASSETS, core_script, main_script

SDK = Path(__file__).parents[2] / "sdk_js"


def hash_sources() -> str:
    files = [path for folder in ("src", "scripts") for path in (SDK / folder).rglob("*") if path.is_file()]
    names = sorted(path.relative_to(SDK).as_posix() for path in [*files, SDK / "package-lock.json"])
    digest = hashlib.sha256()
    for name in names:
        digest.update(f"{name}\0".encode() + (SDK / name).read_bytes() + b"\0")
    return digest.hexdigest()


@pytest.mark.parametrize("bundle", ["core.js", "main.js", "record.js"])
def test_a_committed_bundle_was_built_from_the_sources_that_stand_beside_it(bundle: str) -> None:
    first = (ASSETS / bundle).read_text(encoding="utf-8").splitlines()[0]
    assert first == f"// reticle sdk, sources {hash_sources()}", "run npm run build in sdk_js"


def test_a_script_for_a_page_holds_its_own_word_and_no_place_holder() -> None:
    for script in (core_script("r123"), main_script("r123"), core_script("r123", recording=True)):
        assert '"r123"' in script
        assert "__RETICLE_TOKEN__" not in script
