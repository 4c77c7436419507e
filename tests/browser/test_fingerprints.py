"""A fingerprint holds what finds an element again and nothing that a user typed; candidates come in one call."""

from __future__ import annotations

import json
from typing import Any

import pytest
from doing import find
from served_pages import Site

from reticle.browser.fingerprints import Printed, list_candidates, name_element, take_fingerprint
from reticle.browser.person import Person
from reticle.errors import TargetError
from reticle.model.target import Fingerprint, Target

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str) -> None:
    """Open a page made of `body`."""
    site.html("/", body)
    await person.tab().open(site.url)


async def fingerprint(person: Person, **target: Any) -> Printed:
    """Fingerprint the element that the target names."""
    return await take_fingerprint(person.tab().sdk, await find(person, **target))


async def test_a_fingerprint_tells_what_an_element_is_and_where_it_stands(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<main><h1>Shop</h1><h2>Mugs</h2><ul><li>Plate <button>Buy</button></li><li><h3>Oak mug</h3> 12 €"
        "<button id=buy class='big css-1x2y3z' data-testid=buy-oak data-sku=m1 type=button aria-pressed=false"
        " style='position:absolute;left:40px;top:200px;width:100px;height:30px'>Buy</button></li></ul></main>",
    )  # fmt: skip
    made = (await fingerprint(person, testid="buy-oak")).print.to_json()
    rivals = made.pop("rivals")
    assert made == {
        "tag": "button", "type": "button", "id": "buy", "testid": "buy-oak", "role": "button",
        "accessibleName": "Buy", "text": "Buy", "classes": ["big", "css-1x2y3z"], "attributes": {"data-sku": "m1"},
        "box": {"x": 40.0, "y": 200.0, "w": 100.0, "h": 30.0}, "xpath": "/html/body/main/ul/li[2]/button",
        "idXpath": '//*[@id="buy"]', "neighbours": ["12 €", "Oak mug"], "headings": ["Oak mug", "Mugs", "Shop"],
        "landmark": "main", "section": 'listitem "Oak mug"', "index": 1, "count": 2,
    }  # fmt: skip
    assert [rival["section"] for rival in rivals] == ['listitem "Plate Buy"']
    assert "rivals" not in rivals[0]


async def test_nothing_that_somebody_typed_gets_into_a_fingerprint(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<form><label>Name <input name=who value=typed-one></label><textarea>typed-two</textarea>"
        "<div contenteditable>typed-three</div><select><option>typed-four</option></select>"
        "<input type=password name=pass value=typed-five data-last=typed-five><button>Go</button></form>",
    )  # fmt: skip
    sdk = person.tab().sdk
    for css in ("input", "textarea", "div", "select", "[type=password]", "button", "form"):
        look = await list_candidates(sdk, (await fingerprint(person, css=css)).print) if css == "button" else None
        made = (await fingerprint(person, css=css, nth=0)).print
        assert "typed-" not in json.dumps(made.to_json())
        for printed in look.printed if look else ():
            assert "typed-" not in json.dumps(printed.print.to_json())


async def test_a_secret_that_the_page_shows_is_left_out(person: Person, site: Site) -> None:
    person.options.redactor.learn("hunter-22-secret")
    await show(person, site, "<p>hunter-22-secret</p><button title=hunter-22-secret>Copy hunter-22-secret</button>")
    made = (await fingerprint(person, css="button")).print
    assert (made.text, made.accessible_name, made.title, made.neighbours) == (None, None, None, [])
    assert made.tag == "button"


async def test_frames_and_shadow_hosts_are_told_by_what_they_are(person: Person, site: Site) -> None:
    site.html(
        "/inner",
        "<my-box id=host></my-box><script>host.attachShadow({mode:'open'}).innerHTML='<button>In</button>'</script>",
    )
    await show(
        person, site,
        "<iframe src=/inner?a=1 title='Delivery map' style='position:absolute;left:100px;top:50px;border:0'></iframe>",
    )  # fmt: skip
    made = (await fingerprint(person, role="button", name="In")).print
    assert made.frame == [{"tag": "iframe", "title": "Delivery map", "src": "/inner?a=1"}]
    assert made.shadow == [{"tag": "my-box", "id": "host"}]
    assert made.component == "my-box"
    assert made.box is not None
    assert made.box.x >= 100
    assert made.box.y >= 50


async def test_candidates_of_a_page_of_ten_thousand_nodes_come_in_one_call(person: Person, site: Site) -> None:
    rows = "".join(
        f"<tr><td>Row {i}<td><button class=b>Edit {i}</button><td><a href=/r/{i}>Open</a>" for i in range(1700)
    )
    await show(person, site, f"<table>{rows}</table><button id=x>Save all</button>")
    old = Fingerprint(tag="button", role="button", accessible_name="Save all", text="Save all", testid="save")
    look = await list_candidates(person.tab().sdk, old)
    assert look.total > 1700
    assert len(look.printed) == 100
    assert look.printed[0].print.id == "x"


async def test_what_is_not_rendered_is_no_candidate_but_is_told(person: Person, site: Site) -> None:
    await show(person, site, "<button>Send</button><button id=reset style=display:none>Reset</button>")
    look = await list_candidates(person.tab().sdk, Fingerprint(tag="button", role="button", text="Reset", id="reset"))
    assert [printed.found.describe for printed in look.printed] == ['button "Send"']
    assert len(look.hidden) == 1


@pytest.mark.full
@pytest.mark.parametrize(
    ("body", "css", "named"),
    [
        ("<button data-testid=pay>Pay</button>", "button", {"testid": "pay"}),
        ("<button id=':r5:' class='css-1x2y3z Button_root__a8f3'>Pay</button>", "button",
         {"role": "button", "name": "Pay"}),
        ("<button>Pay</button><nav aria-label=Top><button>Pay</button></nav>", "nav button",
         {"role": "button", "name": "Pay", "within": {"role": "navigation", "name": "Top"}}),
        ("<button>A</button><button>A</button>", "button:last-of-type", {"role": "button", "name": "A", "nth": 1}),
        ("<input placeholder='Search here'>", "input", {"role": "textbox", "name": "Search here"}),
    ],
)  # fmt: skip
async def test_a_target_is_the_shortest_that_names_just_this_element(
    person: Person, site: Site, body: str, css: str, named: dict[str, object]
) -> None:
    await show(person, site, body)
    printed = await fingerprint(person, css=css)
    assert await name_element(person.tab().sdk, printed) == Target.model_validate(named)


async def test_an_element_that_only_a_machine_named_gets_no_target(person: Person, site: Site) -> None:
    await show(person, site, "<i id=ember123 class=css-1x2y3z></i><i></i>")
    printed = await fingerprint(person, css="#ember123")
    with pytest.raises(TargetError, match="no target by meaning names this i alone"):
        await name_element(person.tab().sdk, printed)
