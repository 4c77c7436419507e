"""The field's cases of naming and locating: what people mean is found, a look-alike never."""

from __future__ import annotations

from pathlib import Path

import pytest
from chromium_tree import ask_chromium
from doing import act, find
from field_drive import Way, drive, open_case
from recorded import Watched, try_it
from seen import run_script
from served_pages import Site

from hands import Hands
from reticle.browser import targets
from reticle.browser.outline import read_outline
from reticle.browser.person import Person
from reticle.errors import ActionRefusedError, TargetError
from reticle.model.predicate import ElementLeaf
from reticle.model.target import Target

pytestmark = pytest.mark.asyncio(loop_scope="session")

H023, H025 = "H023_inert_and_modal.html", "H025_slots_closed_root.html"
H026, H029 = "H026_labelledby_hidden.html", "H029_label_wrapping.html"


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`, on which `said` is what its handlers wrote down."""
    site.html("/", f"<script>said = []</script>{body}")
    await person.tab().open(site.url)


async def count(person: Person, role: str, name: str) -> int:
    """Return how many elements a role and a name find right now."""
    return (await targets.find_all(person.tab().sdk, Target(role=role, name=name))).count


@pytest.mark.parametrize(
    ("page", "way"),
    [
        (H023, "find"), (H025, "find"), (H026, "css"), (H029, "find"),
        pytest.param(H023, "css", marks=pytest.mark.full), pytest.param(H025, "css", marks=pytest.mark.full),
        pytest.param(H029, "css", marks=pytest.mark.full),
    ],
)  # fmt: skip
async def test_what_is_meant_is_found_and_used(person: Person, site: Site, page: str, way: Way) -> None:
    await drive(person, await open_case(person, site.field(page)), way)


async def test_h023_what_is_inert_or_behind_a_modal_dialog_is_no_match(person: Person, site: Site) -> None:
    expected = await open_case(person, site.field(H023))
    for wanted in expected["unique"]:
        assert await count(person, wanted["role"], wanted["name"]) == wanted["count"]
        by_css = await find(person, css=wanted["css"])
        assert (await find(person, role=wanted["role"], name=wanted["name"])).ref == by_css.ref
    await act(person, "click", {"role": "button", "name": "Open"})
    assert await count(person, "button", "Delete") == 1
    with pytest.raises(TargetError, match='there is button "Open", but it is behind a modal dialog'):
        await find(person, 0.1, role="button", name="Open")


@pytest.mark.parametrize(
    ("around", "why"),
    [
        ("<div inert>{}</div>", "inert"),
        pytest.param("<div aria-hidden=true>{}</div>", "aria-hidden", marks=pytest.mark.full),
        pytest.param("<div style='visibility:hidden'>{}</div>", "not rendered", marks=pytest.mark.full),
        ("{}<dialog id=d>Sure?</dialog><script>d.showModal()</script>", "behind a modal dialog"),
    ],
)
async def test_h023_a_frame_is_as_hidden_as_what_holds_it(person: Person, site: Site, around: str, why: str) -> None:
    site.html("/in", "<button>Delete</button><iframe src=/deep></iframe>")
    site.html("/deep", "<button>Erase</button>")
    await show(person, site, around.format("<iframe src=/in></iframe>"))
    await find(person, css="button", nth=1)
    for name in ("Delete", "Erase"):
        assert await count(person, "button", name) == 0
        leaf = ElementLeaf(kind="element", query=Target(role="button", name=name), state="visible")
        (reading,) = await person.tab().read([leaf])
        assert reading.count == 0
        with pytest.raises(TargetError, match=f'there is button "{name}", but its frame is {why}'):
            await find(person, 0.1, role="button", name=name)


async def test_h023_of_dialogs_in_dialogs_the_one_on_top_counts(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<dialog id=a><button>Go</button><dialog id=b><button>Go</button></dialog></dialog>"
        "<dialog id=c><button>Go</button></dialog><script>c.showModal(); a.showModal(); b.showModal()</script>",
    )  # fmt: skip
    assert (await find(person, role="button", name="Go")).ref == (await find(person, css="#b button")).ref


async def test_h025_what_a_closed_root_holds_is_in_the_outline_and_a_look_alike_is_not_taken(
    person: Person, site: Site
) -> None:
    expected = await open_case(person, site.field(H025))
    told = [(line.role, line.name) for line in (await read_outline(person.tab(), "interactive")).lines]
    for wanted in expected["names"]:
        assert (wanted["role"], wanted["name"]) in told
        assert await count(person, wanted["role"], wanted["name"]) == 1
        await act(person, "click", {"role": wanted["role"], "name": wanted["name"]})
    assert await run_script(person, "__app.hits.join()") == "open,closed"


@pytest.mark.parametrize("page", [H026, pytest.param(H029, marks=pytest.mark.full)])
async def test_names_are_those_of_the_browsers_own_tree(person: Person, site: Site, page: str) -> None:
    for css, (role, name) in (await open_case(person, site.field(page)))["ax"].items():
        found = await find(person, css=css)
        assert (found.role, found.name) == (role, name) == await ask_chromium(person, css)


async def test_h029_a_label_finds_its_field_and_not_the_button_inside(person: Person, site: Site) -> None:
    await open_case(person, site.field(H029))
    assert (await find(person, label="Your text")).tag == "input"
    assert (await find(person, role="textbox", name="Your text")).tag == "input"
    assert await count(person, "button", "Your text") == 0
    assert (await find(person, label="Prefix choose one")).name == "Prefix choose one"


@pytest.mark.parametrize(
    ("drawn", "at", "name"),
    [
        ("#box::after { content: '▾'; position: absolute; right: 4px; top: 8px; }", 0.97, "Country ▾"),
        ("#box::after { content: '▾' / ''; position: absolute; right: 4px; top: 8px; }", 0.97, "Country"),
        pytest.param(
            "#box::before { content: ''; position: absolute; inset: 0; }", 0.5, "Country", marks=pytest.mark.full
        ),
        pytest.param("#box { display: list-item; list-style: inside '▸' }", 0.06, "Country", marks=pytest.mark.full),
    ],
)
async def test_h030_a_press_on_what_css_draws_is_one_on_the_element(
    watched: Watched, site: Site, tmp_path: Path, drawn: str, at: float, name: str
) -> None:
    site.html(
        "/drawn",
        f"<style>#box {{ position: relative; width: 220px; padding: 8px; }} {drawn}</style>"
        "<div id=box role=button tabindex=0 onclick=\"window.result = 'opened ' + event.isTrusted\">Country</div>",
    )

    async def do(hands: Hands) -> None:
        x, y = await hands.at("#box", at)
        await hands.click_at(x, y)
        await hands.until("!!window.result")

    steps, flow = await try_it(watched, site, "", do, tmp_path, url=f"{site.url}/drawn")
    assert steps == [f"click button:{name}"]
    assert "::" not in str(flow.to_json())


async def test_h030_what_is_drawn_over_it_from_another_element_is_a_cover(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<style>#veil::after { content: ''; position: fixed; inset: 0 }</style>"
        "<button onclick='said.push(1)'>Save</button><p id=veil>Please wait</p>",
    )  # fmt: skip
    with pytest.raises(ActionRefusedError, match='covered by p#veil "Please wait"'):
        await act(person, "click", {"role": "button", "name": "Save"}, timeout_s=0.3)
    assert await run_script(person, "said.length") == 0
