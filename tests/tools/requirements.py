"""Print what the package and its tests need, from pyproject.toml: one requirement a line."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_OWN = re.compile(r"reticle-runner\[([a-z,]+)\]")


def list_requirements() -> list[str]:
    """List the dependencies of the package with all its extras, each once."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    found = list(project["dependencies"])
    for entries in project["optional-dependencies"].values():
        found += [entry for entry in entries if not _OWN.match(entry)]
    return sorted(set(found))


if __name__ == "__main__":
    sys.stdout.write("\n".join(list_requirements()) + "\n")
