"""Live leaves are read as facts, from every frame in one go."""

from __future__ import annotations

from typing import Any

import pytest
from doing import act
from seen import run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.errors import PredicateError
from reticle.judge.leaves_live import read_leaf
from reticle.model.predicate import parse_predicate
from reticle.model.reading import LiveReading

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def show(person: Person, site: Site, body: str, path: str = "/") -> None:
    """Open a page made of `body`."""
    site.html("/", body)
    await person.tab().open(site.url + path)


async def read(person: Person, **leaf: Any) -> LiveReading:
    """Read one leaf."""
    (reading,) = await person.tab().read([parse_predicate(leaf)])  # type: ignore[list-item] # a leaf, not a group
    return reading


async def test_the_states_of_an_element_are_told(person: Person, site: Site) -> None:
    await show(
        person, site,
        "<label><input type=checkbox checked id=c> On</label><button id=b disabled aria-expanded=false>More</button>"
        "<input id=f value=abc autofocus><p id=h style='opacity:0'>ghost</p><p id=l style='margin-top:5000px'>low</p>"
        "<details id=d open><summary>Sum</summary>x</details><select id=s><option>one<option selected>two</select>",
    )  # fmt: skip

    async def facts(css: str) -> Any:
        return (await read(person, kind="element", query={"css": css}, state="present")).elements[0]

    assert (await facts("#c")).checked is True
    button = await facts("#b")
    assert (button.enabled, button.expanded, button.text, button.checked) == (False, False, "More", None)
    field = await facts("#f")
    assert (field.value, field.editable, field.focused, field.attributes["value"]) == ("abc", True, True, "abc")
    assert ((await facts("#h")).visible, (await facts("#l")).in_viewport) == (False, False)
    assert (await facts("#d")).expanded is True
    assert ((await facts("#s")).value, (await facts("#s option:last-child")).selected) == ("two", True)


async def test_all_matches_are_counted_and_the_first_twenty_told(person: Person, site: Site) -> None:
    await show(person, site, "<li>x</li>" * 25)
    reading = await read(person, kind="element", query={"role": "listitem"}, count=25)
    assert (reading.count, len(reading.elements)) == (0, 0)  # items outside a list are no list items
    await run_script(person, "document.body.innerHTML = '<ul>' + '<li>x</li>'.repeat(25) + '</ul>'")
    reading = await read(person, kind="element", query={"role": "listitem"}, count=25)
    assert (reading.count, len(reading.elements)) == (25, 20)


