"""What every figure file says first: how, when, from which commit and where it was measured."""

from __future__ import annotations

import json
import os
import platform
import resource
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
FIGURES = ROOT / "docs" / "figures"


def stamp(command: str) -> dict[str, Any]:
    """Return command, commit, date and machine; `load` is the load average before the measuring began."""
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False)
    return {
        "command": command,
        "commit": commit.stdout.strip() or None,
        "date": datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "machine": {
            "system": platform.platform(),
            "processor": platform.machine(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "load": round(os.getloadavg()[0], 1),
        },
    }


def write(out: Path, figures: dict[str, Any]) -> None:
    """Write a figure file, keeping the parts that were not measured this time."""
    before = json.loads(out.read_text("utf-8")) if out.is_file() else {}
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps({**before, **figures}, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def cpu_s(who: int = resource.RUSAGE_SELF) -> float:
    """Return user and system time so far, in seconds, of this process or of its ended children."""
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime
