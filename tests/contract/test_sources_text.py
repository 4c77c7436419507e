"""The `command` and `file` sources, variables, and snapshots as files."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from reticle.errors import InputError, UsageError
from reticle.grade.snapshot_file import open_snapshot
from stored_state import MOMENT, Stored, get_header, get_source, list_lines


@pytest.fixture
def stored(tmp_path: Path) -> Stored:
    return Stored(tmp_path)


def command(text: str, label: str = "c", **more: Any) -> dict[str, Any]:
    return {"kind": "command", "label": label, "command": text, **more}


def file(path: str, label: str = "f", **more: Any) -> dict[str, Any]:
    return {"kind": "file", "label": label, "path": path, **more}


def test_rows_of_a_command_are_verbatim(stored: Stored) -> None:
    rows = stored.rows(command(r"""printf 'b\tx\r\na \\N\n\na\n\377"quoted"'"""))
    assert rows == ["c ", 'c \udcff"quoted"', "c a \\N", "c a", "c b\tx"]


def test_a_command_without_output_has_no_rows(stored: Stored) -> None:
    assert stored.rows(command("true")) == []


@pytest.mark.full
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("echo half; echo oops >&2; exit 3", "exit code 3: oops"),
        ("echo half; kill -TERM $$", "ended by signal SIGTERM"),
        ("no_such_program_here", "exit code 127"),
        ("echo half; sleep 100 & sleep 100", "timed out after 0.4 s"),
        ("echo half; exec >&-; sleep 100", "timed out after 0.4 s"),
        ("yes", "timed out after 0.4 s"),
    ],
)
def test_a_command_that_fails_has_failed_also_with_partial_output(stored: Stored, text: str, reason: str) -> None:
    assert stored.failure(command(text, timeoutS=0.4)).startswith(reason)
    assert get_source(stored.folder / "out.json", "c")["rows"] == 0


def test_everything_that_a_command_started_ends_with_it(stored: Stored) -> None:
    stored.failure(command(f"sleep 98765 & echo $! > {stored.folder}/pid; sleep 98765", timeoutS=0.3))
    stored.rows(command(f"sleep 98765 > /dev/null & echo $! > {stored.folder}/pid2"))
    for name in ("pid", "pid2"):
        assert _is_gone(int((stored.folder / name).read_text()))


def _is_gone(pid: int) -> bool:
    """Wait for a process that is no child of ours to end, and tell whether it did."""
    try:
        number = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([number], [], [], 10)[0])
    finally:
        os.close(number)


def test_a_killed_snapshot_ends_its_command_and_leaves_no_file(stored: Stored) -> None:
    pipe = stored.folder / "pid"
    os.mkfifo(pipe)
    stored.declare(command(f"echo $$ > {pipe}; echo row; sleep 98765"))
    running = subprocess.Popen(
        [sys.executable, "-m", "reticle.cli.main", "grade", "snapshot", "--state", "state.json", "--out", "out.json"],
        cwd=stored.folder,
    )
    pid = int(pipe.read_text())  # waits until the command writes it
    running.send_signal(signal.SIGKILL)
    running.wait(20)
    assert _is_gone(pid)
    assert sorted(os.listdir(stored.folder)) == ["pid", "state.json"]


def test_a_snapshot_killed_before_its_last_step_leaves_no_file(stored: Stored) -> None:
    """All rows are read, sorted through runs on the disk and written: only the file's name is missing."""
    os.mkfifo(stored.folder / "told")
    stored.declare(command("seq 1 300000"))
    program = (
        "import os, time\nfrom pathlib import Path\nfrom reticle.engine.grade import take_snapshot\n"
        "def stop(number):\n    Path('told').write_text(str(os.fstat(number).st_size))\n    time.sleep(600)\n"
        "os.fsync = stop\n"
        "take_snapshot(Path('state.json'), Path('out.json'), limit_bytes=4 << 20)\n"
    )
    running = subprocess.Popen([sys.executable, "-c", program], cwd=stored.folder)
    written = int((stored.folder / "told").read_text())  # waits until the child writes it
    running.send_signal(signal.SIGKILL)
    running.wait(20)
    assert written > 300_000 * len('"state c 1",')
    assert sorted(os.listdir(stored.folder)) == ["state.json", "told"]


def test_a_command_runs_in_the_declarations_folder_with_the_given_environment(stored: Stored) -> None:
    stored.env["SHOP_NAME"] = "corner"
    assert stored.rows(command('echo "$SHOP_NAME"; basename "$PWD"')) == sorted(["c corner", f"c {stored.folder.name}"])


def test_secrets_in_what_a_command_says_are_redacted(stored: Stored) -> None:
    reason = stored.failure(command("echo 'cannot log in, password=tops3cret' >&2; exit 1"))
    assert "tops3cret" not in reason
    assert "password=‹secret:" in reason