@pytest.mark.parametrize(
    ("body", "text", "count"),
    [
        ("<p>Thank you, Ada</p>", "Thank you", 1),
        ("<p>Thank <b>you</b></p>", "Thank you", 1),
        ("<div><p>Thank</p><p>you</p></div>", "Thank you", 1),
        ("<p>Thank\n   you</p><p>Thank you again</p>", "Thank you", 2),
        ("<p hidden>Thank you</p>", "Thank you", 0),
        ("<p style='opacity:0'>Thank you</p>", "Thank you", 0),
        ("<div style='height:0;overflow:hidden'><p>Thank you</p></div>", "Thank you", 0),
        ("<div style='width:0;overflow:hidden auto'><p><b>Thank</b> you</p></div>", "Thank you", 0),
        ("<p style='height:0;overflow:hidden'><b>Thank you</b></p>", "Thank you", 0),
        ("<div style='height:0;overflow:clip visible'><p>Thank you</p></div>", "Thank you", 1),
        ("<div style='height:0'><p>Thank you</p></div>", "Thank you", 1),
        ("<div style='height:0;overflow:hidden;padding:9px'><p>Thank you</p></div>", "Thank you", 1),
        ("<div style='height:0;overflow:hidden'><p style='position:absolute'>Thank you</p></div>", "Thank you", 1),
        ("<div style='height:0;overflow:hidden'><p style='position:fixed'>Thank you</p></div>", "Thank you", 1),
        (
            "<div style='height:0;overflow:hidden;position:relative'><p style='position:absolute'>Thank you</p></div>",
            "Thank you",
            0,
        ),
        ("<body style='height:0;overflow:hidden'><p style='position:absolute'>Thank you</p>", "Thank you", 1),
        ("<span style='overflow:hidden'><i>Thank you</i></span>", "Thank you", 1),
        ("<svg overflow=hidden width=200 height=40><svg><text y=20>Thank you</text></svg></svg>", "Thank you", 1),
        ("<p style='position:absolute;width:1px;height:1px;overflow:hidden' role=status>Thank you</p>", "Thank you", 1),
        ("<script>'Thank you'</script><style>/* Thank you */</style>", "Thank you", 0),
        ("<input type=submit value='Thank you'>", "Thank you", 1),
        ("<textarea>Thank you</textarea>", "Thank you", 0),
        (
            "<div id=h></div><script>h.attachShadow({mode: 'open'}).innerHTML = '<p>Thank you</p>'</script>",
            "Thank you",
            1,
        ),
        ("<iframe srcdoc='<p>Thank you</p>'></iframe>", "Thank you", 1),
    ],
)
async def test_text_is_found_where_it_is_seen(person: Person, site: Site, body: str, text: str, count: int) -> None:
    await show(person, site, body)
    assert (await read(person, kind="text", contains=text)).count == count


async def test_a_text_that_is_not_there_names_the_one_most_like_it(person: Person, site: Site) -> None:
    await show(person, site, "<p>Order placed</p><p>Help</p>")
    assert (await read(person, kind="text", contains="Order paid")).near == "Order placed"


async def test_text_within_a_target_is_looked_for_there_alone(person: Person, site: Site) -> None:
    await show(person, site, "<main>here</main><aside>there</aside>")
    within = {"role": "main"}
    assert (await read(person, kind="text", contains="here", within=within)).count == 1
    assert (await read(person, kind="text", contains="there", within=within)).count == 0


async def test_url_storage_cookies_and_state_are_read(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<script>localStorage.theme = 'dark'; document.cookie = 'seen=1';"
        "reticle.store('cart', () => ({items: [{qty: 2}]})); reticle.store('user', () => ({name: 'Ada'}))</script>",
        Set_Cookie="sid=abc; HttpOnly",
    )
    await person.tab().open(site.url + "/?a=1#frag")
    assert (await read(person, kind="url", contains="a")).value == f"{site.url}/?a=1#frag"
    theme = await read(person, kind="storage", area="local", key="theme")
    assert (theme.present, theme.value) == (True, "dark")
    assert not (await read(person, kind="storage", area="session", key="theme")).present
    sid = await read(person, kind="cookie", name="sid", equals="*")
    assert (sid.value, sid.traits["httpOnly"], sid.traits["secure"]) == ("abc", True, False)
    assert (await read(person, kind="state", store="cart", path="items.0.qty", equals=2)).value == 2
    assert (await read(person, kind="state", path="name", equals="Ada")).value == "Ada"
    assert (await read(person, kind="state", path="cart.items.length", equals=1)).value == 1
    missing = await read(person, kind="state", store="basket", path="x", equals=1)
    assert (missing.present, missing.near) == (False, "stores: cart, user")
    assert missing.error == 'there is no store "basket" (stores: cart, user)'


async def test_axe_finds_what_is_wrong_even_under_a_strict_policy(person: Person, site: Site) -> None:
    site.text(
        "/", "<!doctype html><html lang=en><title>t</title><main><h1>x</h1><img src=x><button></button></main>",
        "text/html", headers={"Content-Security-Policy": "default-src 'none'; require-trusted-types-for 'script'"},
    )  # fmt: skip
    await person.tab().open(site.url)
    reading = await read(person, kind="a11y", impact="critical")
    assert {item["rule"] for item in reading.value} == {"image-alt", "button-name"}
    assert reading.count == 2
    assert (await read(person, kind="a11y", rules=["image-alt"], within={"role": "heading"})).count == 0


