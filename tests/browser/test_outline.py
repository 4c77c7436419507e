"""The outline of a page: what somebody who listens to it hears, through roots and frames."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from served_pages import Site

from reticle.browser.outline import list_matches, read_outline
from reticle.browser.person import Person
from reticle.errors import TargetError
from reticle.model.outline import Outline, OutlineMode
from reticle.model.target import Target
from reticle.report.outline_diff import compare_outlines, tell_diff
from reticle.report.snapshot import tell_snapshot
from reticle.report.tokens import estimate_tokens

pytestmark = pytest.mark.asyncio(loop_scope="session")

DASHBOARD = Path(__file__).parent / "pages" / "dashboard" / "dashboard.js"

PAGE = """
<nav aria-label=Top><a href="/cart?token=abcdef123456">Cart <b>2</b></a></nav>
<main><h1>Pay</h1>
<p>Two <em>small</em> words<br>and more</p>
<label><input type=checkbox checked> Gift</label>
<button disabled>Pay</button> <button aria-expanded=false data-testid=more><span>More</span></button>
<div hidden>Never</div><div aria-hidden=true><button>Unheard</button></div><div inert><button>Dead</button></div>
<div style="visibility:hidden">Unseen <button style="visibility:visible">Seen</button></div>
<div style="display:contents"><button>Held</button></div>
<open-box>Slotted</open-box><closed-box></closed-box>
<iframe title=Near srcdoc="<button>Inner</button>"></iframe><iframe title=Far src="OTHER/far"></iframe>
<table><tr><th>Item<td>Price</table></main>
<dialog>Sure? <button>Yes</button></dialog>
<script>
customElements.define('open-box', class extends HTMLElement { connectedCallback() {
  this.attachShadow({mode: 'open'}).innerHTML = '<button><slot></slot></button>'; } });
customElements.define('closed-box', class extends HTMLElement { connectedCallback() {
  this.attachShadow({mode: 'closed'}).innerHTML = '<button>Closed</button>'; } });
</script>"""


TABLE = """
<main><h1>Orders</h1><table aria-label=Latest><thead><tr><th>Order<th>Who<th>Do</thead><tbody></tbody></table>
<ul></ul><p id=said role=status></p></main>
<script>
for (let i = 1; i <= 1000; i++) document.querySelector('tbody').insertRow().innerHTML =
  `<td><input type=checkbox aria-label="Pick ${i}"> <a href=/o/${i}>Order ${i}</a><td>Customer ${i}` +
  '<td><button>Edit</button>';
for (let i = 1; i <= 40; i++)
  document.querySelector('ul').insertAdjacentHTML('beforeend', `<li><a href=/p/${i}>Page ${i}</a>`);
