"""A Chromium is found in the documented order, and what was named is used or refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from reticle.browser import discover
from reticle.browser.discover import find_browser
from reticle.errors import BrowserNotFoundError


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def env(tmp_path: Path) -> dict[str, str]:
    """An environment in which every way leads to a browser of its own."""
    own = f"ms-playwright/chromium-{discover._revision()}/chrome-linux/chrome"
    return {
        "RETICLE_BROWSER": str(program(tmp_path / "a/chromium")),
        "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH": str(program(tmp_path / "b/chromium")),
        "PLAYWRIGHT_BROWSERS_PATH": str(program(tmp_path / own).parents[2]),
        "PATH": str(program(tmp_path / "d/google-chrome").parent),
    }


def test_each_way_comes_before_the_next(env: dict[str, str], tmp_path: Path) -> None:
    flag = program(tmp_path / "flag/chromium")
    assert find_browser(str(flag), named_by="--browser", env=env).path == flag
    told = []
    for name in ("RETICLE_BROWSER", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH", "PLAYWRIGHT_BROWSERS_PATH", "PATH"):
        told.append(find_browser(env=env).named_by)
        del env[name]
    assert told == ["RETICLE_BROWSER", "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH", "playwright", "PATH"]
    with pytest.raises(BrowserNotFoundError, match="apt-get install chromium, or playwright install chromium"):
        find_browser(env={"PATH": "/nowhere", "HOME": str(tmp_path)})


@pytest.mark.parametrize(
    ("value", "found"),
    [("/no/such/chromium", "does not exist"), ("no-such-command", "PATH has no such command"), ("/tmp", "is a folder")],
)
def test_a_named_browser_is_never_passed_over(env: dict[str, str], value: str, found: str) -> None:
    env["RETICLE_BROWSER"] = value
    with pytest.raises(BrowserNotFoundError, match=f'RETICLE_BROWSER says "{value}", .*{found}'.replace("is a", ".*a")):
        find_browser(env=env)


def test_playwrights_revision_is_read_without_starting_it() -> None:
    import playwright

    listed = Path(playwright.__file__).parent / "driver/package/browsers.json"
    names = {item["name"]: item["revision"] for item in json.loads(listed.read_text())["browsers"]}
    assert discover._revision() == names["chromium"]