async def test_a_bad_selector_is_a_mistake_and_no_reading(person: Person, site: Site) -> None:
    await show(person, site, "<p>x</p>")
    with pytest.raises(PredicateError, match='"p\\[" is no CSS selector'):
        await read(person, kind="element", query={"css": "p["}, state="present")


async def test_a_reading_after_a_click_that_left_the_page_is_of_the_new_page(person: Person, site: Site) -> None:
    site.html("/next", "<h1>Next</h1>")
    await show(person, site, "<a href=/next>On</a>")
    await act(person, "click", {"role": "link", "name": "On"})
    await person.tab().page.wait_for_url("**/next")
    assert (await read(person, kind="text", contains="Next")).count == 1


async def test_a_store_whose_getter_throws_says_nothing_about_the_app(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<script>reticle.store('cart', () => { throw new Error('broke') });reticle.store('user', () => ({}))</script>",
    )
    await person.tab().open(site.url)
    broken = await read(person, kind="state", store="cart", path="items", equals=1)
    assert broken.error == 'store "cart" could not be read: its getter throws'
    assert (await read(person, kind="state", store="user", path="items", equals=1)).error is None


DRAWN = "<style>.c{text-transform:uppercase}</style><div id=t class=c><p>saved</p> <b>ok</b></div><p id=p>plain</p>"


@pytest.mark.parametrize(
    ("text", "shown"),
    [("saved", 1), ("SAVED", 1), ("ok", 1), ("OK", 1), ("SAVED OK", 1), ("saved ok", 1), ("Saved", 0), ("PLAIN", 0)],
)
async def test_a_text_counts_as_it_is_written_and_as_css_draws_it(
    person: Person, site: Site, text: str, shown: int
) -> None:
    await show(person, site, DRAWN)
    there = await read(person, kind="text", contains=text)
    assert there.count == shown
    gone = await read(person, kind="text", contains=text, absent=True)
    leaf: Any = parse_predicate({"kind": "text", "contains": text, "absent": True})
    assert read_leaf(leaf, gone).holds is not bool(shown)


@pytest.mark.parametrize(
    ("spec", "holds"),
    [
        ("saved ok", True), ("SAVED OK", True), ({"$contains": "saved"}, True), ({"$contains": "SAVED"}, True),
        ({"$regex": "^saved"}, True), ("Saved ok", False), ({"$ne": "saved ok"}, False), ({"$ne": "SAVED OK"}, False),
        ({"$ne": "other"}, True),
    ],
)  # fmt: skip
async def test_the_text_of_an_element_counts_in_both_spellings(
    person: Person, site: Site, spec: Any, holds: bool
) -> None:
    await show(person, site, DRAWN)
    said = {"kind": "element", "query": {"css": "#t"}, "text": spec}
    leaf: Any = parse_predicate(said)
    assert read_leaf(leaf, await read(person, **said)).holds is holds


