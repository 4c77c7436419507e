"""What every action shares: who acts on what, how refusals are spelled, how the effect block is made."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from reticle.browser.input import Input
from reticle.browser.sdk import LOOP_HINT, ElementGoneError, FrameGoneError, Sdk
from reticle.browser.sdk_events import Press
from reticle.browser.session import CdpSession
from reticle.browser.targets import Found
from reticle.clock import SYSTEM
from reticle.errors import ActionRefusedError, ObservationLostError, TargetError
from reticle.model.run import ActionReport, Effect

REPORT_PATIENCE_S = 1.0
"""How long the core's report is waited for once the browser has taken all input; then it is asked outright."""
SPARE_S = 5.0
"""What a call to the page may take over the wait that it was asked to make."""
HINTS = {
    "occluded": "close what covers it first, or args.force to press all the same",
    "disabled": "what has to be filled in or chosen before it is enabled?",
    "hidden": "does something have to be opened first?",
    "readonly": "is there another control that changes it?",
    "zero_size": "is it the right element?",
    "no_pointer_events": "is it the right element?",
    "unstable": "is an animation endless?",
}


class ActingTab(Protocol):
    """What actions need of a tab."""

    @property
    def sdk(self) -> Sdk: ...

    @property
    def cdp(self) -> CdpSession: ...

    pressed_t: float | None
    dropped_s: float | None
    """When the last drag was let go (monotonic seconds), until the next gesture has waited for what that leaves."""

    def now_t(self) -> float: ...

    def note_path(self, found: Found | None) -> None: ...


@dataclass
class Deed:
    """One action while it is done."""

    tab: ActingTab
    kind: str
    action_id: str
    found: Found | None
    timeout_s: float
    force: bool = False
    attempt: int = 0
    started_s: float = field(default_factory=SYSTEM.monotonic_s)
    scrolled: bool = False
    occluded_by: str | None = None
    warnings: list[str] = field(default_factory=list)

    @property
    def sdk(self) -> Sdk:
        """Return the SDK of the page."""
        return self.tab.sdk

    @property
    def input(self) -> Input:
        """Return the hands on the page's own session."""
        return Input(self.tab.cdp)

    @property
    def element(self) -> Found:
        """Return the element, which this kind of action needs."""
        if self.found is None:
            raise TargetError(f'"{self.kind}" needs a target', kind="not_found", hint='give "target" or "ref"')
        return self.found

    @property
    def left_s(self) -> float:
        """Return the seconds until the deadline, never negative."""
        return max(0.0, self.timeout_s - (SYSTEM.monotonic_s() - self.started_s))

    @property
    def who(self) -> str:
        """Return how the element is called in messages."""
        return self.found.describe if self.found is not None else "the page"

    def next_token(self) -> str:
        """Return the name of the next try: action id and number."""
        self.attempt += 1
        return f"{self.action_id}#{self.attempt}"

    def refuse(self, refused: dict[str, str]) -> ActionRefusedError:
        """Spell a refusal of the core."""
        kind, what = refused["kind"], refused["what"]
        if kind == "gone":
            raise TargetError(f"{self.who}: {what}", kind="stale", hint="find it again")
        return ActionRefusedError(f"{self.who}: {what}", kind=kind, hint=HINTS.get(kind))

    async def ask(self, name: str, *args: Any, wait_s: float = 0.0) -> Any:
        """Call the core in the element's frame. An element or document that went away is a stale target."""
        found = self.element
        if found.frame.document != found.document:
            raise TargetError(f"{self.who}: its page was left", kind="stale", hint="find it again")
        try:
            return await self.sdk.call(found.frame, name, *args, timeout_s=wait_s + SPARE_S)
        except ElementGoneError as gone:
            there = f", {gone.now} stands there now" if gone.now else ""
            raise TargetError(f"{self.who}: it left the page{there}", kind="stale", hint="find it again") from None
        except FrameGoneError:
            raise TargetError(f"{self.who}: its page was left", kind="stale", hint="find it again") from None

    def told_pressed(self, epoch_ms: float | None) -> None:
        """Tell the tab when the press was."""
        if epoch_ms:
            self.tab.pressed_t = self.sdk.to_t(epoch_ms)


async def gather_report(deed: Deed, token: str, act: Callable[[], Awaitable[None]]) -> Press:
    """Do `act` and return what the guard armed under `token` tells of it.

    The report comes as an event; once the browser has taken all input, the page has heard it and is asked for what has
    ended. When nothing comes all the same (the press hit a scroll bar), the core is asked outright. Raises
    ObservationLostError when the page does not take the input in the time of its action.
    """
    found = deed.element
    future = deed.sdk.expect_report(token, found.frame)
    try:
        await _act_in_time(deed, act)
        if not future.done():
            deed.sdk.spawn(deed.sdk.call(found.frame, "reportEnded", token))
        done, _ = await asyncio.wait([future], timeout=REPORT_PATIENCE_S)
        if done:
            return future.result()
        if not await ask_report(deed, token):
            return Press(token=token, document_gone=True)
        done, _ = await asyncio.wait([future], timeout=REPORT_PATIENCE_S)
        return future.result() if done else Press(token=token, document_gone=True)
    finally:
        deed.sdk.drop_report(token)


async def _act_in_time(deed: Deed, act: Callable[[], Awaitable[None]]) -> None:
    """Do `act`. A page that closes itself under the press has taken it."""
    from playwright.async_api import Error

    limit_s = max(deed.left_s, SPARE_S)
    try:
        async with asyncio.timeout(limit_s):
            await act()
    except TimeoutError:
        raise ObservationLostError(
            f"{deed.who}: the page did not take the {deed.kind} within {limit_s:.0f} s",
            hint=LOOP_HINT,
        ) from None
    except Error:
        if not deed.sdk.page.is_closed():
            raise


async def ask_report(deed: Deed, token: str) -> bool:
    """Have the guard tell now what it saw of the gesture. Returns whether it still stood there."""
    try:
        return bool(await deed.sdk.call(deed.element.frame, "reportNow", token))
    except (FrameGoneError, ElementGoneError):
        return False
    except ObservationLostError:
        if not deed.sdk.page.is_closed():
            raise
        return False  # who closed it is told by whoever reads the page next


def report_of(deed: Deed, press: Press | None, **more: Any) -> ActionReport:
    """Make the report: the effect block with fields at their uninformative default left alone."""
    effect: dict[str, Any] = {}
    if press is not None:
        effect |= {
            "target_matched": press.target, "default_prevented": press.prevented,
            "focus_moved": _focus(deed, press), "appeared": list(press.appeared),
            "dom_mutated_within": None if press.mutated_ms is None else round(press.mutated_ms, 1),
        }  # fmt: skip
        deed.told_pressed(press.pressed)
    if deed.occluded_by:
        effect |= {"occluded": True, "occluded_by": deed.occluded_by}
    if deed.scrolled:
        effect["scrolled_into_view"] = True
    effect |= {key: value for key, value in more.items() if key in Effect.model_fields}
    found = deed.found
    return ActionReport(
        effect=Effect(**effect), warnings=deed.warnings, input_mode=more.get("input_mode", "real"),
        input_mode_reason=more.get("input_mode_reason"), testid=found.testid if found else None,
        role=found.role if found else None, name=found.name if found else None,
    )  # fmt: skip


def _focus(deed: Deed, press: Press) -> str | None:
    if press.focus is None or press.frame is None:
        return None
    names = [deed.sdk.refs.name(press.frame, number) if number is not None else "null" for number in press.focus]
    return "->".join(names)
