"""The ledger: what both passed and failed on one flow and code is flaky, and nothing else is."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reticle.errors import InputError
from reticle.store.ledger import Entry, Ledger, Tally


def _entry(status: str, *, flow: str = "buy", key: str = "k1", code: str | None = "c1", ms: float = 10) -> Entry:
    return Entry("2026-11-30T12:00:00Z", "run", flow, key, code, status, ms)


def test_a_flow_that_passed_and_failed_on_one_code_is_flaky(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass"), _entry("fail"), _entry("pass"), _entry("drift")])
    assert ledger.tally({"buy": "k1"}, "c1") == {"buy": Tally(2, 2)}
    assert str(ledger.list_flaky(["buy"])["buy"]) == "failed 2 of 4 times on the same flow and code"


def test_one_regression_that_was_mended_and_came_back_is_not_flakiness(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass"), _entry("fail", code="c2"), _entry("pass", code="c3"), _entry("fail", code="c4")])
    assert not ledger.tally({"buy": "k1"}, "c4")["buy"].is_flaky
    assert ledger.list_flaky(["buy"]) == {}


@pytest.mark.parametrize(
    "second",
    [
        _entry("fail", code="c2"),
        _entry("fail", key="k2"),
        _entry("fail", flow="pay"),
        _entry("unverified"),
        _entry("no-fault"),
        _entry("pass"),
    ],
)
def test_another_code_another_flow_and_what_could_not_be_told_are_no_flakiness(second: Entry, tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass"), second])
    assert ledger.list_flaky(["buy", "pay"]) == {}


def test_replays_of_unknown_code_never_count_for_each_other(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass", code=None), _entry("fail", code=None)])
    assert ledger.tally({"buy": "k1"}, None) == {}
    assert ledger.list_flaky(["buy"]) == {}


@settings(max_examples=20)
@given(replays=st.lists(st.tuples(st.sampled_from(["pass", "fail", "unverified"]), st.sampled_from("ab"))))
def test_a_tally_counts_what_was_written(
    replays: list[tuple[str, str]], tmp_path_factory: pytest.TempPathFactory
) -> None:
    ledger = Ledger(tmp_path_factory.mktemp("ledger"))
    ledger.append([_entry(status, code=code) for status, code in replays])
    for code in "ab":
        counted = ledger.tally({"buy": "k1"}, code).get("buy", Tally(0, 0))
        assert counted.passed == replays.count(("pass", code))
        assert counted.failed == replays.count(("fail", code))


def test_what_was_flaky_long_ago_is_forgotten(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass"), _entry("fail"), *[_entry("pass", code="c2")] * 98])
    assert ledger.list_flaky(["buy"]) == {"buy": Tally(1, 1)}
    ledger.append([_entry("pass", code="c2")])
    assert ledger.list_flaky(["buy"]) == {}


def test_durations_are_the_median_of_the_last_passes(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.append([_entry("pass", ms=9000)] * 3 + [_entry("pass", ms=ms) for ms in (10, 20, 30, 40, 900)])
    ledger.append([_entry("fail", ms=70_000), _entry("fail", flow="bad", ms=50)])
    assert ledger.durations_ms() == {"buy": 30, "bad": 50}


def test_a_project_without_a_ledger_has_no_history_and_reading_makes_none(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "none")
    assert (ledger.tally({"buy": "k1"}, "c1"), ledger.durations_ms(), ledger.list_flaky(["buy"])) == ({}, {}, {})
    assert not ledger.file.exists()


def test_several_may_write_at_once(tmp_path: Path) -> None:
    def write() -> None:
        for _ in range(10):
            Ledger(tmp_path).append([_entry("pass")])

    threads = [threading.Thread(target=write) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert Ledger(tmp_path).tally({"buy": "k1"}, "c1") == {"buy": Tally(40, 0)}


def test_the_ledger_forgets_the_oldest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reticle.store.ledger._KEPT", 3)
    ledger = Ledger(tmp_path)
    ledger.append([_entry("fail"), _entry("pass"), _entry("pass"), _entry("pass")])
    assert ledger.tally({"buy": "k1"}, "c1") == {"buy": Tally(3, 0)}


def test_a_broken_or_newer_ledger_is_told(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path)
    ledger.file.write_bytes(b"no database" * 100)
    with pytest.raises(InputError, match="cannot be used") as caught:
        ledger.durations_ms()
    assert "remove it" in str(caught.value)
    ledger.file.unlink()
    connection = sqlite3.connect(ledger.file)
    connection.execute("PRAGMA user_version = 9")
    connection.close()
    with pytest.raises(InputError, match="version 9"):
        ledger.append([_entry("pass")])