GONE = {
    "what stands in for a canvas": "<canvas>xyz</canvas>",
    "an element that stands in for a canvas": "<canvas><p>xyz</p></canvas>",
    "what stands in for a film": "<video>xyz</video>",
    "what stands in for a sound": "<audio controls>xyz</audio>",
    "what stands in for a frame": "<iframe srcdoc=a>xyz</iframe>",
    "what stands in for an object that came": "<object data='data:text/plain,abc'>xyz</object>",
    "an option that is not chosen": "<select><option>a<option>xyz</select>",
    "an option that is not chosen beside words": "<p>pick <select><option>a<option>xyz</select> of it</p>",
    "a drawing without width": "<svg width=0 height=20><text y=10>xyz</text></svg>",
    "behind a filter": "<p style='filter:opacity(0)'>xyz</p>",
    "in a fixed box behind a filter": "<p style='filter:blur(1px) opacity(0%)'><b style='position:fixed'>xyz</b></p>",
    "without a colour": "<p style='color:transparent'>xyz</p>",
    "without a colour in a part": "<p>a <b style='color:rgb(1 2 3 / 0)'>xyz</b> c</p>",
    "letters without a filling": "<p style='-webkit-text-fill-color:transparent'>xyz</p>",
    "directly in a folded part": "<details><summary>S</summary>xyz</details>",
    "what skips its contents": "<div style='content-visibility:hidden'>xyz</div>",
    "a word whose end is hidden": "<p>xy<span hidden>z</span></p>",
    "in no slot": "<div id=host>xyz</div><script>host.attachShadow({mode: 'open'}).innerHTML = 'abc'</script>",
}
THERE = {
    "the chosen option": "<select><option>a<option selected>xyz</select>",
    "an option of a list": "<select size=3><option>a<option>xyz</select>",
    "one of several options": "<select multiple><option>a<option>xyz</select>",
    "an object that did not come": "<object data='data:no/such,a'>xyz</object>",
    "a drawing": "<svg width=90 height=20><text y=10>xyz</text></svg>",
    "a drawing with letters that are edges": "<svg width=90 height=20><text y=10 fill=none stroke=red>xyz</text></svg>",
    "letters painted by what is behind them": "<h1 style='color:transparent;background:linear-gradient(red,blue);"
    "background-clip:text'><b>xyz</b></h1>",
    "letters that are a shadow": "<p style='color:transparent;text-shadow:0 0 3px red'>xyz</p>",
    "letters that are edges": "<p style='color:transparent;-webkit-text-stroke:1px red'>xyz</p>",
    "for screen readers": "<p style='position:absolute;width:1px;height:1px;clip:rect(0,0,0,0);overflow:clip'>xyz</p>",
    "cut to nothing": "<span style='position:absolute;clip-path:inset(50%);width:1px;height:1px'>xyz</span>",
    "in capitals": "<p style='text-transform:uppercase'>xyz</p>",
    "in pieces": "<p>x<b>y</b><i>z</i></p>",
    "in a slot": "<div id=host>xyz</div><script>host.attachShadow({mode: 'open'}).innerHTML = '<slot></slot>'</script>",
    "in a shadow": "<div id=host></div><script>host.attachShadow({mode: 'open'}).innerHTML = 'xyz'</script>",
    "far below, drawn when it comes near": "<div style='height:9000px'></div><div style='content-visibility:auto;"
    "contain-intrinsic-size:auto 20px'>xyz</div>",
    "deep below, drawn when it comes near": "<div style='height:9000px'></div><div style='content-visibility:auto'>"
    "<p>xyz</p></div>",
    "a part that is open": "<details open><summary>S</summary>xyz</details>",
    "a summary": "<details><summary>xyz</summary>a</details>",
    "a filter that lets through": "<p style='filter:opacity(0.5)'>xyz</p>",
    "held by a box that is none": "<div style='display:contents'>xyz</div>",
    "after many that are not drawn": "<div><select><option>a<option>xyz</select></div>" * 80 + "<p>xyz</p>",
    "beside one that is hidden": "<p style='color:transparent'>xyz</p><p>xyz</p>",
}


@pytest.mark.parametrize("body", GONE.values(), ids=GONE)
async def test_words_that_are_not_drawn_are_not_shown(person: Person, site: Site, body: str) -> None:
    await show(person, site, body)
    assert (await read(person, kind="text", contains="xyz")).count == 0


@pytest.mark.parametrize("body", THERE.values(), ids=THERE)
async def test_words_that_are_drawn_somehow_are_shown(person: Person, site: Site, body: str) -> None:
    await show(person, site, body)
    assert (await read(person, kind="text", contains="xyz")).count == 1
