"""Write docs/cli.md: the help of every command, as the program itself prints it. `--check` only compares."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from reticle.cli.main import make_command

PAGE = Path(__file__).with_name("cli.md")
_HEAD = "# Commands\n\nWritten by `make docs` from the commands' own `--help`.\n"


def main(words: list[str]) -> int:
    """Write the page, or with `--check` exit 1 when it is stale."""
    text = _HEAD + "".join(_section(path) for path in _list_paths(make_command(), ("reticle",)))
    if "--check" in words:
        fresh = PAGE.is_file() and PAGE.read_text("utf-8") == text
        sys.stderr.write("" if fresh else "docs/cli.md is stale: make docs\n")
        return 0 if fresh else 1
    PAGE.write_text(text, "utf-8")
    return 0


def _list_paths(command: Any, path: tuple[str, ...]) -> list[tuple[str, ...]]:
    found = [path]
    for name, inner in getattr(command, "commands", {}).items():
        found += _list_paths(inner, (*path, name))
    return found


def _section(path: tuple[str, ...]) -> str:
    done = subprocess.run(
        [str(Path(sys.executable).with_name("reticle")), *path[1:], "--help"],
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line.rstrip() for line in done.stdout.strip("\n").splitlines()]
    return f"\n## {' '.join(path)}\n\n```\n" + "\n".join(lines) + "\n```\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
