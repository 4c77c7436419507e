"""Find a Chromium: what was asked for, else Playwright's own, else one on PATH."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import BrowserNotFoundError

ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge")
FIXES = "apt-get install chromium, or playwright install chromium, or set RETICLE_BROWSER=/path/to/chromium"
_EXECUTABLES = (
    "chrome-linux*/chrome", "chrome-linux*/headless_shell", "chrome-headless-shell-linux*/chrome-headless-shell",
    "chrome-mac*/*.app/Contents/MacOS/*", "chrome-headless-shell-mac*/chrome-headless-shell",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class FoundBrowser:
    """An executable and who named it (`--browser`, `RETICLE_BROWSER`, `playwright`, `PATH`)."""

    path: Path
    named_by: str


def find_browser(
    configured: str | None = None, *, named_by: str = "browser.executable", env: Mapping[str, str] | None = None
) -> FoundBrowser:
    """Return the Chromium to use.

    Order: the flag or configuration, `RETICLE_BROWSER`, `PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH`, Playwright's own,
    `chromium` `google-chrome` `microsoft-edge` on PATH. What was asked for by name is used or refused, never passed
    over. Raises BrowserNotFoundError with both fixes.
    """
    env = os.environ if env is None else env
    asked = [
        (configured, named_by),
        (env.get("RETICLE_BROWSER"), "RETICLE_BROWSER"),
        (env.get("PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"), "PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"),
    ]
    for value, name in asked:
        if value:
            return FoundBrowser(_checked(value, name, env), name)
    own = _playwrights_own(env)
    if own is not None:
        return FoundBrowser(own, "playwright")
    for command in ON_PATH:
        found = shutil.which(command, path=env.get("PATH"))
        if found:
            return FoundBrowser(Path(found), "PATH")
    raise BrowserNotFoundError(
        f"no Chromium found: Playwright has none installed and PATH has none of {', '.join(ON_PATH)}", hint=FIXES
    )


def _checked(value: str, name: str, env: Mapping[str, str]) -> Path:
    if os.sep not in value:
        found = shutil.which(value, path=env.get("PATH"))
        if found is None:
            raise BrowserNotFoundError(f'{name} says "{value}", and PATH has no such command', hint=FIXES)
        return Path(found)
    path = Path(value).expanduser()
    if path.is_dir():
        raise BrowserNotFoundError(
            f'{name} says "{value}", which is a folder, not the browser\'s executable', hint=FIXES
        )
    if not path.exists():
        raise BrowserNotFoundError(f'{name} says "{value}", which does not exist', hint=FIXES)
    if not os.access(path, os.X_OK):
        raise BrowserNotFoundError(f'{name} says "{value}", which may not be executed', hint=f"chmod +x, or {FIXES}")
    return path.absolute()


def _playwrights_own(env: Mapping[str, str]) -> Path | None:
    """Return the Chromium of this Playwright's revision when it is installed (no driver is started to ask)."""
    revision = _revision()
    root = _browsers_root(env)
    if revision is None or root is None:
        return None
    for folder in (f"chromium-{revision}", f"chromium_headless_shell-{revision}"):
        for pattern in _EXECUTABLES:
            for path in sorted((root / folder).glob(pattern)):
                if path.is_file() and os.access(path, os.X_OK):
                    return path
    return None


def _revision() -> str | None:
    from importlib.util import find_spec

    spec = find_spec("playwright")
    for place in (spec.submodule_search_locations or []) if spec else []:
        listed = Path(place) / "driver" / "package" / "browsers.json"
        try:
            browsers = json.loads(listed.read_text(encoding="utf-8"))["browsers"]
        except (OSError, ValueError, KeyError):
            continue
        return next((str(item["revision"]) for item in browsers if item.get("name") == "chromium"), None)
    return None


def _browsers_root(env: Mapping[str, str]) -> Path | None:
    named = env.get("PLAYWRIGHT_BROWSERS_PATH")
    if named and named != "0":
        return Path(named)
    home = env.get("HOME")
    if not home:
        return None
    if sys.platform == "darwin":
        return Path(home) / "Library" / "Caches" / "ms-playwright"
    return Path(env.get("XDG_CACHE_HOME") or Path(home) / ".cache") / "ms-playwright"
