"""`reticle demo`: what a person types."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from urllib.request import urlopen

import pytest
from demo_shop import dump, rows
from typer.testing import CliRunner

from reticle.cli.demo import app
from reticle.clock import FixedClock
from reticle.demo.options import ShopClock, find_now
from reticle.errors import UsageError

RUN = "from reticle.cli.demo import app; app()"


def test_faults_and_drifts_are_listed_as_a_table_and_as_json() -> None:
    for what, some in (("faults", "swallowed-500"), ("drifts", "renamed-testids")):
        table = CliRunner().invoke(app, [what], env={"COLUMNS": "160"})
        assert (table.exit_code, some in table.stdout) == (0, True)
        listed = json.loads(CliRunner().invoke(app, [what, "--json"]).stdout)
        assert some in [entry["name"] for entry in listed]
        assert all(entry["does"] for entry in listed)


def test_reset_makes_the_rows_of_the_day_that_it_is_told(tmp_path: Path) -> None:
    def made(name: str, *args: str, **env: str) -> list[str]:
        done = CliRunner().invoke(app, ["reset", "--data", str(tmp_path / name), *args], env=env)
        assert (done.exit_code, done.output) == (0, "")
        return dump(tmp_path / name)

    by_flag = made("a", "--now", "2026-11-30T12:00:00Z")
    assert by_flag == made("b", RETICLE_NOW="2026-11-30T00:00:00+00:00")
    assert by_flag != made("c", "--now", "2027-11-30")
    assert by_flag != made("d", "--now", "2026-11-30T12:00:00Z", "--seed", "9")
    assert rows(tmp_path / "c", "SELECT value FROM settings WHERE name = 'made-on'") == [("2027-11-30",)]


def test_the_flag_wins_over_the_environment_and_no_time_is_no_time() -> None:
    environment = {"RETICLE_NOW": "2026-01-01T00:00:00Z"}
    assert find_now("2026-11-30T13:00:00+01:00", environment) == datetime(2026, 11, 30, 12, tzinfo=UTC)
    assert find_now(None, environment) == datetime(2026, 1, 1, tzinfo=UTC)
    assert find_now(None, {}) is None
    with pytest.raises(UsageError, match='--now "tomorrow" is no ISO 8601 time'):
        find_now("tomorrow", {})
    with pytest.raises(UsageError, match='RETICLE_NOW "soon" is no ISO 8601 time'):
        find_now(None, {"RETICLE_NOW": "soon"})


def test_the_shops_clock_goes_on_from_where_it_was_set() -> None:
    base = FixedClock(datetime(2030, 1, 1, tzinfo=UTC))
    clock = ShopClock(datetime(2026, 11, 30, tzinfo=UTC), base)
    base.advance(90)
    assert clock.now() == datetime(2026, 11, 30, 0, 1, 30, tzinfo=UTC)
    assert ShopClock(None, base).now() == base.now()


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_serve_says_one_line_and_ends_cleanly_when_told_to(tmp_path: Path, stop: signal.Signals) -> None:
    command = [sys.executable, "-c", RUN, "serve", "--data", str(tmp_path), "--now", "2026-11-30T12:00:00Z"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as shop:
        assert shop.stdout is not None
        assert shop.stderr is not None
        try:
            line = shop.stdout.readline()
            assert line.startswith("reticle demo shop: http://127.0.0.1:")
            with urlopen(line.split(": ", 1)[1].strip() + "/api/session") as reply:
                assert json.load(reply)["now"].startswith("2026-11-30T12:0")
        finally:
            os.kill(shop.pid, stop)
        assert (shop.wait(10), shop.stdout.read(), shop.stderr.read()) == (0, "", "")


def test_a_mistake_in_the_call_is_one_line(tmp_path: Path) -> None:
    asked = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--fault", "doubel-submit"])
    assert isinstance(asked.exception, UsageError)
    assert str(asked.exception) == (
        'no fault named "doubel-submit" (near: "double-submit") · hint: reticle demo faults'
    )
    assert not (tmp_path / "shop.db").exists()


def test_a_taken_port_is_told(tmp_path: Path) -> None:
    import socket

    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        asked = CliRunner().invoke(app, ["serve", "--data", str(tmp_path), "--port", str(port)])
    assert isinstance(asked.exception, UsageError)
    assert str(asked.exception).startswith(f"the shop cannot listen on 127.0.0.1:{port}: ")


def test_importing_the_shops_commands_loads_neither_server_nor_tables() -> None:
    code = "import sys, reticle.cli.demo; print(sorted({'aiohttp', 'rich.table', 'pydantic'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "aiohttp" not in done.stdout
    assert "pydantic" not in done.stdout
