"""The commands of grading: failed reads, containers, addresses, mistakes."""

from __future__ import annotations

import json
import os
import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from stored_state import MOMENT, fresh_mysql, fresh_postgres, list_lines, reticle


def test_a_failed_read_is_a_line_of_its_own_and_exit_2(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text(
        json.dumps(
            {
                "sources": [
                    {"kind": "command", "label": "bad", "command": "echo half; echo oh no >&2; exit 3"},
                    {"kind": "command", "label": "good", "command": "echo row"},
                ]
            }
        )
    )
    done = reticle("grade", "snapshot", "--state", "state.json", "--out", "out.json", cwd=tmp_path)
    assert done.returncode == 2
    assert "state read failed: bad: exit code 3: oh no" in done.stderr
    assert list_lines(tmp_path / "out.json") == ["state good row", "state read failed: bad: exit code 3: oh no"]
    files = ("--reference", "out.json", "--again", "out.json", "--candidate", "out.json")
    judged = reticle("grade", "judge", *files, cwd=tmp_path)
    assert judged.returncode == 2
    assert judged.stdout.startswith("UNVERIFIED")


def test_a_command_runs_in_the_container_through_docker_exec(tmp_path: Path) -> None:
    """No Docker is needed: a program of that name writes down how it was called."""
    docker = tmp_path / "bin" / "docker"
    docker.parent.mkdir()
    docker.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {tmp_path}/called\necho orders\n')
    docker.chmod(0o755)
    env = {**os.environ, "PATH": f"{docker.parent}:{os.environ['PATH']}"}
    done = reticle(
        "grade", "tables", "--container", "shop-db", "--list", "mysql -N shop -e 'show tables'",
        "--rows", "mysql -N shop -e 'select * from {table}'", "--out", "wide.json", cwd=tmp_path, env=env,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    called = ["exec", "shop-db", "sh", "-c"]
    assert (tmp_path / "called").read_text().splitlines() == [*called, "mysql -N shop -e 'show tables'"]
    assert (
        reticle("grade", "snapshot", "--state", "wide.json", "--out", "o.json", cwd=tmp_path, env=env).returncode == 0
    )
    assert (tmp_path / "called").read_text().splitlines() == [*called, "mysql -N shop -e 'select * from orders'"]


@pytest.mark.full
@pytest.mark.parametrize("kind", ["postgres", "mysql", "sqlite"])
def test_tables_of_an_address_become_a_declaration_that_can_be_read(tmp_path: Path, kind: str) -> None:
    script = "CREATE TABLE orders (id int PRIMARY KEY, note varchar(9));\n"
    script += "INSERT INTO orders VALUES (1, 'x');\nCREATE TABLE tmp_x (id int)"
    with ExitStack() as stack:
        env = dict(os.environ)
        if kind == "sqlite":
            dsn = str(tmp_path / "shop.db")
            with closing(sqlite3.connect(dsn)) as database:
                database.executescript(script)
        else:
            env["SHOP_DSN"] = stack.enter_context(fresh_postgres(script) if kind == "postgres" else fresh_mysql(script))
            dsn = "${SHOP_DSN}"
        done = reticle("grade", "tables", "--dsn", dsn, "--skip", "tmp_", "--out", "wide.json", cwd=tmp_path, env=env)
        assert done.returncode == 0, done.stderr
        assert done.stdout == "wide.json: 1 table, 1 skipped: tmp_x\n"
        done = reticle("grade", "snapshot", "--state", "wide.json", "--out", "out.json", cwd=tmp_path, env=env)
    assert done.returncode == 0, done.stderr
    assert list_lines(tmp_path / "out.json") == ["state orders 1\tx"]


def test_a_password_does_not_get_into_a_declaration(tmp_path: Path) -> None:
    done = reticle(
        "grade", "tables", "--dsn", "postgresql://u:tops3cret@127.0.0.1/x", "--out", "wide.json", cwd=tmp_path
    )
    assert done.returncode == 2
    assert "--dsn '${RETICLE_DATABASE_URL}'" in done.stderr
    assert "tops3cret" not in done.stderr
    assert not (tmp_path / "wide.json").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("judge", "--reference", "a", "--again", "a", "--candidate", "a", "--answer", "x"), "--answer needs --expect"),
        (("tables", "--out", "x.json"), "needs --list and --rows, or --dsn"),
        (("tables", "--out", "x.json", "--list", "true", "--rows", "select"), "has no {table}"),
        (("tables", "--out", "x.json", "--list", "exit 4", "--rows", "{table}"), "cannot be read: exit code 4"),
        (("tables", "--out", "x.json", "--list", "true", "--rows", "{table}"), "no table is left"),
        (("tables", "--out", "x.json", "--dsn", "oracle://x/y"), '"oracle" is no database that can be read'),
        (("snapshot", "--state", "nope.json", "--out", "x.json"), "nope.json"),
        (("snapshot", "--state", "state.json", "--out", "x.json", "--taken-at", "yesterday"), "is no time with a zone"),
        (("snapshot", "--state", "state.json", "--out", "x.json", "--generated", "k3f9"), "is no NAME=VALUE"),
        (("snapshot", "--state", "state.json", "--out", "no/such/x.json"), "is no folder"),
        (("snapshot", "--state", "needs.json", "--out", "x.json"), "variable RETICLE_TEST_UNSET is not set"),
        (("snapshot", "--state", "wrong.json", "--out", "x.json"), 'did you mean "label"?'),
        (("snapshot", "--state", "state.json", "--out", "./state.json"), "would overwrite state.json"),
        (("snapshot", "--state", "state.json", "--out", "x.json", "--url", " "), "--url is empty"),
        (("suggest", "--state", "state.json", "--reference", "wrong.json", "--again", "a", "--out", "wrong.json"),
         "would overwrite wrong.json"),
    ],
)  # fmt: skip
def test_a_mistake_is_one_line_and_exit_2_and_nothing_is_written(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    (tmp_path / "state.json").write_text('{"sources": [{"kind": "command", "label": "a", "command": "echo 1"}]}')
    (tmp_path / "wrong.json").write_text('{"sources": [{"kind": "command", "labell": "a", "command": "echo 1"}]}')
    (tmp_path / "needs.json").write_text(
        '{"sources": [{"kind": "file", "label": "a", "path": "${RETICLE_TEST_UNSET}/x"}]}'
    )
    done = reticle("grade", *words, cwd=tmp_path)
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "x.json").exists()
    assert {path.name for path in tmp_path.iterdir()} == {"state.json", "wrong.json", "needs.json"}
    assert '"command"' in (tmp_path / "state.json").read_text()