def test_a_variables_value_is_never_printed_its_name_stands_for_it(stored: Stored) -> None:
    stored.env |= {"SHOP_DATA": "/no/such/place", "SHOP_TOKEN": "tops3cret", "SHOP_DB": "x://me:p4ssw0rd@h/d"}
    assert stored.failure(file("${SHOP_DATA}/a.log")) == "${SHOP_DATA}/a.log: No such file or directory"
    assert stored.failure(file("${SHOP_DATA}/*.log")).startswith("${SHOP_DATA}/*.log: ")
    said = stored.failure(command('echo "no entry for $SHOP_TOKEN at $SHOP_DB" >&2; exit 1'))
    assert "tops3cret" not in said
    assert "p4ssw0rd" not in said


def test_a_variable_that_is_not_set_is_named_and_nothing_is_written(stored: Stored) -> None:
    for source in (file("${RETICLE_TEST_NO}/x"), command("cat $RETICLE_TEST_NO/x")):
        with pytest.raises(InputError, match="RETICLE_TEST_NO is not set"):
            stored.snapshot(source)
    assert stored.rows(command('echo "${RETICLE_TEST_NO:-none}"')) == ["c none"]
    (stored.folder / "out.json").unlink()
    assert not (stored.folder / "out.json").exists()


def test_paths_are_relative_to_the_declaration_and_variables_are_filled_in(stored: Stored) -> None:
    (stored.folder / "data").mkdir()
    (stored.folder / "data" / "${x}.log").write_bytes(b"b\r\na")
    stored.env["DATA"] = "data"
    assert stored.rows(file("${DATA}/$${x}.log")) == ["f a", "f b"]


def test_a_pattern_names_many_files(stored: Stored) -> None:
    (stored.folder / "logs" / "deep").mkdir(parents=True)
    (stored.folder / "logs" / "1.log").write_text("one\n")
    (stored.folder / "logs" / "deep" / "2.log").write_text("two")
    assert stored.rows(file("logs/*.log")) == ["f one"]
    assert stored.rows(file("logs/**/*.log")) == ["f one", "f two"]
    assert stored.rows(file("logs/*.none")) == []
    assert "is no folder" in stored.failure(file("nope/*.log"))


def test_a_file_named_like_a_pattern_is_that_file(stored: Stored) -> None:
    (stored.folder / "a[1].log").write_text("x\n")
    assert stored.rows(file("a[1].log")) == ["f x"]


def test_what_is_no_regular_file_is_refused(stored: Stored) -> None:
    os.mkfifo(stored.folder / "pipe")
    assert "is a folder" in stored.failure(file(".")) or "Is a directory" in stored.failure(file("."))
    assert "is no regular file" in stored.failure(file("pipe"))
    assert "No such file" in stored.failure(file("nope.log"))


def test_a_row_that_is_wholly_ignored_is_no_row(stored: Stored) -> None:
    source = command(r"printf '1\tNULL\n2\tx 10:00:00\n'", ignore=[r"^\d+\tNULL$", r" \d\d:\d\d:\d\d"])
    assert stored.rows(source) == ["c 2\tx"]
    assert get_source(stored.folder / "out.json", "c")["rows"] == 1


def test_a_pattern_that_is_no_regular_expression_is_a_mistake(stored: Stored) -> None:
    with pytest.raises(InputError, match=r'state.json:1: source "c": ignore: "\(" is no regular expression'):
        stored.snapshot(command("echo 1", ignore=["("]))


def test_lines_are_sorted_by_the_bytes_of_the_encoded_line(stored: Stored) -> None:
    result = stored.snapshot(
        command(r"printf 'b\n\303\251\na!\na\na \n\"\n\\\n\t\n\001\n'", label="x"),
        command("echo 1", label="x.y"),
        command("exit 1", label="z"),
        command("echo 1", label="reac"),
        command("echo 1", label="read.x"),
        url="http://127.0.0.1:80/a/?b=2&a=1#frag",
    )
    text = result.path.read_bytes()
    body = text[text.index(b"\n") + 1 : text.rindex(b"\n]}")].split(b"\n")
    strings = [line.removesuffix(b",") for line in body]
    assert strings == sorted(strings)
    assert all(line.endswith(b",") for line in body[:-1])
    assert body[-1] == b'"url http://127.0.0.1/a?a=1&b=2"'
    with open_snapshot(result.path) as snapshot:
        for entry in get_header(result.path)["sources"]:
            if "error" not in entry:
                assert snapshot.digest(entry["label"]) == entry["sha256"]


def test_an_empty_snapshot_is_still_one(stored: Stored) -> None:
    result = stored.snapshot(command("true"))
    assert list_lines(result.path) == []
    with open_snapshot(result.path) as snapshot:
        assert snapshot.entries["c"].rows == 0


def test_secrets_in_the_pages_address_become_the_same_digest_every_time(stored: Stored) -> None:
    first = stored.rows(command("true"), url="http://me:pw@127.0.0.1/?token=tops3cret&a=1")
    again = stored.rows(command("true"), url="http://me:pw@127.0.0.1/?token=tops3cret&a=1")
    assert first == again
    assert "tops3cret" not in first[0]
    assert "pw@" not in first[0]


