"""Text that no key makes is composed as with an input method: each event once, in the right order, in every field."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from doing import act
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError

pytestmark = pytest.mark.asyncio(loop_scope="session")

BUNDLES = Path(__file__).parent / "pages" / "bundles"
EAR = """<script>
const said = [];
const kinds = ['keydown', 'keypress', 'keyup', 'compositionstart', 'compositionupdate', 'compositionend', 'beforeinput',
  'input', 'change'];
for (const kind of kinds) addEventListener(kind, (e) => said.push([kind, e.key, e.keyCode || undefined, e.data,
  e.isComposing ? '…' : ''].filter((part) => part).join(' ')), true);
</script>"""
FIELDS = {
    "input": "<input aria-label=Box>",
    "textarea": "<textarea aria-label=Box></textarea>",
    "contenteditable": "<div contenteditable role=textbox aria-label=Box></div>",
    "search": "<input type=search aria-label=Box>",
}
REACT = """
const { react: { createElement, useState }, 'react-dom/client': { createRoot } } = __vendor;
const said = [];
function Field() {
  const [value, setValue] = useState('');
  return createElement('p', null, createElement('input', { value, 'aria-label': 'Box',
    onChange: (e) => { said.push('change ' + e.target.value); setValue(e.target.value); },
    onCompositionStart: () => said.push('start'),
    onCompositionEnd: (e) => said.push('end ' + e.data),
  }), createElement('output', null, value + '!'));
}
createRoot(document.getElementById('root')).render(createElement(Field));
"""
NIHON = [
    "keydown Process 229", "compositionstart", "compositionupdate 日", "beforeinput 日 …", "input 日 …",
    "keyup Process 229 …", "keydown Process 229 …", "compositionupdate 日本", "beforeinput 日本 …", "input 日本 …",
    "keyup Process 229 …", "keydown Process 229 …", "compositionupdate 日本", "beforeinput 日本 …", "input 日本 …",
    "compositionend 日本", "keyup Process 229",
]  # fmt: skip


async def _said(person: Person, where: str = "") -> list[str]:
    return str(await run_script(person, f"{where}said.join('\\n')")).split("\n")


@pytest.mark.parametrize("field", FIELDS)
async def test_every_event_of_an_input_method_comes_once_and_in_order(person: Person, site: Site, field: str) -> None:
    site.html("/", EAR + FIELDS[field])
    await person.tab().open(site.url)
    report = await act(person, "type", {"label": "Box"}, text="日本")
    assert await _said(person) == NIHON
    assert report.effect.value_changed
    value = "document.querySelector('[aria-label=Box]')"
    assert await run_script(person, f"{value}.value ?? {value}.textContent") == "日本"


async def test_a_korean_syllable_comes_together_key_by_key_and_is_over_with_the_next(
    person: Person, site: Site
) -> None:
    site.html("/", EAR + FIELDS["input"])
    await person.tab().open(site.url)
    await act(person, "type", {"label": "Box"}, text="한a")
    heard = await _said(person)
    assert len([line for line in heard if line.startswith("keydown Process 229")]) == 3
    told = [line for line in heard if not line.startswith(("key", "before"))]
    assert told == [
        "compositionstart", "compositionupdate ㅎ", "input ㅎ …", "compositionupdate 하", "input 하 …",
        "compositionupdate 한", "input 한 …", "compositionupdate 한", "input 한 …", "compositionend 한", "input a",
    ]  # fmt: skip


async def test_what_is_typed_and_what_is_composed_stand_in_one_text(person: Person, site: Site) -> None:
    site.html("/", EAR + "<textarea aria-label=Box>今日は</textarea><p></p>")
    await person.tab().open(site.url)
    text = "Tokyo 東京、2031年\né 👩‍👩‍👧 서울!"
    report = await act(person, "type", {"label": "Box"}, text=text)
    assert await run_script(person, "document.querySelector('textarea').value") == f"今日は{text}"
    assert (report.effect.value_changed, report.effect.value) == (True, None)
    ends = [line for line in await _said(person) if line.startswith("compositionend")]
    assert ends == ["compositionend 東京", "compositionend 年", "compositionend 서", "compositionend 울"]


@pytest.mark.parametrize(("ime", "ends"), [(True, ["Việt", "Nam"]), (None, []), (False, [])])
async def test_any_word_is_composed_when_that_is_said(person: Person, site: Site, ime: bool | None, ends: Any) -> None:
    site.html("/", EAR + FIELDS["input"])
    await person.tab().open(site.url)
    await act(person, "type", {"label": "Box"}, text="Việt Nam", ime=ime)
    assert await run_script(person, "document.querySelector('input').value") == "Việt Nam"
    assert [line.split()[1] for line in await _said(person) if line.startswith("compositionend")] == ends


async def test_nothing_is_composed_when_that_is_said_or_in_a_secret_field(person: Person, site: Site) -> None:
    site.html("/", f"{EAR}<input aria-label=Box><input type=password aria-label=Word>")
    await person.tab().open(site.url)
    await act(person, "type", {"label": "Box"}, text="日本", ime=False)
    await act(person, "type", {"label": "Word"}, text="秘密", ime=True)
    assert not [line for line in await _said(person) if line.startswith("composition")]
    values = "[...document.querySelectorAll('input')].map((field) => field.value).join()"
    assert await run_script(person, values) == "日本,秘密"


@pytest.mark.parametrize("vendor", ["react-development.js", pytest.param("react-18.js", marks=pytest.mark.full)])
async def test_a_controlled_field_of_react_follows_every_stage(person: Person, site: Site, vendor: str) -> None:
    site.script("/vendor.js", (BUNDLES / vendor).read_text("utf-8"))
    site.script("/app.js", REACT)
    site.html("/", "<div id=root></div><script src=/vendor.js></script><script src=/app.js></script>")
    await person.tab().open(site.url)
    report = await act(person, "type", {"label": "Box"}, text="日本")
    assert (report.effect.value_changed, report.effect.value) == (True, None)
    told = ["start", "change 日", "change 日本", "end 日本"]
    assert (await _said(person)) == told
    assert await run_script(person, "document.querySelector('output').textContent") == "日本!"


async def test_a_mask_and_a_length_limit_have_the_last_word(person: Person, site: Site) -> None:
    mask = "(e) => { e.target.value = e.target.value.replace(/[^日]/g, '') }"
    site.html(
        "/",
        f"""{EAR}<input aria-label=Mask><input aria-label=Short maxlength=1><script>
        document.querySelector('input').addEventListener('compositionend', {mask})</script>""",
    )
    await person.tab().open(site.url)
    report = await act(person, "type", {"label": "Mask"}, text="日本")
    assert (report.effect.value_changed, report.effect.value) == (True, "日")
    report = await act(person, "type", {"label": "Short"}, text="日本")
    assert (report.effect.value_changed, report.effect.value) == (True, "日")


async def test_a_number_field_refuses_what_is_no_number(person: Person, site: Site) -> None:
    site.html("/", "<input type=number aria-label=Count>")
    await person.tab().open(site.url)
    with pytest.raises(ActionRefusedError, match="takes digits"):
        await act(person, "type", {"label": "Count"}, text="五")


async def test_an_app_that_waits_for_the_end_of_a_composition_sees_one(person: Person, site: Site) -> None:
    """Enter while composing takes the word over and sends nothing: the rule that apps follow."""
    site.html("/", f"""{EAR}<form onsubmit="event.preventDefault(); done.push(this.elements[0].value)">
        <input aria-label=Box></form><script>const done = []</script>""")  # fmt: skip
    await person.tab().open(site.url)
    await act(person, "type", {"label": "Box"}, text="東京")
    assert await run_script(person, "done.join()") == ""
    await act(person, "press", text="Enter")
    assert await run_script(person, "done.join()") == "東京"


async def test_composing_reaches_into_shadow_roots_and_frames_of_other_sites(person: Person, site: Site) -> None:
    other = site.other.replace("127.0.0.1", "localhost")
    site.html("/in", EAR + FIELDS["input"])
    site.html("/", f"""<div id=host></div><script>host.attachShadow({{mode: 'closed'}}).innerHTML =
        '<input aria-label=Deep>'; const seen = []; addEventListener('compositionend', (e) => seen.push(e.data));
        </script><iframe name=other src='{other}/in'></iframe>""")  # fmt: skip
    await person.tab().open(site.url)
    report = await act(person, "type", {"label": "Deep"}, text="日本")
    assert (report.effect.value_changed, report.effect.value) == (True, None)
    assert await run_script(person, "seen.join()") == "日本"
    report = await act(person, "type", {"label": "Box", "frame": [{"css": "iframe"}]}, text="日本")
    assert (report.effect.value_changed, report.effect.value) == (True, None)
    frame = person.tab().page.frames[1]
    assert await frame.evaluate("said") == NIHON