</script>"""


async def _shown(person: Person, mode: OutlineMode) -> list[str]:
    """Return the lines of a look, without the refs."""
    text = tell_snapshot(await read_outline(person.tab(), mode), 0)
    return re.sub(r" e\d+", "", text).splitlines()[1:]


async def _open_table(person: Person, site: Site) -> None:
    site.html("/table", TABLE)
    await person.tab().open(f"{site.url}/table")
    await person.tab().find(Target(role="link", name="Page 40"))


def _rows(outline: Outline) -> list[int | None]:
    return [line.row for line in outline.lines if line.role == "row" and line.row is not None]


async def _open(person: Person, site: Site) -> None:
    site.html("/far", "<button>Far away</button>")
    site.html("/", PAGE.replace("OTHER", site.other))
    await person.tab().open(f"{site.url}/")
    await person.tab().find(Target(role="button", name="Far away"))


async def test_controls_stand_under_their_landmarks_through_roots_and_frames(person: Person, site: Site) -> None:
    await _open(person, site)
    shown = await _shown(person, "interactive")
    assert shown == [
        "navigation Top: link Cart 2",
        "main",
        "  heading Pay",
        "  checkbox Gift (checked), button Pay (disabled) More [more] (collapsed) Seen Held Slotted Closed",
        "  iframe Near: button Inner",
        "  iframe Far: button Far away",
    ]


async def test_an_address_is_told_with_its_secrets_replaced(person: Person, site: Site) -> None:
    await _open(person, site)
    (link,) = [line for line in await _shown(person, "full") if "link" in line]
    assert link.startswith('  link "Cart 2" → /cart?token=‹secret:')


async def test_the_full_outline_has_the_words_too(person: Person, site: Site) -> None:
    await _open(person, site)
    shown = await _shown(person, "full")
    assert '  text "Two small words"' in shown
    assert '  text "and more"' in shown
    assert '      columnheader "Item"' in shown or '      rowheader "Item"' in shown
    assert '      cell "Price"' in shown
    for absent in ("Never", "Unheard", "Dead", "Unseen", "Sure"):
        assert not any(absent in line for line in shown)


async def test_the_words_of_a_folded_part_are_not_told(person: Person, site: Site) -> None:
    site.html("/", "<details><summary>More</summary>inside <p>too</p></details><details open><summary>S</summary>out"
                   "</details><div style='content-visibility:hidden'>skipped</div>")  # fmt: skip
    await person.tab().open(f"{site.url}/")
    shown = "\n".join(await _shown(person, "full"))
    assert "out" in shown
    assert not re.search("inside|too|skipped", shown)


async def test_an_open_modal_dialog_is_all_that_there_is(person: Person, site: Site) -> None:
    await _open(person, site)
    await person.tab().page.evaluate("document.querySelector('dialog').showModal()")
    shown = await _shown(person, "interactive")
    assert shown[0].startswith("(a modal dialog is open")
    assert shown[1:] == ["dialog: button Yes (focused)"]


async def test_every_ref_of_an_outline_names_its_element(person: Person, site: Site) -> None:
    await _open(person, site)
    outline = await read_outline(person.tab(), "interactive")
    for line in outline.lines:
        if line.role == "button":
            found = await person.tab().find(Target(ref=line.ref))
            assert (found.role, found.name) == ("button", line.name)


async def test_matches_tell_where_an_element_is_and_how_it_stands(person: Person, site: Site) -> None:
    await _open(person, site)
    (gift,) = await list_matches(person.tab(), Target(label="Gift"))
    assert gift.states == ["checked"]
    assert gift.where == "main"
    assert gift.box is not None
    (far,) = await list_matches(person.tab(), Target(text="Far away"))
    assert far.frame
    assert far.box is not None
    assert far.box[1] > gift.box[1]


async def test_of_many_rows_that_are_alike_the_first_are_told_and_the_others_counted(
    person: Person, site: Site
) -> None:
    await _open_table(person, site)
    shown = await _shown(person, "interactive")
    assert shown[2:7] == [
        "  table Latest",
        "    row 1 Customer 1: checkbox Pick 1, link Order 1, button Edit",
        "    row 2 Customer 2: Pick 2 Order 2",
        "    row 3 Customer 3: Pick 3 Order 3",
        "    … 997 more rows like these, columns Order, Who, Do: --rows 4-23",
    ]
    assert shown[-2].endswith("… 28 more items like these: --rows 13-32")


async def test_rows_asked_for_are_told_whole_and_a_part_is_looked_at_alone(person: Person, site: Site) -> None:
    await _open_table(person, site)
    table = Target(role="table")
    outline = await read_outline(person.tab(), "interactive", within=table, rows=(500, 502))
    assert outline.lines[0].role == "table"
    assert _rows(outline) == [500, 501, 502]
    assert [line.name for line in outline.lines if line.role == "link"] == ["Order 500", "Order 501", "Order 502"]
    with pytest.raises(TargetError):
        await read_outline(person.tab(), "interactive", within=Target(role="table", name="Other"))


async def test_a_row_that_is_picked_focused_invalid_or_new_is_told_among_a_thousand(person: Person, site: Site) -> None:
    await _open_table(person, site)
    assert _rows(await read_outline(person.tab(), "interactive")) == [1, 2, 3]
    await person.tab().page.evaluate("""() => {
        const rows = document.querySelectorAll('tbody tr');
        rows[99].querySelector('input').click();
        rows[199].querySelector('button').focus();
        rows[299].querySelector('input').setAttribute('aria-invalid', 'true');
        rows[399].cells[1].textContent = 'Ada';
    }""")
    outline = await read_outline(person.tab(), "interactive")
    assert _rows(outline) == [1, 2, 3, 100, 200, 300, 400]
    assert [line.states for line in outline.lines if line.name == "Pick 300"] == [["unchecked", "invalid"]]


async def test_a_row_with_other_controls_is_not_counted_with_the_rest(person: Person, site: Site) -> None:
    await _open_table(person, site)
    await person.tab().page.evaluate(
        "document.querySelectorAll('tbody tr')[700].cells[2].innerHTML = '<button>Pay</button><button>Edit</button>'"
    )
    outline = await read_outline(person.tab(), "interactive")
    assert [line.name for line in outline.lines if line.role == "button"][-2:] == ["Pay", "Edit"]
    assert [(line.name, line.more.count) for line in outline.lines if line.more] == [("row", 996), ("listitem", 28)]


async def test_what_a_script_did_is_told_by_element_and_nothing_else(person: Person, site: Site) -> None:
    await _open_table(person, site)
    before = await read_outline(person.tab(), "full", whole=True)
    assert tell_diff(compare_outlines(before, await read_outline(person.tab(), "full", whole=True))).endswith(
        "nothing changed\n"
    )
    await person.tab().page.evaluate("""() => {
        const rows = document.querySelectorAll('tbody tr');
        rows[499].querySelector('input').click();
        rows[599].cells[1].textContent = 'Ada';
        rows[699].remove();
        document.querySelector('#said').textContent = 'Order 700 was deleted';
    }""")
    diff = compare_outlines(before, await read_outline(person.tab(), "full", whole=True))
    assert [(one.line.role, one.what) for one in diff.changed] == [
        ("checkbox", ["-unchecked +checked"]),
        ("cell", ['name "Customer 600" → "Ada"']),
        ("status", ['name "" → "Order 700 was deleted"']),
    ]
    assert (len(diff.appeared), diff.gone[0].role) == (0, "row")
    assert "Order 700" in {line.name for line in diff.gone}
    (gone,) = [line for line in tell_diff(diff).splitlines() if line.startswith("-")]
    assert re.fullmatch(r'- row e\d+ "Pick 700 Order 700 Customer 700 Edit" \(6 inside\)', gone)


async def test_an_element_drawn_anew_is_no_change_but_its_new_ref_is_told(person: Person, site: Site) -> None:
    site.html("/", "<main><button>Pay</button><p>Total 3</p></main>")
    await person.tab().open(f"{site.url}/")
    before = await read_outline(person.tab(), "full", whole=True)
    await person.tab().page.evaluate("document.querySelector('main').innerHTML += ''")
    said = tell_diff(compare_outlines(before, await read_outline(person.tab(), "full", whole=True)))
    assert re.search(r'drawn anew, with new refs: 1 element \(button e\d+ "Pay" was e2', said)
    assert "nothing changed" not in said


async def test_a_control_inside_a_heading_is_told(person: Person, site: Site) -> None:
    site.html("/", "<h2><a href=/x>News</a></h2><h2>More <button>Fold</button></h2>")
    await person.tab().open(f"{site.url}/")
    assert await _shown(person, "interactive") == ["link News", "heading More Fold: button Fold"]


async def test_a_closed_root_that_comes_between_two_looks_is_looked_into(person: Person, site: Site) -> None:
    site.html("/", "<main></main>")
    await person.tab().open(f"{site.url}/")
    await read_outline(person.tab(), "interactive")
    await person.tab().page.evaluate("""() => {
        const host = document.createElement('div');
        document.querySelector('main').append(host);
        host.attachShadow({mode: 'closed'}).innerHTML = '<button>Hidden away</button>';
    }""")
    assert await _shown(person, "interactive") == ["main: button Hidden away"]


async def test_a_dashboard_of_a_component_library_is_told_in_600_tokens_by_its_importance(
    person: Person, site: Site
) -> None:
    site.script("/dashboard.js", DASHBOARD.read_text("utf-8"))
    site.html("/", "<div id=root></div><script src=/dashboard.js></script>")
    await person.tab().open(f"{site.url}/")
    await person.tab().find(Target(role="button", name="Notes"))
    controls = "document.querySelectorAll('a[href],button,input,[role=button],[role=combobox]').length"
    assert await person.tab().page.evaluate(controls) >= 150
    await person.tab().find(Target(role="alert"))
    outline = await read_outline(person.tab(), "interactive")
    said = tell_snapshot(outline)
    assert estimate_tokens(said) <= 600
    for part in ("3 orders wait", "Email (invalid)", "row 1", "17 more rows like these", "left out", "Settings"):
        assert (part in said) == (part != "Settings")
    whole = tell_snapshot(outline, 0)
    assert "Settings" in whole
    assert "correct horse" not in whole + tell_snapshot(await read_outline(person.tab(), "full"), 0)


async def test_a_dialog_after_thousands_of_controls_is_still_told(person: Person, site: Site) -> None:
    shapes = (f"{one:011b}".replace("0", "<b></b>").replace("1", "<i></i>") for one in range(1050))
    many = "".join(f"<div>{shape}<button>Act</button></div>" for shape in shapes)  # no two of them alike
    site.html("/", f"<main>{many}</main><div role=dialog aria-label='Sign in'><button>Go</button></div>")
    await person.tab().open(f"{site.url}/")
    outline = await read_outline(person.tab(), "interactive")
    assert [line.name for line in outline.lines[-2:]] == ["Sign in", "Go"]
    assert outline.more == 51
    assert re.search(r"dialog e\d+ Sign in: button e\d+ Go", tell_snapshot(outline))


SAID = (
    "<figure><img alt='' src=x><figcaption>Cap</figcaption></figure><p>Plain words</p><p role=alert>Saved</p>"
    "<figure aria-label=Called>Drawn</figure><h2>Head</h2><button>Go</button>"
)


async def test_what_stands_in_quotes_is_a_name_and_words_are_told_as_text(person: Person, site: Site) -> None:
    site.html("/", SAID)
    await person.tab().open(site.url)
    told = tell_snapshot(await read_outline(person.tab(), "full"), 0)
    for role, name in re.findall(r'^ *(\w+) e\d+ "([^"]+)"', told, re.M):
        assert (await person.tab().find(Target(role=role, name=name))).name == name
    assert set(re.findall(r'^ *(\w+) e\d+ text "([^"]+)"', told, re.M)) == {
        ("figure", "Cap"), ("alert", "Saved"),
    }  # fmt: skip
    assert {name for _, name in re.findall(r'^ *(\w+) e\d+ "([^"]+)"', told, re.M)} >= {"Called", "Head", "Go"}
    short = tell_snapshot(await read_outline(person.tab(), "interactive"), 0)
    assert re.search(r'alert e\d+ text "Saved"', short)