def test_two_sources_that_come_to_one_label_are_unread(stored: Stored) -> None:
    stored.sqlite("CREATE TABLE orders (a)")
    result = stored.snapshot(
        {"kind": "sqlite", "label": "shop", "path": "shop.db", "tables": "*"}, command("echo 1", label="shop.orders")
    )
    assert [(failure.label, failure.reason) for failure in result.failures] == [
        ("shop.orders", "two sources have this label")
    ]


def test_a_snapshot_is_the_same_bytes_however_little_memory_it_may_use(stored: Stored) -> None:
    many = command("seq 1 30000 | sed 's/$/ some text/'", label="n")
    plenty = stored.snapshot(many).path.read_bytes()
    assert stored.snapshot(many, limit_bytes=100_000).path.read_bytes() == plenty
    assert sorted(os.listdir(stored.folder)) == ["out.json", "state.json"]


def test_a_snapshot_may_go_to_a_pipe(stored: Stored) -> None:
    os.mkfifo(stored.folder / "pipe")
    reader = subprocess.Popen(["cat", str(stored.folder / "pipe")], stdout=subprocess.PIPE)
    stored.snapshot(command("echo 1"), name="pipe")
    assert json.loads(reader.communicate(timeout=20)[0])["lines"] == ["state c 1"]


def test_a_full_disk_is_told_and_leaves_no_file(stored: Stored) -> None:
    """A small file system of its own where that is allowed, else a limit on the size of files."""
    stored.declare(command("seq 1 400000"))
    program = (
        "import resource, sys\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))\n"
        "from reticle.cli.main import main\nmain(sys.argv[1:])\n"
    )
    words = ["grade", "snapshot", "--state", "state.json", "--out", "small/out.json", "--taken-at", MOMENT]
    small = stored.folder / "small"
    small.mkdir()
    mounted = subprocess.run(
        ["unshare", "-m", "sh", "-c", 'mount -t tmpfs -o size=1m none small && exec "$@"', "sh",
         sys.executable, "-m", "reticle.cli.main", *words],
        cwd=stored.folder, capture_output=True, text=True, check=False,
    )  # fmt: skip
    limited = subprocess.run(
        [sys.executable, "-c", program, *words], cwd=stored.folder, capture_output=True, text=True, check=False
    )
    told = [limited] if "mount" in mounted.stderr or "unshare" in mounted.stderr else [limited, mounted]
    for done in told:
        assert done.returncode == 2, done.stderr
        assert len(done.stderr.splitlines()) == 1
        assert "cannot be written" in done.stderr
    assert os.listdir(small) == []


def test_runs_that_do_not_fit_on_the_disk_end_the_snapshot(stored: Stored) -> None:
    """Sorted runs of some megabytes, and files may not grow beyond one."""
    stored.declare(command("seq 1 400000"))
    program = (
        "import resource, sys\nfrom pathlib import Path\nfrom reticle.engine.grade import take_snapshot\n"
        "from reticle.sources.rows import SpillError\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))\n"
        "try:\n    take_snapshot(Path('state.json'), Path('out.json'), limit_bytes=8 << 20)\n"
        "except SpillError as caught:\n    print(caught)\n    sys.exit(caught.exit_code)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=stored.folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2, done.stderr
    assert "sorted rows cannot be written" in done.stdout
    assert "File too large" in done.stdout
    assert os.listdir(stored.folder) == ["state.json"]


@pytest.mark.parametrize("label", ["", "read", "a b", "tab\tle", "naïve", "a/b", "a:b"])
def test_a_label_is_made_of_few_characters_and_is_never_the_word_of_a_failed_read(stored: Stored, label: str) -> None:
    with pytest.raises(InputError, match="label"):
        stored.snapshot(command("true", label=label))
    assert stored.rows(command("echo 1", label="A-z_0.9%2F")) == ["A-z_0.9%2F 1"]


@pytest.mark.parametrize("moment", ["2026-11-30", "2026-11-30T12:00:00", "tomorrow", "2026-13-01T00:00:00Z"])
def test_a_time_without_a_zone_is_refused(stored: Stored, moment: str) -> None:
    with pytest.raises(UsageError, match="is no time with a zone"):
        stored.snapshot(command("true"), taken_at=moment)


@pytest.mark.full
def test_memory_stays_bounded_however_many_rows_there_are(stored: Stored) -> None:
    """A million rows would take some hundred megabytes; sixteen are allowed for them."""
    stored.declare(command("seq 1 1000000 | sed 's/$/ and some more text to make the row longer/'"))
    program = (
        "import resource, sys\nfrom pathlib import Path\nfrom reticle.engine.grade import take_snapshot\n"
        "import numpy\nbefore = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "result = take_snapshot(Path('state.json'), Path('out.json'), limit_bytes=16 << 20)\n"
        "assert result.row_count == 1_000_000 and not result.failures\n"
        "print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=stored.folder, capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 64
    with open_snapshot(stored.folder / "out.json") as snapshot:
        snapshot.check_rows()
        assert snapshot.digest("c") == snapshot.entries["c"].sha256
