"""An app of several processes with a database of its own per copy, gated in three copies side by side."""

from __future__ import annotations

import contextlib
import json
import secrets
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness import Project

STACK = Path(__file__).parents[1] / "stack"
NEWCOMER = Path(__file__).parents[1] / "newcomer"
SERVER = "postgresql://postgres@127.0.0.1"
FLOWS = ["close-issue", "file-issue", "sign-in", "wrong-password"]


def _answers(port: int) -> bool:
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
        return True
    return False


@pytest.fixture
def template() -> Iterator[str]:
    """A seeded database; what was cloned from it must be gone afterwards."""
    if not _answers(5432):
        pytest.skip("PostgreSQL does not answer on 127.0.0.1:5432")
    import psycopg

    name = f"tracker_{secrets.token_hex(4)}"
    with psycopg.connect(f"{SERVER}/postgres", autocommit=True) as server:
        server.execute(f'CREATE DATABASE "{name}"'.encode())
        try:
            with psycopg.connect(f"{SERVER}/{name}", autocommit=True) as inner:
                inner.execute((STACK / "schema.sql").read_bytes())
            yield name
        finally:
            server.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def _databases() -> set[str]:
    import psycopg

    with psycopg.connect(f"{SERVER}/postgres") as server:
        return {str(row[0]) for row in server.execute("SELECT datname FROM pg_database")}


@pytest.fixture
def place(template: str, tmp_path: Path) -> Project:
    """The example as a repository of its own. Each API that starts tells which database it is on."""
    root = tmp_path / "app"
    shutil.copytree(STACK, root, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(NEWCOMER / "dist", root / "dist")
    config = (root / "reticle.toml").read_text("utf-8").replace("tracker_template", template)
    told = 'sh -c \\"echo $DATABASE_URL >> told; exec python api.py --port {port:api}\\"'
    (root / "reticle.toml").write_text(config.replace("python api.py --port {port:api}", told), "utf-8")
    (root / ".gitignore").write_text("told\n.reticle/\n", "utf-8")
    for words in (["init", "-q"], ["add", "-A"],
                  ["-c", "user.name=n", "-c", "user.email=n@example.test", "commit", "-qm", "App"]):  # fmt: skip
        subprocess.run(["git", *words], cwd=root, check=True)
    return Project(root, {}, env={"PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin"})


@pytest.mark.full
def test_three_copies_of_front_end_api_and_postgresql_are_gated_side_by_side(place: Project) -> None:
    before = _databases()
    done = place.run("gate", "--json")
    assert done.exit_code == 0, done.stdout + done.stderr
    assert {flow["name"]: flow["status"] for flow in done.json["flows"]} == dict.fromkeys(FLOWS, "pass")
    told = (place.root / "told").read_text("utf-8").split()
    assert len(set(told)) == 3, told
    assert all(address.startswith(f"{SERVER}/") for address in told)
    assert _databases() == before
    assert place.left_running() == []


@pytest.mark.full
def test_an_api_that_stores_something_else_is_caught_by_its_data_alone(place: Project) -> None:
    config = (place.root / "reticle.toml").read_text("utf-8")
    place.write("reticle.toml", config.replace("env = { ", 'env = { TRACKER_FAULT = "label", '))
    done = place.run("gate", "--json")
    assert done.exit_code == 1, done.stdout + done.stderr
    told = {flow["name"]: flow for flow in done.json["flows"]}
    assert {name for name in told if told[name]["status"] != "pass"} == {"file-issue"}
    assert "label: feature → bug" in json.dumps(told["file-issue"], ensure_ascii=False)


def test_a_database_server_that_is_away_is_one_line(place: Project) -> None:
    config = (place.root / "reticle.toml").read_text("utf-8")
    place.write("reticle.toml", config.replace("127.0.0.1/tracker", "127.0.0.1:1/tracker"))
    done = place.run("gate")
    assert done.exit_code == 2
    assert "port 1 failed: Connection refused" in done.complaint
    assert place.left_running() == []
