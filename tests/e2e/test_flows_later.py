"""Our own flows are green on any day: tomorrow, next month, in a year and after it."""

from __future__ import annotations

import asyncio
import shutil
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from house import sampled
from reticle.clock import Clock
from reticle.engine.gate_job import load_flows, load_setups
from reticle.engine.suite import SuiteOptions, run_suite
from reticle.engine.verify import verify_flow
from reticle.store.project import Project
from reticle.text import Redactor

ROOT = Path(__file__).resolve().parents[2]
NAMES = sorted(path.relative_to(ROOT / "flows").with_suffix("").as_posix() for path in (ROOT / "flows").rglob("*.json")
               if not any(part.endswith((".grade", ".files")) for part in path.parts))  # fmt: skip
DATED = ("coupon", "return")
"""Those in which days are chosen."""

pytestmark = pytest.mark.browser


class Later(Clock):
    """The machine's clock, some days on."""

    def __init__(self, days: int) -> None:
        self._ahead = timedelta(days=days)

    def now(self) -> datetime:
        return super().now() + self._ahead


def _run(folder: Path, names: tuple[str, ...], days: int) -> dict[str, tuple[str, str]]:
    for name in ("flows", "state"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "reticle.toml", folder)
    project = Project.find(folder)
    flows = load_flows(project, names)
    options = SuiteOptions(
        project, flows, folder / ".reticle" / "runs" / "one", Redactor(), clock=Later(days),
        extra=load_setups(project, flows),
    )  # fmt: skip
    done = asyncio.run(run_suite(options, verify_flow))
    return {result.name: (result.status, result.reason) for result in done.flows}


@pytest.mark.full
@pytest.mark.parametrize("days", sampled(["1", "32", "400"], ["32"]))
def test_flows_in_which_days_are_chosen_pass_on_another_day(tmp_path: Path, days: str) -> None:
    said = _run(tmp_path, DATED, int(days))
    assert {name: status for name, (status, _) in said.items()} == dict.fromkeys(DATED, "pass"), said


@pytest.mark.full
@pytest.mark.parametrize("days", [1, 32, 400])
def test_every_flow_passes_on_another_day(tmp_path: Path, days: int) -> None:
    said = _run(tmp_path, tuple(NAMES), days)
    assert {name: said for name, said in said.items() if said[0] != "pass"} == {}
    assert len(said) >= 20
