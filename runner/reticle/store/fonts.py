"""The fonts of this machine, as fontconfig lists them: Chromium draws with those on Linux."""

from __future__ import annotations

import subprocess
from functools import cache

_TIMEOUT_S = 20


@cache
def list_families() -> frozenset[str] | None:
    """Return the family names of the fonts that are installed, casefolded; None where fontconfig cannot be asked."""
    try:
        done = subprocess.run(
            ["fc-list", "--format", "%{family}\n"], capture_output=True, timeout=_TIMEOUT_S, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    listed = done.stdout.decode("utf-8", "replace").splitlines()
    names = frozenset(name.strip().casefold() for line in listed for name in line.split(",") if name.strip())
    return names if done.returncode == 0 and names else None