def test_the_apps_time_and_generated_values_stand_in_the_header(tmp_path: Path) -> None:
    (tmp_path / "state.json").write_text('{"sources": [{"kind": "command", "label": "a", "command": "echo 1"}]}')
    words = ("grade", "snapshot", "--state", "state.json", "--out", "out.json", "--generated", "unique=k3f9")
    assert reticle(*words, "--taken-at", "2026-11-30T13:00:00+01:00", cwd=tmp_path).returncode == 0
    clock = json.loads((tmp_path / "out.json").read_text())["header"]["clock"]
    assert clock == {"takenAt": MOMENT, "generated": {"unique": "k3f9"}}
    env = {**os.environ, "RETICLE_NOW": "2027-01-01T00:00:00Z"}
    done = reticle(*words, "--json", cwd=tmp_path, env=env)
    assert json.loads(done.stdout)["sources"] == [{"label": "a", "kind": "command", "rows": 1, "error": None}]
    assert '"takenAt":"2027-01-01T00:00:00Z"' in (tmp_path / "out.json").read_text()


def test_json_is_json_whatever_stands_in_a_row_and_whatever_the_terminal_can_hold(tmp_path: Path) -> None:
    for name, cell in (("a", "\\udcffé\\ud83d"), ("b", "\\udcfeé\\ud83e")):
        (tmp_path / f"{name}.json").write_text(f'{{"version":1,"lines":["state t 1\\t{cell}"]}}', encoding="utf-8")
    words = ("grade", "judge", "--reference", "a.json", "--again", "a.json", "--candidate", "b.json", "--json")
    for encoding in ("utf-8", "ascii"):
        done = reticle(*words, cwd=tmp_path, env={**os.environ, "PYTHONIOENCODING": encoding})
        assert (done.returncode, done.stderr) == (1, "")
        assert json.loads(done.stdout)["state"]["removed"] == ["state t 1\t\udcffé\ud83d"]


def test_a_snapshot_that_is_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    files = ("--reference", "pipe", "--again", "pipe", "--candidate", "pipe")
    done = reticle("grade", "judge", *files, cwd=tmp_path)
    assert done.returncode == 2
    assert "could not be read: * in pipe: cannot read the snapshot: it is no regular file" in done.stdout
