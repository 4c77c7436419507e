"""Make sure that there is a browser: the one that reticle finds, else one from the system or from Playwright."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from reticle.browser.discover import find_browser
from reticle.errors import BrowserNotFoundError


def main() -> int:
    """Find or install a Chromium; say which. Exit 2 when neither way works."""
    if _is_found():
        return 0
    for command in _ways():
        sys.stderr.write(f"no browser found, trying: {' '.join(command)}\n")
        if subprocess.run(command, check=False).returncode == 0 and _is_found():
            return 0
    sys.stderr.write("no browser could be installed · hint: apt-get install chromium, or set RETICLE_BROWSER\n")
    return 2


def _ways() -> list[list[str]]:
    ways = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        ways.insert(0, ["sh", "-c", "apt-get update -q && apt-get install -y -q chromium"])
    return ways


def _is_found() -> bool:
    try:
        found = find_browser()
    except BrowserNotFoundError:
        return False
    sys.stderr.write(f"browser: {found.path} ({found.named_by})\n")
    return True


if __name__ == "__main__":
    sys.exit(main())
