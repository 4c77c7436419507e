"""What a closed shadow root shows is there: whenever it came, in every frame, also when nothing else changed."""

from __future__ import annotations

from typing import Any

import pytest
from acted import act_and_report, open_page
from served_pages import Site

from reticle.browser.outline import list_matches
from reticle.browser.person import Person
from reticle.browser.read import read_live
from reticle.model.predicate import parse_predicate
from reticle.model.target import Target

pytestmark = pytest.mark.asyncio(loop_scope="session")

SAID = "<div role=alert>Error: not stored</div>"
PAGE = (
    "<button>Go</button><p role=status></p><div id=h></div><div id=z></div>"
    "<script>const go = document.querySelector('button');"
)
DONE = "document.querySelector('[role=status]').textContent = 'Saved';"
CASES = {
    "filled by the click": (
        "const r = h.attachShadow({mode: 'closed'});",
        f"r.innerHTML = '{SAID}';",
    ),
    "nested, filled later": (
        "const o = h.attachShadow({mode: 'closed'}); o.innerHTML = '<div></div>';"
        "const r = o.firstChild.attachShadow({mode: 'closed'});",
        f"setTimeout(() => {{ r.innerHTML = '{SAID}' }}, 200);",
    ),
    "of a new custom element": (
        "customElements.define('x-a', class extends HTMLElement { constructor() { super();"
        f"this.attachShadow({{mode: 'closed'}}).innerHTML = '{SAID}' }} }});",
        "z.append(document.createElement('x-a'));",
    ),
    "of an element that was there": ("", f"h.attachShadow({{mode: 'closed'}}).innerHTML = '{SAID}';"),
    "of text alone": ("", "h.attachShadow({mode: 'closed'}).textContent = 'Error: not stored';"),
    "declared in markup": (
        "", f"z.setHTMLUnsafe('<div><template shadowrootmode=closed>{SAID}</template></div>');",
    ),
}  # fmt: skip
FRAMES = {"the page": None, "a frame": "", "a frame of another site": "localhost"}
ABSENT = {
    "text": {"kind": "text", "contains": "Error: not stored", "absent": True},
    "not text": {"kind": "not", "predicate": {"kind": "text", "contains": "Error: not stored"}},
    "element": {"kind": "element", "query": {"role": "alert"}, "absent": True},
    "count": {"kind": "element", "query": {"role": "alert"}, "count": 0},
}


async def open_case(person: Person, site: Site, case: str, frame: str, *, done: bool = True) -> dict[str, object]:
    """Open a page whose button does what a case says, in a frame of a kind. Returns the button's target."""
    load, click = CASES[case]
    body = f"{PAGE}{load} go.onclick = () => {{ {DONE if done else ''} {click} }}</script>"
    if FRAMES[frame] is None:
        await open_page(person, site, body)
    else:
        site.html("/inner", body)
        src = site.url.replace("127.0.0.1", FRAMES[frame] or "127.0.0.1")
        await open_page(person, site, f"<iframe src='{src}/inner'></iframe>")
    return {"role": "button", "name": "Go"}


SAMPLE = [
    pytest.param(case, frame, marks=[] if number in (0, 5, 7, 9, 14, 16) else pytest.mark.full)
    for number, (case, frame) in enumerate((case, frame) for case in CASES for frame in FRAMES)
]


@pytest.mark.parametrize(("case", "frame"), SAMPLE)
async def test_what_a_closed_root_shows_after_a_click_is_not_absent(
    person: Person, site: Site, case: str, frame: str
) -> None:
    button = await open_case(person, site, case, frame)
    leaf: Any = ABSENT[list(ABSENT)[(list(CASES).index(case) + list(FRAMES).index(frame)) % len(ABSENT)]]
    if case == "of text alone" and leaf["kind"] == "element":
        leaf = ABSENT["text"]
    verdict, _ = await act_and_report(
        person.tab(), {"kind": "allOf", "predicates": [{"kind": "text", "contains": "Saved"}, leaf]}, target=button
    )
    assert verdict.verified == "no", verdict


@pytest.mark.parametrize(("case", "frame"), SAMPLE)
async def test_what_a_closed_root_shows_after_a_click_is_found(
    person: Person, site: Site, case: str, frame: str
) -> None:
    button = await open_case(person, site, case, frame, done=False)
    verdict, _ = await act_and_report(person.tab(), {"kind": "text", "contains": "Error: not stored"}, target=button)
    assert verdict.verified == "yes", verdict


@pytest.mark.parametrize("frame", FRAMES)
async def test_what_a_closed_root_held_from_the_start_is_among_the_matches(
    person: Person, site: Site, frame: str
) -> None:
    body = f"<div id=h></div><script>h.attachShadow({{mode: 'closed'}}).innerHTML = '{SAID}'</script>"
    if FRAMES[frame] is None:
        await open_page(person, site, body)
    else:
        site.html("/inner", body)
        src = site.url.replace("127.0.0.1", FRAMES[frame] or "127.0.0.1")
        await open_page(person, site, f"<iframe src='{src}/inner'></iframe>")
        assert (await list_matches(person.tab(), Target(css="#h")))[0].frame
    (match,) = await list_matches(person.tab(), Target(role="alert"))
    assert match.text == "Error: not stored"


async def test_a_page_whose_roots_cannot_be_told_says_so_and_proves_no_absence(
    person: Person, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_case(person, site, "of an element that was there", "the page")
    tab = person.tab()
    send = tab.cdp.send

    async def deaf(method: str, params: object = None) -> object:
        if method == "DOM.getDocument":
            from playwright.async_api import Error

            raise Error("Protocol error: not now")
        return await send(method, params)  # type: ignore[arg-type] # handed on as it came

    monkeypatch.setattr(tab.cdp, "send", deaf)
    absent = parse_predicate(ABSENT["text"])
    (reading,) = await read_live(tab.sdk, [absent], roots="all")  # type: ignore[list-item] # a leaf, not a group
    assert reading.unseen
    saved = {"kind": "text", "contains": "Saved"}
    verdict, _ = await act_and_report(tab, {"kind": "allOf", "predicates": [saved, ABSENT["text"]]})
    assert verdict.verified == "unknown", verdict
