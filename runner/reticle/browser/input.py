"""Mouse, keyboard and touch as the browser gets them from a person: CDP `Input.*` on the page's own session."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any

from reticle.browser.composing import Piece
from reticle.browser.keys import MODIFIERS, Key, is_typable, key_of, split_shortcut
from reticle.browser.session import CdpSession, Params
from reticle.clock import SYSTEM

BUTTONS = {"left": 1, "right": 2, "middle": 4}
FORCE = 0.5
"""What pages are told of a mouse that is pressed (`PointerEvent.pressure`); one that is not has none."""
REPEAT_AFTER_S = 0.5
REPEAT_EACH_S = 1 / 30
"""A key that is held repeats, after a moment and then so often, as systems are set when they are new."""


class Input:
    """One pair of hands on a page."""

    def __init__(self, cdp: CdpSession) -> None:
        self._cdp = cdp

    async def move(self, x: float, y: float, modifiers: int = 0) -> None:
        """Move the pointer there."""
        await self._send_mouse("mouseMoved", x, y, modifiers=modifiers)

    async def click(
        self, x: float, y: float, *, button: str = "left", count: int = 1, modifiers: Sequence[str] = (),
        hold_ms: float | None = None,
    ) -> None:  # fmt: skip
        """Move, press and release `count` times in one go: nothing is awaited in between, so the page cannot move
        away under a pointer that waits for its answer."""
        mask = mask_of(modifiers)
        going = [self._modifier(name, "rawKeyDown", mask) for name in modifiers]
        going.append(self._send_mouse("mouseMoved", x, y, modifiers=mask))
        releases = []
        for number in range(1, count + 1):
            press = {"button": button, "clickCount": number, "modifiers": mask}
            going.append(self._send_mouse("mousePressed", x, y, buttons=BUTTONS[button], force=FORCE, **press))
            if hold_ms is not None:
                await asyncio.gather(*going)
                await SYSTEM.await_timer(hold_ms / 1000)
                going = []
            releases.append(press)
            going.append(self._send_mouse("mouseReleased", x, y, buttons=0, **press))
        going += [self._modifier(name, "keyUp", 0) for name in reversed(modifiers)]
        await asyncio.gather(*going)

    async def down(self, x: float, y: float) -> None:
        """Press the left button and keep it down."""
        await self._send_mouse("mousePressed", x, y, button="left", buttons=1, clickCount=1, force=FORCE)

    async def carry(self, x: float, y: float) -> None:
        """Move with the left button down."""
        await self._send_mouse("mouseMoved", x, y, button="left", buttons=1, force=FORCE)

    async def up(self, x: float, y: float) -> None:
        """Release the left button."""
        await self._send_mouse("mouseReleased", x, y, button="left", buttons=0, clickCount=1)

    async def tap(self, x: float, y: float, hold_ms: float | None = None) -> None:
        """Touch a point with one finger."""
        point = {"x": x, "y": y, "id": 1}
        start = self._cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        if hold_ms is not None:
            await start
            await SYSTEM.await_timer(hold_ms / 1000)
            await self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
            return
        await asyncio.gather(start, self._cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []}))

    async def insert(self, text: str) -> None:
        """Put text in at the caret as one edit, as pasting or an input method does."""
        await self._cdp.send("Input.insertText", {"text": text})

    async def write(self, pieces: Sequence[Piece]) -> None:
        """Type and compose, one piece after the other."""
        for piece in pieces:
            if piece.stages:
                await self._compose(piece)
            else:
                await self.type(piece.text)

    async def _compose(self, piece: Piece) -> None:
        """Write with an input method: the page hears keys that it cannot read, what stands there for the time being,
        and in the end what was taken."""
        for stage in piece.stages:
            end = len(stage.encode("utf-16-le")) // 2
            await self._process("rawKeyDown")
            await self._cdp.send("Input.imeSetComposition", {"text": stage, "selectionStart": end, "selectionEnd": end})
            await self._process("keyUp")
        if piece.is_taken_by_key:
            await self._process("rawKeyDown")
        await self._cdp.send("Input.insertText", {"text": piece.text})
        if piece.is_taken_by_key:
            await self._process("keyUp")

    async def _process(self, kind: str) -> None:
        """Send a key as pages hear it while an input method takes the keys (UI Events: `Process`, 229)."""
        await self._cdp.send("Input.dispatchKeyEvent", {"type": kind, "key": "Process", "windowsVirtualKeyCode": 229})

    async def type(self, text: str) -> None:
        """Type character by character; what no key of a US keyboard makes goes in as one edit each."""
        going: list[Coroutine[Any, Any, Any]] = []
        for char in text.replace("\r\n", "\n"):
            if is_typable(char):
                key = key_of("Enter" if char == "\n" else char)
                going += [self._key("keyDown", key, 0), self._key("keyUp", key, 0)]
            else:
                going.append(self._cdp.send("Input.insertText", {"text": char}))
        await asyncio.gather(*going)

    async def press(self, shortcut: str, hold_ms: float | None = None) -> None:
        """Press a key or a shortcut such as `Control+K`; held for long enough it repeats.

        Raises ActionRefusedError for an unknown key.
        """
        modifiers, name = split_shortcut(shortcut)
        mask = 0
        going = []
        for modifier in modifiers:
            mask |= MODIFIERS[modifier]
            going.append(self._modifier(modifier, "rawKeyDown", mask))
        if modifiers and "Shift" not in modifiers and len(name) == 1:
            name = name.lower()  # Control+K is the key "k": nobody holds Shift for it
        key = key_of(name, shift="Shift" in modifiers)
        going.append(self._key("keyDown", key, mask))
        if hold_ms is not None:
            await asyncio.gather(*going)
            await self._hold(key, mask, hold_ms / 1000)
            going = []
        going.append(self._key("keyUp", key, mask))
        for modifier in reversed(modifiers):
            mask &= ~MODIFIERS[modifier]
            going.append(self._modifier(modifier, "keyUp", mask))
        await asyncio.gather(*going)

    async def _hold(self, key: Key, mask: int, seconds: float) -> None:
        """Keep a key down that is pressed already. The page gets as many repeats as the time is for, slow or not."""
        spare_s = seconds - REPEAT_AFTER_S
        count = 0 if spare_s < 0 or key.key in MODIFIERS else 1 + int(spare_s / REPEAT_EACH_S)
        going: list[asyncio.Task[None]] = []
        try:
            for number in range(count):
                await SYSTEM.await_timer(REPEAT_EACH_S if number else REPEAT_AFTER_S)
                going.append(asyncio.create_task(self._key("keyDown", key, mask, is_repeat=True)))
            passed_s = REPEAT_AFTER_S + REPEAT_EACH_S * (count - 1) if count else 0.0
            await SYSTEM.await_timer(seconds - passed_s)
            await asyncio.gather(*going)
        finally:
            for task in going:
                task.cancel()

    async def _send_mouse(self, kind: str, x: float, y: float, **more: object) -> None:
        await self._cdp.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    async def _key(self, kind: str, key: Key, mask: int, *, is_repeat: bool = False) -> None:
        text = key.text if not mask & ~MODIFIERS["Shift"] else ""
        params: Params = {
            "type": kind if kind == "keyUp" or text else "rawKeyDown", "key": key.key, "code": key.code,
            "windowsVirtualKeyCode": key.key_code, "location": key.location, "modifiers": mask,
        }  # fmt: skip
        if is_repeat:
            params["autoRepeat"] = True
        if kind != "keyUp" and text:
            params |= {"text": text, "unmodifiedText": text}
        await self._cdp.send("Input.dispatchKeyEvent", params)

    async def _modifier(self, name: str, kind: str, mask: int) -> None:
        key = key_of(name)
        await self._cdp.send("Input.dispatchKeyEvent", {
            "type": kind, "key": key.key, "code": key.code, "windowsVirtualKeyCode": key.key_code,
            "location": key.location, "modifiers": mask,
        })  # fmt: skip


def key_count(shortcut: str) -> int:
    """Return how many keys a shortcut presses. Raises ActionRefusedError for an unknown key."""
    modifiers, name = split_shortcut(shortcut)
    key_of(name)
    return len(modifiers) + 1


def mask_of(modifiers: Sequence[str]) -> int:
    """Return CDP's bit field of modifier keys."""
    mask = 0
    for name in modifiers:
        mask |= MODIFIERS[name]
    return mask
