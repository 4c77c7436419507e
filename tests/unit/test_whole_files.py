"""Files are written whole or not at all."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from reticle.whole import WholeFile, write_whole


def _fail_in_the_middle(path: Path) -> None:
    with WholeFile(path) as out:
        out.write(b"new")
        raise RuntimeError


def test_a_file_is_replaced_in_one_step_and_keeps_its_permissions(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_whole(path, "old")
    path.chmod(0o640)
    with WholeFile(path) as out:
        out.write(b"new")
        out.flush()
        assert path.read_text() == "old"
    assert path.read_text() == "new"
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["a.json"]


def test_half_a_character_is_written_as_json_spells_it(tmp_path: Path) -> None:
    """An app may send half a surrogate pair; what tells of it is JSON."""
    path = tmp_path / "a.json"
    write_whole(path, json.dumps({"a": "\ud83dé"}, ensure_ascii=False))
    assert path.read_bytes() == b'{"a": "\\ud83d\xc3\xa9"}'
    assert json.loads(path.read_bytes()) == {"a": "\ud83dé"}


def test_an_error_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_whole(path, "old")
    with pytest.raises(RuntimeError):
        _fail_in_the_middle(path)
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["a.json"]


@pytest.mark.parametrize("named", [False, True])
def test_a_killed_process_leaves_no_half_file(tmp_path: Path, named: bool) -> None:
    program = (
        "import os, signal, sys\nfrom reticle.whole import WholeFile\n"
        + ("del os.O_TMPFILE\n" if named else "")
        + "with WholeFile(sys.argv[1]) as out:\n"
        "    out.write(b'half' * 1000000)\n    out.flush()\n    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    path = tmp_path / "a.json"
    done = subprocess.run([sys.executable, "-c", program, str(path)], check=False)
    assert done.returncode == -9
    assert not path.exists()
    if not named and hasattr(os, "O_TMPFILE"):
        assert os.listdir(tmp_path) == []


def test_where_nameless_files_are_unknown_a_hidden_one_is_used_and_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "O_TMPFILE", raising=False)
    path = tmp_path / "a.json"
    with pytest.raises(RuntimeError):
        _fail_in_the_middle(path)
    assert os.listdir(tmp_path) == []
    write_whole(path, b"y")
    assert os.listdir(tmp_path) == ["a.json"]


def test_a_symbolic_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    write_whole(tmp_path / "real" / "a.json", "old")
    (tmp_path / "link.json").symlink_to(tmp_path / "real" / "a.json")
    write_whole(tmp_path / "link.json", "new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real" / "a.json").read_text() == "new"


def test_a_pipe_is_written_straight(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE)
    write_whole(pipe, "text")
    assert reader.communicate(timeout=20)[0] == b"text"
    assert pipe.is_fifo()


def test_a_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, "x")
