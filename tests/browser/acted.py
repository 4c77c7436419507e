"""Acts on a page as a flow does, waits as a flow does, and gives the verdict."""

from __future__ import annotations

from typing import Any, cast

from served_pages import Site

from reticle.browser.person import Person
from reticle.browser.tab import Tab
from reticle.engine.acting import Attempt, act_in_window
from reticle.judge.outcome import Policy
from reticle.model.flow import ARGS, Args
from reticle.model.predicate import parse_predicate
from reticle.model.run import ActionReport
from reticle.model.target import Target
from reticle.model.verdict import Verdict

FOCUS: dict[str, Any] = {"focus": True}
"""In place of a target: where the focus is."""
CLEAN = {"kind": "console", "level": "error", "absent": True}


async def open_page(person: Person, site: Site, body: str, *, path: str = "/") -> Tab:
    """Serve `body` at `path` and open it."""
    site.html(path, body)
    tab = person.tab("main")
    await tab.open(site.url + path)
    return tab


async def act(tab: Tab, expect: Any = None, **how: Any) -> Verdict:
    """Do what `act_and_report` does; return the verdict alone."""
    return (await act_and_report(tab, expect, **how))[0]


async def act_and_report(
    tab: Tab,
    expect: Any = None,
    *,
    kind: Any = "click",
    target: dict[str, Any] | None = None,
    args: dict[str, Any] | None = None,
    timeout_s: float = 3.0,
    number: str = "a1",
) -> tuple[Verdict, ActionReport | None]:
    """Do one action (a click on the button "Go" unless told), wait until its window is closed, and judge it.

    Returns the verdict and what the action told of its effect, None when it was refused.
    """
    attempt = Attempt(
        id=number,
        kind=kind,
        args=cast("Args", ARGS[kind].model_validate(args or {})),
        target=None if target == FOCUS else Target.model_validate(target or {"role": "button", "name": "Go"}),
        expect=parse_predicate(expect) if expect is not None else None,
        timeout_s=timeout_s,
    )
    acted = await act_in_window(tab, attempt, Policy())
    assert acted.window is not None, acted.drift
    await acted.window.await_positive()
    await acted.window.await_closed()
    verdict = acted.window.end()
    await tab.disarm(number)
    return verdict, acted.report
