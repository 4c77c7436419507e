"""Keys go where the focus is: through frames, and whatever lies over what has it."""

from __future__ import annotations

from typing import Any

import pytest
from doing import act, find
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import ActionRefusedError

pytestmark = pytest.mark.asyncio(loop_scope="session")

COVER = "<div style='position:fixed;inset:0;background:#eee'>Cover</div>"


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`."""
    site.html("/", body)
    await person.tab().open(site.url)


async def js(person: Person, source: str) -> Any:
    """Return a value of the page."""
    return await run_script(person, source)


@pytest.mark.parametrize("frame", ["srcdoc", "foreign"])
async def test_keys_without_a_target_go_to_what_has_the_focus_inside_frames(
    person: Person, site: Site, frame: str
) -> None:
    inner = "<input id=box aria-label=Box><script>box.onkeydown = e => parent.postMessage(e.key, '*')</script>"
    site.html("/inner", inner)
    source = f'srcdoc="{inner}"' if frame == "srcdoc" else f"src='{site.url.replace('127.0.0.1', 'localhost')}/inner'"
    await show(
        person, site, f"<p>Page</p><iframe title=Inner {source}></iframe>"
        "<script>said = []; onmessage = e => said.push(e.data); onkeydown = e => said.push('page ' + e.key)</script>",
    )  # fmt: skip
    await act(person, "click", {"label": "Box"})
    report = await act(person, "type", None, text="ab")
    await act(person, "press", None, text="Enter")
    assert await js(person, "new Promise(done => setTimeout(done)).then(() => said.join())") == "a,b,Enter"
    assert report.effect.value_changed
    assert (await find(person, label="Box")).frame.parent is not None


async def test_a_body_that_is_written_in_has_the_focus_of_its_frame(person: Person, site: Site) -> None:
    await show(person, site, '<iframe title=Letter srcdoc="<body contenteditable>"></iframe>')
    await act(person, "focus", {"css": "body", "frame": [{"title": "Letter"}]})
    await act(person, "type", None, text="Hi")
    await act(person, "press", None, text="!")
    assert await js(person, "document.querySelector('iframe').contentDocument.body.innerText.trim()") == "Hi!"


async def test_what_has_the_focus_is_typed_into_whatever_lies_over_it(person: Person, site: Site) -> None:
    await show(person, site, f"<input aria-label=Box id=box>{COVER}")
    with pytest.raises(ActionRefusedError, match="covered by"):
        await act(person, "type", {"label": "Box"}, text="ab", timeout_s=0.2)
    await js(person, "box.focus()")
    await act(person, "type", {"label": "Box"}, text="ab")
    with pytest.raises(ActionRefusedError, match="covered by"):
        await act(person, "fill", {"label": "Box"}, value="c", timeout_s=0.2)
    assert await js(person, "box.value") == "ab"


async def test_the_caret_of_a_field_that_only_catches_keys_is_left_where_it_is(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<textarea aria-label=Keys id=keys style='opacity:0;width:1px;height:1px'>onetwo</textarea>"
        "<textarea aria-label=Seen id=seen>onetwo</textarea>",
    )  # fmt: skip
    for name in ("keys", "seen"):
        await js(person, f"{name}.focus(); {name}.setSelectionRange(3, 3)")
        await act(person, "type", {"css": f"#{name}"}, text="-")
    assert await js(person, "keys.value + ' ' + seen.value") == "one-two onetwo-"
    await js(person, "keys.setSelectionRange(0, 0); keys.focus()")
    await act(person, "type", None, text="+")
    assert await js(person, "keys.value") == "+one-two"


async def test_a_disabled_field_and_one_behind_a_dialog_are_refused_all_the_same(person: Person, site: Site) -> None:
    await show(person, site, "<input aria-label=Box id=box readonly><script>box.focus()</script>")
    with pytest.raises(ActionRefusedError, match="read-only"):
        await act(person, "type", {"label": "Box"}, text="ab", timeout_s=0.2)
