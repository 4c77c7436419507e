"""Wait for what a test expects in a log, driven by the log itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from reticle.browser.person import Person
from reticle.model.event import Event

T = TypeVar("T")


def all_of(person: Person, kind: type[T]) -> list[T]:
    """Return the data of every event of one kind, in order."""
    return [event.data for event in person.log.since(0) if isinstance(event.data, kind)]


async def await_data(
    person: Person, kind: type[T], fits: Callable[[T], bool] = lambda _: True, timeout_s: float = 10
) -> T:
    """Return the first event's data of that kind that fits, waiting for it."""
    event = await await_event(person, lambda item: isinstance(item.data, kind) and fits(item.data), timeout_s)
    assert isinstance(event.data, kind)
    return event.data


async def await_event(person: Person, fits: Callable[[Event], bool], timeout_s: float = 10) -> Event:
    """Return the first event that fits, waiting for it; fails with the log."""
    found: asyncio.Future[Event] = asyncio.get_running_loop().create_future()

    def look(event: Event) -> None:
        if not found.done() and fits(event):
            found.set_result(event)

    unsubscribe = person.log.subscribe(look)
    try:
        for event in person.log.since(0):
            look(event)
        return await asyncio.wait_for(found, timeout_s)
    except TimeoutError:
        lines = "\n".join(str(event.to_json())[:300] for event in person.log.since(0))
        raise AssertionError(f"not seen within {timeout_s} s; the log:\n{lines}") from None
    finally:
        unsubscribe()


async def run_script(person: Person, source: str, page: str = "main") -> object:
    """Run a script in the page, for tests only: the product never does."""
    return await person.tab(page).page.evaluate(source)


async def await_script(person: Person, condition: str, page: str = "main") -> None:
    """Wait until a condition holds in the page, for tests only."""
    await person.tab(page).page.wait_for_function(condition, timeout=15_000)
