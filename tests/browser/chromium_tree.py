"""What Chromium's own accessibility tree says: asked in tests, and nowhere in the product."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from reticle.browser.closed_roots import open_all
from reticle.browser.frames import Frame
from reticle.browser.own_roles import learn_own_roles
from reticle.browser.person import Person
from reticle.browser.session import send_or_none
from reticle.browser.tab import Tab

SAME = {"none": "", "generic": "", "image": "img", "presentation": "", "RootWebArea": "document"}
"""Words of Chromium for what ARIA calls otherwise."""
BATCH = 400
DESCRIBE = """function (...elements) {
  const ask = (...words) => JSON.parse(__reticle(...words)).ok;
  const ids = elements.map((el) => ask('adopt', el));
  const { answers } = ask('read', ids.map((id) => ({ kind: 'element', query: { id } })));
  return answers.map(({ elements: [told] }, at) => told && {
    role: told.role, name: told.name, unheard: ask('whyUnheard', ids[at]),
    words: [...elements[at].cells ?? []].filter((cell) => !cell.querySelector('button,input'))
      .map((cell) => cell.innerText).join(' '),
    drawn: elements[at].hasChildNodes() ? getComputedStyle(elements[at]).display : 'empty',
    markup: elements[at].cloneNode(false).outerHTML.replace(/ (class|style|d)="[^"]*"/g, '').slice(0, 160),
  });
}"""


@dataclass(frozen=True)
class Compared:
    """One element: role and name as we tell them and as Chromium does, "" for none."""

    tag: str
    markup: str
    ours: tuple[str, str]
    theirs: tuple[str, str]
    word: str
    """The role as Chromium spells it, "" for an element that it leaves out."""
    drawn: str
    """How CSS lays it out, `empty` for one that holds nothing."""
    words: str
    """The words of a table's row, but for cells with controls."""

    @property
    def agrees(self) -> bool:
        """Whether both say the same."""
        return self.ours == self.theirs

    @property
    def says_something(self) -> bool:
        """Whether one of the two gives it a role or a name: no bare box on both sides."""
        return (self.ours, self.theirs) != (("", ""), ("", ""))


async def ask_chromium(person: Person, css: str) -> tuple[str, str]:
    """Return role and name of an element as Chromium computes them, "" for none."""
    session: Any = person.tab().cdp
    root = (await session.send("DOM.getDocument"))["root"]["nodeId"]
    node = (await session.send("DOM.querySelector", {"nodeId": root, "selector": css}))["nodeId"]
    asked = {"nodeId": node, "fetchRelatives": False}
    (tree,) = (await session.send("Accessibility.getPartialAXTree", asked))["nodes"]
    role = "" if tree.get("ignored") else tree["role"]["value"]
    return same_role(role), _squash(tree.get("name", {}).get("value", ""))


def same_role(role: str | None) -> str:
    """Return a role in one spelling, "" for none and for what only Chromium has a word for: `LabelText`, `Date`."""
    said = SAME.get(role or "", role or "")
    return said if said == said.lower() else ""


async def compare_page(tab: Tab) -> list[Compared]:
    """Return every element of the page that Chromium's tree holds, and every other that has a role with us."""
    await open_all(tab.sdk)
    await learn_own_roles(tab.sdk)
    return [one for frame in tab.sdk.frames.list_live() for one in await _compare_frame(frame)]


async def _compare_frame(frame: Frame) -> list[Compared]:
    tree = await frame.session.send("Accessibility.getFullAXTree", {"frameId": frame.id})
    theirs = {node["backendDOMNodeId"]: node for node in tree["nodes"] if "backendDOMNodeId" in node}
    document = await _document_of(frame)
    elements = list(_elements_of(document))
    root = next(number for number, tag in elements if tag == "html")
    theirs[root] = theirs.get(document["backendNodeId"], {})
    found = []
    for at in range(0, len(elements), BATCH):
        part = elements[at : at + BATCH]
        for (number, tag), told in zip(part, await _describe(frame, [number for number, _ in part]), strict=True):
            one = _compare(tag, told, theirs.get(number, {}))
            if one.ours[0] or one.word:
                found.append(one)
    await send_or_none(frame.session, "Accessibility.disable")
    return found


async def _document_of(frame: Frame) -> dict[str, Any]:
    root: dict[str, Any] = (await frame.session.send("DOM.getDocument", {"depth": -1, "pierce": True}))["root"]
    await send_or_none(frame.session, "DOM.disable")
    stack = [root]
    while stack:
        node = stack.pop()
        inner = node.get("contentDocument")
        if node.get("nodeName") in ("IFRAME", "FRAME") and node.get("frameId") == frame.id and inner:
            return dict(inner)
        stack += [*node.get("children", ()), *node.get("shadowRoots", ()), *([inner] if inner else ())]
    return root


def _elements_of(node: dict[str, Any]) -> Iterator[tuple[int, str]]:
    """Yield backend id and tag of every element that the page made: not what stands inside the browser's controls."""
    if node["nodeType"] == 1:
        yield node["backendNodeId"], node["localName"]
    roots = [root for root in node.get("shadowRoots", ()) if root["shadowRootType"] != "user-agent"]
    for child in (*roots, *node.get("children", ())):
        yield from _elements_of(child)


async def _describe(frame: Frame, numbers: list[int]) -> list[dict[str, Any] | None]:
    world = {"executionContextId": frame.context, "objectGroup": "names"}
    handles = await asyncio.gather(
        *(frame.session.send("DOM.resolveNode", {"backendNodeId": number, **world}) for number in numbers)
    )
    answer = await frame.session.send("Runtime.callFunctionOn", {
        "functionDeclaration": DESCRIBE, "executionContextId": frame.context, "returnByValue": True,
        "arguments": [{"objectId": handle["object"]["objectId"]} for handle in handles],
    })  # fmt: skip
    await frame.session.send("Runtime.releaseObjectGroup", {"objectGroup": "names"})
    if "exceptionDetails" in answer:
        raise AssertionError(json.dumps(answer["exceptionDetails"])[:600])
    told: list[dict[str, Any] | None] = answer["result"]["value"]
    return told


def _compare(tag: str, told: dict[str, Any] | None, node: dict[str, Any]) -> Compared:
    word = "" if not node or node.get("ignored") else str(node["role"]["value"])
    theirs = (same_role(word), _squash(node.get("name", {}).get("value", "")) if word else "")
    role = "" if told is None or told["unheard"] else same_role(told["role"])
    ours = ("", "") if told is None or told["unheard"] else (role, told["name"] or "")
    if told is None:
        return Compared(tag, tag, ours, theirs, word, "", "")
    return Compared(tag, told["markup"], ours, theirs, word, told["drawn"], told["words"])


def _squash(text: object) -> str:
    return " ".join(str(text).split())
