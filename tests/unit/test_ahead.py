"""What is prepared for the next flow is used by that flow alone, on the copy and in the browser it was made for."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from reticle.engine.ahead import Ahead
from reticle.engine.lanes import Turn, Turns
from reticle.errors import ObservationLostError

pytestmark = pytest.mark.asyncio


class FakeSession:
    """Stands for a session: its page opens when it is let, or fails."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.closed = 0
        self.opens = asyncio.Event()
        self.failure = failure
        self.setting_up: asyncio.Task[str | None] | None = None

    async def person(self, _: str) -> None:
        await self.opens.wait()
        if self.failure is not None:
            raise self.failure

    async def close(self) -> None:
        self.closed += 1


class FakeBrowser:
    """Stands for a browser, lost or not."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()


def _begin(
    ahead: Ahead, session: FakeSession, browser: FakeBrowser, copy: object, near: asyncio.Event | None = None
) -> None:
    ahead.begin(cast("Any", session), cast("Any", browser), cast("Any", copy), near)


async def _take(ahead: Ahead, browser: FakeBrowser, copy: object) -> object:
    return await ahead.take(cast("Any", browser), cast("Any", copy))


async def test_what_was_prepared_is_given_once_and_when_its_page_is_open() -> None:
    ahead, session, browser, copy = Ahead(), FakeSession(), FakeBrowser(), object()
    _begin(ahead, session, browser, copy)
    taking = asyncio.ensure_future(_take(ahead, browser, copy))
    await asyncio.sleep(0)
    assert not taking.done()
    session.opens.set()
    assert await taking is session
    assert await _take(ahead, browser, copy) is None
    assert session.closed == 0


@pytest.mark.parametrize("other", ["browser", "copy", "lost", "failed"])
async def test_what_does_not_fit_is_closed_and_the_flow_begins_by_itself(other: str) -> None:
    ahead, browser, copy = Ahead(), FakeBrowser(), object()
    session = FakeSession(RuntimeError("no page") if other == "failed" else None)
    _begin(ahead, session, browser, copy)
    session.opens.set()
    if other == "lost":
        browser.lost.set()
    taken = await _take(ahead, FakeBrowser() if other == "browser" else browser, object() if other == "copy" else copy)
    assert (taken, session.closed) == (None, 1)


async def test_what_nobody_takes_is_closed_though_its_page_never_opens() -> None:
    ahead, session = Ahead(), FakeSession()
    _begin(ahead, session, FakeBrowser(), object())
    await ahead.drop()
    assert session.closed == 1
    await ahead.drop()
    assert session.closed == 1


def _set_up_with(monkeypatch: pytest.MonkeyPatch, outcome: str | Exception | None) -> tuple[list[object], list[object]]:
    """Have every set-up come out like this; return the lists of sessions set up and of those whose page was opened."""
    begun: list[object] = []
    opened: list[object] = []

    async def end() -> str | None:
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def begin(session: FakeSession) -> None:
        begun.append(session)
        session.setting_up = asyncio.get_running_loop().create_task(end())

    monkeypatch.setattr("reticle.engine.replay.set_up_ahead", begin)
    monkeypatch.setattr("reticle.engine.replay.open_ahead", opened.append)
    return begun, opened


async def _turn_over() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


@pytest.mark.parametrize("is_near", [True, False])
async def test_the_set_up_is_done_at_once_and_the_apps_page_opened_only_when_the_flow_will_soon_begin(
    monkeypatch: pytest.MonkeyPatch, is_near: bool
) -> None:
    begun, opened = _set_up_with(monkeypatch, None)
    ahead, session, browser, copy, near = Ahead(), FakeSession(), FakeBrowser(), object(), asyncio.Event()
    session.opens.set()
    _begin(ahead, session, browser, copy, near)
    await _turn_over()
    assert (begun, opened) == ([session], [])
    if is_near:
        near.set()
        await _turn_over()
    assert await _take(ahead, browser, copy) is session
    near.set()
    await _turn_over()
    assert opened == ([session] if is_near else [])


@pytest.mark.parametrize("outcome", ["step 1 click: not shown", ObservationLostError("the page crashed")])
async def test_after_a_set_up_that_went_wrong_no_page_is_opened(
    monkeypatch: pytest.MonkeyPatch, outcome: str | Exception
) -> None:
    _, opened = _set_up_with(monkeypatch, outcome)
    ahead, session, browser, copy, near = Ahead(), FakeSession(), FakeBrowser(), object(), asyncio.Event()
    session.opens.set()
    near.set()
    _begin(ahead, session, browser, copy, near)
    await _turn_over()
    assert opened == []
    assert await _take(ahead, browser, copy) is session  # the flow hears of it when it begins


async def test_what_comes_next_is_prepared_from_the_last_step_of_the_flow_before_on() -> None:
    turns = Turns(1)
    assert turns.near.is_set()
    async with Turn(turns) as first:
        assert not turns.near.is_set()
        first.near_end()
        assert turns.near.is_set()
        first.quiet()
        async with Turn(turns) as second:
            assert not turns.near.is_set()
            first.quiet()
            second.quiet()
            assert turns.near.is_set()
    assert not turns.free.locked()
    async with Turn(turns):
        assert turns.free.locked()  # giving back twice made no second turn
