"""The rules of this house that no linter knows."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from decimal import Decimal
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINES = 400
IN_CODE = ("runner/reticle/**/*.py", "tests/**/*.py", "docs/*.py", "sdk_js/src/**/*.js", "sdk_js/scripts/*.mjs")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|\bNotImplementedError\b|\b(for now|not yet implemented)\b")
HEAVY = ("pydantic", "playwright", "numpy", "PIL", "aiohttp", "jinja2", "psycopg", "rich", "asyncio")
PAGES = ("README.md", "CONTRIBUTING.md", "DECISIONS.md", "CHANGELOG.md", "docs/*.md")
FIGURE = re.compile(
    r"(?P<number>-?\d[\d,]*(?:\.\d+)?)\s?(?P<unit>[^\s<|]*)\s*<!-- figure (?P<file>[\w.-]+) (?P<key>[\w.]+) -->"
)
MEASURED = re.compile(r"(?<![\w.])\d[\d,]*(?:\.\d+)?\s?(?:×|ms\b|µs\b|MiB\b|MB\b)")


def _files(*patterns: str) -> list[Path]:
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern) if "node_modules" not in path.parts)
    assert found
    return found


def test_a_file_is_one_idea_of_at_most_400_lines() -> None:
    long = {
        str(path.relative_to(ROOT)): count
        for path in _files(*IN_CODE)
        if (count := len(path.read_text("utf-8").splitlines())) > LINES
    }
    assert long == {}


def test_nothing_in_the_code_is_left_for_later() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in _files(*IN_CODE)
        if path != Path(__file__)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if UNFINISHED.search(line)
    ]
    assert found == []


def test_the_tests_run_against_the_installed_package() -> None:
    import reticle

    where = Path(reticle.__file__).resolve()
    assert "site-packages" in where.parts or os.environ.get("RETICLE_EDITABLE") == "1", where


def test_the_command_imports_nothing_heavy_before_a_command_runs() -> None:
    code = "import sys; from reticle.cli.main import make_app; make_app(); print('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(set(HEAVY) & set(done.stdout.split())) == []


def test_help_takes_at_most_three_times_the_import_of_typer() -> None:
    command = str(Path(sys.executable).with_name("reticle"))
    ours = min(_cpu_s([command, "--help"]) for _ in range(5))
    typers = min(_cpu_s([sys.executable, "-c", "import typer"]) for _ in range(5))
    assert ours / typers <= 3


def _cpu_s(words: list[str]) -> float:
    """Return the processor time of a command: other load of the machine does not count."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@pytest.mark.parametrize("page", _files(*PAGES), ids=lambda path: path.name)
def test_every_measured_figure_of_a_page_stands_in_a_file(page: Path) -> None:
    """`2.4 × <!-- figure startup.json ratio -->` must fit docs/figures/startup.json; no unit without its mark."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.S)
    if page.name == "README.md":
        marked = {found.start("number") for found in FIGURE.finditer(text)}
        loose = [found.group() for found in MEASURED.finditer(text) if found.start() not in marked]
        assert loose == []
    for found in FIGURE.finditer(text):
        value = json.loads((ROOT / "docs/figures" / found["file"]).read_text("utf-8"))
        for part in found["key"].split("."):
            value = value[int(part)] if isinstance(value, list) else value[part]
        shown = Decimal(found["number"].replace(",", ""))
        assert round(Decimal(str(value)), max(0, -int(shown.as_tuple().exponent))) == shown, found.group()


def test_the_table_of_figures_says_how_each_was_measured() -> None:
    for path in sorted((ROOT / "docs/figures").glob("*.json")):
        measured = json.loads(path.read_text("utf-8"))
        assert {"command", "commit", "date", "machine"} <= set(measured), path.name
