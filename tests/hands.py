"""A person's hands on a browser: raw input through a connection of their own, which the recorder knows nothing of."""

from __future__ import annotations

import asyncio
import contextlib
import json
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp

PIECE_S = 0.02
BAR_NAME_PX = 110
"""From the fold of the recorder's bar to its name."""
KEYS = {
    "Enter": ("Enter", 13, "\r"), "Tab": ("Tab", 9, ""), "Escape": ("Escape", 27, ""), " ": ("Space", 32, " "),
    "Backspace": ("Backspace", 8, ""), "ArrowDown": ("ArrowDown", 40, ""), "ArrowUp": ("ArrowUp", 38, ""),
    "ArrowLeft": ("ArrowLeft", 37, ""), "ArrowRight": ("ArrowRight", 39, ""), "End": ("End", 35, ""),
    "Home": ("Home", 36, ""),
}  # fmt: skip


class Hands:
    """Input on the pages of a browser that listens on a debugging port. `async with Hands(port) as hands`."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._next = 0
        self._answers: dict[int, asyncio.Future[Any]] = {}
        self._sessions: dict[str, str] = {}
        self._page = ""
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> Hands:
        self._client = aiohttp.ClientSession()
        async with self._client.get(f"http://127.0.0.1:{self._port}/json/version") as answer:
            url = (await answer.json())["webSocketDebuggerUrl"]
        self._socket = await self._client.ws_connect(url, max_msg_size=0)
        self._reader = asyncio.ensure_future(self._read())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        self._reader.cancel()
        await self._socket.close()
        await self._client.close()

    async def look_at(self, url_part: str, *, kind: str = "page") -> None:
        """Turn to the page (or the frame of another site) whose address contains `url_part`, waiting for it."""
        async with asyncio.timeout(10):
            while True:
                infos = (await self.send("Target.getTargets", {}, page=False))["targetInfos"]
                found = [info for info in infos if info["type"] == kind and url_part in info["url"]]
                if found:
                    break
                await asyncio.sleep(PIECE_S)
        target = found[-1]["targetId"]
        if target not in self._sessions:
            attached = await self.send("Target.attachToTarget", {"targetId": target, "flatten": True}, page=False)
            self._sessions[target] = attached["sessionId"]
        self._page = target

    async def send(self, method: str, params: dict[str, Any] | None = None, *, page: bool = True) -> Any:
        """Send one command to the page, or to the browser itself."""
        self._next += 1
        number = self._next
        message: dict[str, Any] = {"id": number, "method": method, "params": params or {}}
        if page:
            message["sessionId"] = self._sessions[self._page]
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_str(json.dumps(message))
        return await asyncio.wait_for(answer, 15)

    async def eval(self, script: str) -> Any:
        """Return what a script of the page gives: to look where things are, never to do them."""
        said = await self.send("Runtime.evaluate", {"expression": script, "returnByValue": True, "awaitPromise": True})
        assert "exceptionDetails" not in said, said
        return said["result"].get("value")

    async def until(self, script: str) -> None:
        """Wait until a script of the page gives something true."""
        async with asyncio.timeout(10):
            while not await self.eval(script):  # noqa: ASYNC110 # a page of another's tells nothing by itself
                await asyncio.sleep(PIECE_S)

    async def at(self, css: str, x: float = 0.5, y: float = 0.5) -> tuple[float, float]:
        """Return a point of an element that is in view, from its top left corner in parts of its size."""
        await self.until(f"!!({_find(css)})")
        box = await self.eval(
            f"(() => {{ const el = {_find(css)}; el.scrollIntoViewIfNeeded?.(); const b = el.getBoundingClientRect();"
            " let [dx, dy] = [0, 0]; for (let w = el.ownerDocument.defaultView; w !== w.top; w = w.parent) {"
            " const f = w.frameElement; if (!f) break; const r = f.getBoundingClientRect();"
            " dx += r.x + f.clientLeft; dy += r.y + f.clientTop; }"
            " return [b.x + dx, b.y + dy, b.width, b.height]; })()"
        )
        return box[0] + box[2] * x, box[1] + box[3] * y

    async def move(self, css: str, x: float = 0.5, y: float = 0.5) -> None:
        """Move the pointer onto an element and rest there for a moment."""
        await self._mouse("mouseMoved", *(await self.at(css, x, y)))
        await asyncio.sleep(0.1)

    async def click(
        self, css: str, *, count: int = 1, button: str = "left", at: tuple[float, float] = (0.5, 0.5),
        modifiers: int = 0, answer: bool | str | None = None,
    ) -> None:  # fmt: skip
        """Move onto an element and press; `answer` is what is said to the dialog that comes of it."""
        point = await self.at(css, *at)
        if answer is None:
            await self.click_at(*point, count=count, button=button, modifiers=modifiers)
            return
        await self.send("Page.enable")
        self.heard.clear()
        press = asyncio.ensure_future(self.click_at(*point))
        await self.await_event("Page.javascriptDialogOpening")
        said = {"accept": bool(answer), **({"promptText": answer} if isinstance(answer, str) else {})}
        await self.send("Page.handleJavaScriptDialog", said)
        await press

    async def click_at(self, x: float, y: float, *, count: int = 1, button: str = "left", modifiers: int = 0) -> None:
        """Press at a point of the viewport."""
        await self._mouse("mouseMoved", x, y)
        for number in range(1, count + 1):
            more = {"button": button, "clickCount": number, "modifiers": modifiers}
            await self._mouse("mousePressed", x, y, buttons=2 if button == "right" else 1, **more)
            await self._mouse("mouseReleased", x, y, **more)

    async def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        """Press at one point, move on, release at another."""
        await self._mouse("mouseMoved", *start)
        await self._mouse("mousePressed", *start, button="left", buttons=1, clickCount=1)
        for step in range(1, steps + 1):
            part = step / steps
            at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            await self._mouse("mouseMoved", *at, button="left", buttons=1)
            await asyncio.sleep(PIECE_S)
        await self._mouse("mouseReleased", *end, button="left", clickCount=1)

    async def edit(self, command: str) -> None:
        """Do what a shortcut of the keyboard does in a field: selectAll copy paste."""
        letter = {"selectAll": "a", "copy": "c", "paste": "v"}[command]
        base = {
            "key": letter,
            "code": f"Key{letter.upper()}",
            "windowsVirtualKeyCode": ord(letter.upper()),
            "modifiers": 2,
        }
        await self.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", "commands": [command], **base})
        await self.send("Input.dispatchKeyEvent", {"type": "keyUp", **base})

    async def choose(self, css: str, files: list[Path]) -> None:
        """Press what opens a file chooser and choose files in it."""
        await self.send("Page.enable")
        await self.send("Page.setInterceptFileChooserDialog", {"enabled": True})
        self.heard.clear()
        await self.click(css)
        opened = await self.await_event("Page.fileChooserOpened")
        chosen = {"files": [str(file) for file in files], "backendNodeId": opened["backendNodeId"]}
        await self.send("DOM.setFileInputFiles", chosen)

    async def go_back(self) -> None:
        """Press the browser's own back button."""
        history = await self.send("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] - 1]["id"]
        await self.send("Page.navigateToHistoryEntry", {"entryId": entry})

    async def press_bar(self, words: str) -> None:
        """Press a button of the recorder's own bar, found by its words, or by what its sign stands for (`fold`)."""
        x, y = await self.find_in_bar(words)
        await self.click_at(x, y)

    async def move_bar(self, by_x: float, by_y: float) -> None:
        """Pull the bar out of the way, by its name."""
        x, y = await self.find_in_bar("fold")
        await self.drag((x - BAR_NAME_PX, y), (x - BAR_NAME_PX + by_x, y + by_y))

    async def rest(self) -> None:
        """Wait a moment, as people do."""
        await asyncio.sleep(0.6)

    async def await_event(self, method: str) -> dict[str, Any]:
        """Wait until the browser tells something."""
        async with asyncio.timeout(10):
            while not (found := [said for said in self.heard if said["method"] == method]):  # noqa: ASYNC110 # see until
                await asyncio.sleep(PIECE_S)
        params: dict[str, Any] = found[-1]["params"]
        return params

    async def find_in_bar(self, words: str) -> tuple[float, float]:
        """Return the middle of a button of the recorder's own bar."""
        async with asyncio.timeout(10):
            while True:
                tree = await self.send("DOM.getDocument", {"depth": -1, "pierce": True})
                for button in _list_buttons(tree["root"]):
                    if words not in (_words_of(button), _wish_of(button)):
                        continue
                    with contextlib.suppress(RuntimeError):  # the bar was drawn anew meanwhile
                        box = (await self.send("DOM.getBoxModel", {"nodeId": button["nodeId"]}))["model"]["content"]
                        return (box[0] + box[2]) / 2, (box[1] + box[5]) / 2
                await asyncio.sleep(PIECE_S)

    async def wheel(self, css: str, dy: float) -> None:
        """Turn the wheel over an element."""
        x, y = await self.at(css)
        await self._mouse("mouseWheel", x, y, deltaX=0, deltaY=dy)

    async def type(self, text: str) -> None:
        """Type key by key."""
        for char in text:
            await self.key("Enter" if char == "\n" else char)

    async def key(self, key: str, *, modifiers: int = 0, times: int = 1) -> None:
        """Press a key. `modifiers`: 1 Alt, 2 Control, 4 Meta, 8 Shift."""
        for _ in range(times):
            plain = key.isascii() and key.isalnum()
            own = (
                (f"Key{key.upper()}" if key.isalpha() else f"Digit{key}", ord(key[-1].upper()), key)
                if plain
                else ("", 0, key)
            )
            code, number, text = KEYS.get(key, own)
            base = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers}
            typed = {"text": text, "unmodifiedText": text} if text and not modifiers & 7 else {}
            await self.send("Input.dispatchKeyEvent", {"type": "keyDown" if typed else "rawKeyDown", **base, **typed})
            await self.send("Input.dispatchKeyEvent", {"type": "keyUp", **base})

    async def compose(self, stages: list[str], text: str | None) -> None:
        """Write with an input method: several stages, a key each, then the word; without one it is left open."""
        key = {"key": "Process", "windowsVirtualKeyCode": 229}
        for stage in stages:
            await self.send("Input.dispatchKeyEvent", {"type": "rawKeyDown", **key})
            await self.send(
                "Input.imeSetComposition", {"text": stage, "selectionStart": len(stage), "selectionEnd": len(stage)}
            )
            await self.send("Input.dispatchKeyEvent", {"type": "keyUp", **key})
        if text is not None:
            await self.send("Input.insertText", {"text": text})

    async def _mouse(self, kind: str, x: float, y: float, **more: Any) -> None:
        await self.send("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, **more})

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is not aiohttp.WSMsgType.TEXT:
                return
            said = json.loads(message.data)
            answer = self._answers.pop(said.get("id", -1), None)
            if answer is None:
                if "method" in said:
                    self.heard.append(said)
                continue
            with contextlib.suppress(asyncio.InvalidStateError):
                if "error" in said:
                    answer.set_exception(RuntimeError(said["error"]["message"]))
                else:
                    answer.set_result(said["result"])


def _list_buttons(node: dict[str, Any], inside: bool = False) -> list[dict[str, Any]]:
    inside = inside or node["nodeName"] == "RETICLE-BAR"
    found = [node] if inside and node["nodeName"] == "BUTTON" else []
    for below in (*node.get("children", ()), *node.get("shadowRoots", ())):
        found += _list_buttons(below, inside)
    return found


def _wish_of(node: dict[str, Any]) -> str:
    names = node.get("attributes", [])
    return str(dict(zip(names[::2], names[1::2], strict=True)).get("data-do", ""))


def _words_of(node: dict[str, Any]) -> str:
    own = node.get("nodeValue", "") if node["nodeName"] == "#text" else ""
    return own + "".join(_words_of(child) for child in node.get("children", ()))


def _find(css: str) -> str:
    """Spell how an element is found: through open shadow roots and same-site frames with `>>`."""
    script = "document"
    parts = css.split(" >> ")
    for number, part in enumerate(parts):
        script = f"{script}.querySelector({json.dumps(part)})"
        if number < len(parts) - 1:
            script = f"(e => e && (e.shadowRoot ?? e.contentDocument))({script})"
            script = f"({script} ?? document.createDocumentFragment())"
    return script
