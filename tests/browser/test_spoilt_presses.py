"""A press that became no click says so first, and is not held against the app."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from acted import act_and_report, open_page
from recorded import replay
from served_pages import Site

from reticle.browser.input import Input
from reticle.browser.launch import Browser
from reticle.browser.person import Person
from reticle.engine.oneshot import judge_visit, prepare_check
from reticle.engine.shorthand import parse_predicate_text, parse_step
from reticle.engine.visit import Visit
from reticle.model.config import Config
from reticle.model.flow import parse_flow
from reticle.store.project import Project

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOVES = """<div id=above></div><button>Go</button><p id=out></p><script>
const go = document.querySelector('button');
const move = () => { above.style.height = '300px'; MORE };
go.addEventListener('pointerdown', move, { once: ONCE });
go.onclick = () => fetch('/save', { method: 'POST' }).then(() => { out.textContent = 'Saved' });
</script>"""
POSTED = {"kind": "net", "method": "POST", "path": "/save"}


def moving(more: str = "", *, once: bool = True) -> str:
    """Return a page whose button is gone from under the pointer before the button of the mouse is let go."""
    return MOVES.replace("MORE", more).replace("ONCE", "true" if once else "false")


async def test_a_target_that_the_page_moves_away_under_the_press_cannot_be_told(person: Person, site: Site) -> None:
    tab = await open_page(person, site, moving())
    verdict, report = await act_and_report(tab, POSTED, timeout_s=1)
    assert (verdict.verified, verdict.reason) == ("unknown", "not_acted"), verdict.because
    assert report is not None
    assert report.warnings[0] in verdict.because


@pytest.mark.parametrize(
    ("more", "expect", "reason"),
    [
        ("null.x", POSTED, "contradicted"),
        ("console.error('no')", {"kind": "console", "level": "error", "absent": True}, "assertion_failed"),
        ("out.textContent = 'Failed'", {"kind": "text", "contains": "Failed", "absent": True}, "assertion_failed"),
    ],
)
async def test_what_else_speaks_against_the_app_stays(
    person: Person, site: Site, more: str, expect: dict[str, Any], reason: str
) -> None:
    tab = await open_page(person, site, moving(f"setTimeout(() => {{ {more} }})"))
    verdict, _ = await act_and_report(tab, expect, timeout_s=1)
    assert (verdict.verified, verdict.reason) == ("no", reason), verdict.because
    assert "no click came of the press" in verdict.because


async def test_what_came_all_the_same_is_proved_and_the_press_told(person: Person, site: Site) -> None:
    tab = await open_page(person, site, moving("out.textContent = 'Saved'"))
    verdict, _ = await act_and_report(tab, {"kind": "text", "contains": "Saved"}, timeout_s=1)
    assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because
    assert verdict.because.startswith("no click came of the press: it was let go on")


async def test_a_flow_and_a_check_say_it_first_and_could_not_tell(browser: Browser, site: Site, tmp_path: Path) -> None:
    site.html("/", moving())
    step = {"action": "click", "target": {"role": "button", "name": "Go"}, "expect": POSTED, "timeoutMs": 1000}
    flow = parse_flow({"version": 1, "name": "f", "start": {"url": f"{site.url}/"}, "steps": [step]}, name="f")
    status, _, _ = await replay(browser, flow, tmp_path)
    assert status.status == "unverified", status
    assert "no click came of the press: it was let go on" in status.reason

    visit = prepare_check(Visit(url=f"{site.url}/", steps=(parse_step("click role=button name=Go"),), timeout_s=1),
                          (parse_predicate_text("net method=POST path=/save"),))  # fmt: skip
    verdict = await judge_visit(Project(root=tmp_path, config=Config()), visit, browser)
    assert verdict.because.startswith("the action did not happen: no click came of the press"), verdict.because


@pytest.mark.parametrize("alerts", [1, 99])
async def test_a_press_that_a_dialog_took_is_made_again(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch, alerts: int
) -> None:
    click = Input.click
    shown = 0

    async def behind_a_dialog(hands: Input, x: float, y: float, **how: Any) -> None:
        nonlocal shown
        shown += 1
        if shown <= alerts:
            async with tab.page.expect_event("dialog") as coming:
                await tab.page.evaluate("setTimeout(() => alert('Hi'))")
                await coming.value
        else:
            await click(hands, x, y, **how)

    monkeypatch.setattr(Input, "click", behind_a_dialog)
    site.json("/save", {})
    tab = await open_page(person, site, "<button onclick=\"fetch('/save', {method: 'POST'})\">Go</button>")
    verdict, report = await act_and_report(tab, POSTED, timeout_s=4)
    assert report is not None
    if alerts == 1:
        assert (verdict.verified, verdict.reason) == ("yes", "proved"), verdict.because
        assert report.warnings == []
    else:
        assert (verdict.verified, verdict.reason) == ("unknown", "not_acted"), verdict.because
        assert 'no click came of the press: alert "Hi" stood before the page' in verdict.because
