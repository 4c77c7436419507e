"""Calls with words that are off: one line on stderr, exit 2, no traceback, nothing written and nothing started."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harness import COMMAND
from hostile import TEXTS, texts
from reticle.cli.main import make_command, run

EXAMPLES = 200 if os.environ.get("RETICLE_SOAK") else 3
LEFT_OUT = {("demo", "serve"), ("init",)}
"""What never ends, and what is there to write where nothing right stands yet."""
BROKEN = "[app]\nulr = 'x'\n"


def _commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    inner = getattr(command, "commands", None)
    if inner is None:
        yield path, command
    for name, sub in (inner or {}).items():
        yield from _commands(sub, (*path, name))


COMMANDS = {path: command for path, command in _commands(make_command()) if path not in LEFT_OUT}


def _words(path: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    """Draw a call of a command: its own options and arguments, each with some value or none, and words of nobody."""
    options = [name for param in COMMANDS[path].params for name in param.opts if name.startswith("-")]
    flags = st.sampled_from([name for name in options if name not in ("--help", "--apply")] or ["--json"])
    strange = st.sampled_from(
        ["--", "-", "--no-such", "-x", "--=", "---", "--json=1", "@file", "999999999999999999999"]
    )
    value = texts | st.sampled_from(
        ["0", "-1", "1e9", "nan", "no/such/file.json", "flows", ".", "/", "last", "*", "[", "%s"]
    )
    pair = st.tuples(flags, value).map(list)
    joined = st.builds(lambda flag, text: [f"{flag}={text}"], flags, value)
    part = pair | joined | st.lists(flags | value | strange, min_size=1, max_size=1)
    return st.lists(part, max_size=5).map(
        lambda parts: [*path, *(word for part in parts for word in part if "\x00" not in word)]
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project whose configuration is broken: whatever a command would do, it must not come to that."""
    made = tmp_path_factory.mktemp("calls")
    (made / "reticle.toml").write_text(BROKEN)
    (made / "flows").mkdir()
    return made


def _listing(folder: Path) -> list[tuple[str, int]]:
    return sorted((str(path.relative_to(folder)), path.stat().st_mtime_ns) for path in folder.rglob("*"))


@pytest.mark.slow
@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_a_call_that_is_off_is_told_in_one_line(
    path: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    monkeypatch.setenv("DISPLAY", "")
    monkeypatch.setenv("RETICLE_BROWSER", str(folder / "no-browser"))
    before = _listing(folder)

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(words=_words(path))
    def call(words: list[str]) -> None:
        code = run(words)
        said = capfd.readouterr()
        assert code in (0, 2), (words, code, said)
        assert "Traceback" not in said.err, (words, said.err)
        assert "defect" not in said.err, (words, said.err)
        assert code == 0 or len(said.err.splitlines()) == 1, (words, said.err)
        assert not [char for char in said.err if char != "\n" and not char.isprintable()], (words, said.err)

    call()
    assert _listing(folder) == before


@pytest.mark.parametrize("text", [text for text in TEXTS if text.strip() and "\x00" not in text])
def test_a_hostile_name_is_told_in_one_harmless_line(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "flows").mkdir()
    (tmp_path / "flows" / "pay.json").write_text('{"name": "pay", "steps": []}')
    (tmp_path / "reticle.toml").write_text('[app]\nurl = "http://127.0.0.1:1"\n')
    monkeypatch.chdir(tmp_path)
    assert run(["verify", f"x{text}"]) == 2
    (line,) = capfd.readouterr().err.splitlines()
    assert line.startswith("reticle: ")
    assert line.isprintable()
    assert sorted(os.listdir(tmp_path)) == ["flows", "reticle.toml"]


@pytest.mark.skipif(sys.platform != "linux", reason="needs a device that is always full")
def test_output_that_finds_no_room_is_told_in_one_line() -> None:
    for stdout, stderr in ((True, False), (False, True), (True, True)):
        with open("/dev/full", "wb") as full:
            ended = subprocess.run(
                [COMMAND, "--version"], stdout=full if stdout else subprocess.DEVNULL,
                stderr=full if stderr else subprocess.PIPE, timeout=60,
            )  # fmt: skip
        assert ended.returncode == (2 if stdout else 0)
        said = (ended.stderr or b"").decode()
        told = "reticle: the output cannot be written: No space left on device\n"
        assert said == (told if stdout and not stderr else "")
