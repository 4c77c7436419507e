"""Each fault that is planted in the demo shop turns the gate red, with the right reason and the place to open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from harness import Project
from house import sampled

ROOT = Path(__file__).parents[2]
API = r"runner/reticle/demo/static/js/api\.js:\d+"

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Caught:
    """What the gate must say: the flow that fails, its reason, the file and line, how its grade ends."""

    flow: str
    reason: str
    source: str | None = None
    grade: str | None = None


CAUGHT: dict[str, Caught] = {
    "swallowed-500": Caught("buy", r"POST /api/orders → 201, exactly once, but POST /api/orders → 500", API),
    "wrong-status": Caught("buy", r"POST /api/orders → 201, exactly once, but POST /api/orders → 200", API),
    "double-submit": Caught("buy", r"POST /api/orders → 201, exactly once, but 2 of them", API),
    "wrong-row": Caught("buy", r"stored data: shop\.order_lines\[\d+\]\.product_id: \d+ → \d+", grade="FAIL"),
    "wrong-user": Caught("buy", r"stored data: shop\.orders\[\d+\]\.user_id: 1 → 2", grade="FAIL"),
    "lost-write": Caught("buy", r"stored data: ", grade="FAIL"),
    "console-error": Caught("buy", r"expected no console line of level error", r"faults/console-error\.js:\d+"),
    "uncaught-error": Caught("buy", r"uncaught exception: TypeError", r"faults/uncaught-error\.js:\d+"),
    "missing-signal": Caught("buy", r'signal "order:placed" .*but no signal at all'),
    "stale-store": Caught("buy", r"shop state cart\.count is 1, but it is 0"),
    "dead-button": Caught("buy", r"POST /api/cart → 201, exactly once, but the action caused no request"),
    "route-missing": Caught("buy", r"the route changes to …/receipt/…, but no route change at all"),
    "visual-shift": Caught("search-and-page", r'picture "second-page" .1280x800. different'),
    "visual-colour": Caught("search-and-page", r'picture "second-page" .1280x800. different'),
    "right-row-wrong-page": Caught("buy", r"order-total|picture"),
}
SAMPLE = ("wrong-row",)


def _files(fault: str | None = None) -> dict[str, Any]:
    """Return the project of the demo shop as this repository has it, with a fault planted in the app."""
    files: dict[str, Any] = {
        path.relative_to(ROOT).as_posix(): path.read_bytes()
        for folder in ("flows", "state")
        for path in (ROOT / folder).rglob("*.json")
    }
    config = (ROOT / "reticle.toml").read_text(encoding="utf-8")
    if fault is not None:
        config, count = re.subn(r'(start = "reticle demo serve [^"]*)"', rf'\1 --fault {fault}"', config)
        assert count == 1
    return {**files, "reticle.toml": config}


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """Take the baselines of the healthy shop on this machine, and show that it is green with them."""
    folder = tmp_path_factory.mktemp("healthy")
    project = Project(folder, _files())
    updated = project.run("baseline", "update", "search-and-page", "buy")
    assert updated.exit_code == 0, updated.stderr
    done = project.run("gate", "search-and-page", "buy")
    assert done.exit_code == 0, done.stdout + done.stderr
    assert "looks compared: 2 of 2" in done.stdout
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in (folder / "baselines").rglob("*")
        if path.is_file()
    }


@pytest.mark.parametrize("fault", sampled(sorted(CAUGHT), SAMPLE))
def test_a_planted_fault_turns_the_gate_red_with_reason_and_place(
    fault: str, tmp_path: Path, pictures: dict[str, bytes]
) -> None:
    expected = CAUGHT[fault]
    project = Project(tmp_path, {**_files(fault), **pictures})
    done = project.run("gate", expected.flow, "--json")
    assert done.exit_code == 1, done.stdout + done.stderr
    (flow,) = done.json["flows"]
    assert flow["status"] == "fail"
    assert re.search(expected.reason, flow["reason"]), flow["reason"]
    if expected.source is not None:
        source = flow["source"]
        assert re.search(expected.source, f"{source['file']}:{source['line']}")
    if expected.grade is not None:
        verdicts = {step["verdict"]["verified"] for step in flow["steps"] if "verdict" in step}
        assert verdicts == {"yes"}, "the page looks right, only the stored data tells"
        assert flow["grade"]["verdict"] == expected.grade
    assert not project.left_running()


@pytest.mark.full
def test_stored_data_that_cannot_be_read_is_could_not_tell_whatever_the_page_says(tmp_path: Path) -> None:
    unreachable = {"label": "shop", "kind": "postgres", "dsn": "postgresql://shop:hunter2hunter2@127.0.0.1:9/shop",
                   "tables": ["users"]}  # fmt: skip
    files = {**_files(), "state/shop.json": {"version": 1, "sources": [unreachable]}}
    project = Project(tmp_path, files)
    done = project.run("gate", "sign-in", "--json")
    assert done.exit_code == 2, done.stdout + done.stderr
    (flow,) = done.json["flows"]
    assert (flow["status"], flow["grade"]["verdict"]) == ("unverified", "UNVERIFIED")
    assert {step["verdict"]["verified"] for step in flow["steps"] if "verdict" in step} == {"yes"}
    assert "127.0.0.1" in flow["reason"], flow["reason"]
    assert not [name for name in done.changed if b"hunter2hunter2" in (project.root / name).read_bytes()]
