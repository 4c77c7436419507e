"""T12: what is more than a press on a button is done with real input, and its effect and consequence are told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from acted import act_and_report, open_page
from aiohttp import web
from served_pages import Site

from reticle.browser.person import Person

pytestmark = pytest.mark.asyncio(loop_scope="session")

HEAD = """<p role=status id=out></p><script>
let trusted = true;
for (const type of ['pointerdown', 'mousemove', 'keydown', 'beforeinput', 'input', 'dragstart', 'drop', 'click'])
  addEventListener(type, e => { if (e.target.id !== 'f' || type !== 'click') trusted &&= e.isTrusted }, true);
const save = (what) => fetch('/api/save', {method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify({what, trusted})}).then(() => { out.textContent = 'Saved ' + what });
</script>"""
RICH = """<div id=pad contenteditable role=textbox aria-label=Note oninput="save(this.innerText.trim())">
old <b>words</b></div>"""
OWN_MODEL = """<div id=pad contenteditable role=textbox aria-label=Note>old</div><script>
pad.addEventListener('beforeinput', e => { e.preventDefault();
  const all = getSelection().toString() === pad.textContent;
  pad.textContent = (all ? '' : pad.textContent) + (e.data ?? ''); save(pad.textContent) })</script>"""
FILE = """<button onclick="f.click()">Attach</button><input id=f type=file hidden
  onchange="f.files[0].text().then(text => save(f.files[0].name + ':' + text))">"""
MENU = """<style>nav ul { display: none } nav:hover ul { display: block }</style>
<nav><button>File</button><ul><li><button onclick="save('print')">Print</button></ul></nav>"""
POINTER = """<div id=a role=button aria-label=Card
  style="width:60px;height:40px;background:red;touch-action:none">A</div>
<div id=z style="margin:150px;width:90px;height:90px">Done</div><script>let on = false, moves = 0;
a.onpointerdown = e => { on = true; a.setPointerCapture(e.pointerId) }; a.onpointermove = () => { moves += on };
a.onpointerup = e => { on = false; const on_ = document.elementFromPoint(e.clientX, e.clientY);
  if (moves > 4) save('card on ' + on_.textContent) }</script>"""
NATIVE = """<p id=a draggable=true>Card</p><div id=z style="margin:100px;width:90px;height:90px">Done</div><script>
a.ondragstart = e => e.dataTransfer.setData('text/plain', 'card'); z.ondragover = e => e.preventDefault();
z.ondrop = e => { e.preventDefault(); save(e.dataTransfer.getData('text/plain') + ' on ' + z.textContent) }</script>"""
NOTE = {"role": "textbox", "name": "Note"}


@pytest.mark.parametrize(
    ("body", "kind", "target", "args", "saved"),
    [
        (RICH, "fill", NOTE, {"value": "New words"}, "New words"),
        (OWN_MODEL, "fill", NOTE, {"value": "New words"}, "New words"),
        (FILE, "upload", {"role": "button", "name": "Attach"}, {"path": "FILE"}, "photo.txt:pixels"),
        (POINTER, "drag", {"css": "#a"}, {"to": {"css": "#z"}}, "card on Done"),
        (NATIVE, "drag", {"text": "Card"}, {"to": {"text": "Done"}}, "card on Done"),
    ],
    ids=["rich", "own-model", "file", "pointer-drag", "native-drag"],
)
async def test_t12_a_rich_gesture_is_real_and_its_consequence_is_proved(
    person: Person, site: Site, tmp_path: Path, body: str, kind: str, target: dict[str, Any], args: dict[str, Any],
    saved: str,
) -> None:  # fmt: skip
    (tmp_path / "photo.txt").write_text("pixels", encoding="utf-8")
    args = {key: str(tmp_path / "photo.txt") if value == "FILE" else value for key, value in args.items()}
    tab = await open_saving(person, site, body)
    verdict, report = await act_and_report(tab, told(saved), kind=kind, target=target, args=args)
    assert (verdict.verified, verdict.strength) == ("yes", "net"), verdict.because
    assert report is not None
    assert report.input_mode == "real"
    assert report.effect.target_matched
    assert report.effect.value_changed is (kind in ("fill", "upload"))
    assert report.effect.value is None


async def test_t12_a_menu_of_css_is_opened_by_the_pointer_and_used(person: Person, site: Site) -> None:
    tab = await open_saving(person, site, MENU)
    entry = {"kind": "element", "query": {"role": "button", "name": "Print"}, "state": "visible"}
    opened, hovered = await act_and_report(tab, entry, kind="hover", target={"role": "button", "name": "File"})
    assert (opened.verified, opened.strength) == ("yes", "presence"), opened.because
    assert hovered is not None
    assert hovered.input_mode == "real"
    verdict, _ = await act_and_report(tab, told("print"), target={"role": "button", "name": "Print"}, number="a2")
    assert verdict.verified == "yes", verdict.because


def told(saved: str) -> dict[str, Any]:
    """Return what must come of it: a write of what was saved, by trusted events alone, and words that say so."""
    write = {"kind": "net", "method": "POST", "path": "/api/save", "status": 201,
             "requestMatches": {"what": saved, "trusted": True}}  # fmt: skip
    return {"kind": "allOf", "predicates": [write, {"kind": "text", "contains": f"Saved {saved}"}]}


async def open_saving(person: Person, site: Site, body: str) -> Any:
    """Open a page that saves."""

    async def save(_: web.Request) -> web.StreamResponse:
        return web.json_response({"ok": True}, status=201)

    site.on("/api/save", save)
    return await open_page(person, site, HEAD + body)
