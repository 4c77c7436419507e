"""Fields of a form and pictures of a document that are called like members of nodes change nothing for the SDK."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import cast

import pytest
from acted import act, act_and_report
from doing import find
from recorded import Watched, recorded
from seen import run_script
from served_pages import Site

import reticle
from reticle.browser.capture import CaptureOptions
from reticle.browser.fingerprints import take_fingerprint
from reticle.browser.outline import read_outline
from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

ASSETS = Path(reticle.__file__).parent / "_assets"
MEMBERS = """JSON.stringify([...new Set([Object, EventTarget, Node, Element, HTMLElement, HTMLFormElement, Document]
  .flatMap(kind => Object.getOwnPropertyNames(kind.prototype)))].filter(name => !/^(on|__|[A-Z])/.test(name)))"""
OWN = {
    "action", "after", "all", "attributes", "before", "blur", "close", "elements", "focus", "hidden", "id", "length",
    "name", "normalize", "open", "role", "scroll", "style", "submit", "target", "timeline", "title", "when",
    "constructor", "hasOwnProperty", "toString", "valueOf",
}  # fmt: skip
"""Keys of the SDK's own data and of what is no node; sdk_js/src/core/forms.js reads them from a form."""


async def members(person: Person, site: Site) -> list[str]:
    """Return what a form or a document can be asked for."""
    site.html("/", "<p>x")
    await person.tab().open(site.url)
    return cast("list[str]", json.loads(str(await run_script(person, MEMBERS))))


def page(names: list[str]) -> str:
    """Return a page whose form has a field and whose document has a picture of each name."""
    fields = "".join(f"<input name='{name}' aria-label='{name} field'>" for name in names)
    return (
        "".join(f"<img name='{name}' alt=''>" for name in names)
        + "<script>const says = text => document.all.o.append(text)</script>"
        + f"<form id=f aria-label=Order><fieldset><legend>Who</legend><label>Name <input name=n></label>"
        f"<button type=button>Go</button>{fields}</fieldset></form><output id=o></output>"
        "<script>Document.prototype.querySelector.call(document, 'button').onclick = () => { "
        "Document.prototype.getElementById.call(document, 'o').append('done') }</script>"
    )


async def test_every_member_of_a_node_may_be_the_name_of_a_field_and_of_a_picture(person: Person, site: Site) -> None:
    names = await members(person, site)
    assert len(names) > 300
    site.html("/all", page(names))
    tab = person.tab()
    await tab.open(site.url + "/all")
    filled = {"kind": "element", "query": {"label": "Name"}, "value": "Ada"}
    verdict, report = await act_and_report(tab, filled, kind="fill", target={"label": "Name"}, args={"value": "Ada"})
    assert verdict.verified == "yes", verdict.because
    assert report is not None
    assert report.effect.value_changed
    go = {"role": "button", "name": "Go", "within": {"role": "form", "name": "Order"}}
    verdict = await act(tab, {"kind": "text", "contains": "done"}, target=go, number="a2")
    assert verdict.verified == "yes", verdict.because
    assert (await find(person, role="group", name="Who")).describe
    told = await read_outline(tab, "full")
    assert [line.name for line in told.lines if line.role == "form"] == ["Order"]
    assert told.title == "/all"
    form = await find(person, css="#f")
    print_ = (await take_fingerprint(tab.sdk, form)).print
    assert (print_.id, print_.tag) == ("f", "form")
    assert await tab.settle() == (True, "")
    picture = await tab.capture(CaptureOptions(elements=True))
    assert any(place.name == 'button "Go"' for place in picture.elements), picture.elements
    await act(tab, kind="scroll", target={"css": "#f"}, args={"y": 10}, number="a3")
    await act(tab, kind="submit", target={"css": "#f"}, number="a4")
    assert "n=Ada" in site.hits[-1][1]


async def test_a_click_in_such_a_form_is_recorded(watched: Watched, person: Person, site: Site) -> None:
    names = await members(person, site)
    site.html("/all", page(names))
    async with recorded(watched.browser, watched.port, site.url + "/all") as done:
        box = "JSON.stringify(Element.prototype.getBoundingClientRect.call(go))"
        go = "Document.prototype.querySelector.call(document, 'button')"
        at = json.loads(await done.hands.eval(box.replace("go", go)))
        await done.hands.click_at(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        await done.finish()
    assert done.steps() == ["click button:Go"]


async def test_the_sdk_asks_no_node_by_a_name_that_a_page_can_take_away(person: Person, site: Site) -> None:
    names = set(await members(person, site))
    scripts = ASSETS.parent / "browser" / "scripts"
    for file in (ASSETS / "core.js", ASSETS / "record.js", scripts / "capture.js", scripts / "settle.js"):
        asked = set(re.findall(r"[\w)\]]\??\.([a-z]\w*)", file.read_text(encoding="utf-8")))
        assert asked & names <= OWN
