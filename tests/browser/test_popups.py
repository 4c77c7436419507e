"""Pages that the app opens are watched from their first request, named, and told once."""

from __future__ import annotations

import pytest
from doing import act
from seen import all_of, await_data, await_event, run_script
from served_pages import Site

from house import sampled
from reticle.browser.person import Person
from reticle.errors import ReticleError
from reticle.model.event import ConsoleLine, NetRequest, NetResponse, PageState, Popup
from reticle.model.flow import PopupName

pytestmark = pytest.mark.asyncio(loop_scope="session")

RECEIPT = "<script>console.log('receipt up'); fetch('/api/receipt')</script><h1>Receipt</h1>"


async def test_a_popups_first_document_request_and_console_line_are_seen(person: Person, site: Site) -> None:
    site.html("/", "<button onclick=\"window.open('/receipt')\">open</button>")
    site.html("/receipt", RECEIPT)
    site.json("/api/receipt", {"no": 5})
    await person.tab().open(site.url)
    person.popups_named([PopupName(name="receipt", url_contains="/receipt")])
    await person.tab().page.click("button")

    tab = await person.await_tab("receipt", 10)
    document = await await_event(
        person, lambda item: isinstance(item.data, NetRequest) and item.data.url.endswith("/receipt")
    )
    answer = await await_data(person, NetResponse, lambda item: item.body == {"no": 5})
    line = await await_event(person, lambda item: isinstance(item.data, ConsoleLine))
    assert (document.page, line.page, answer.status) == ("receipt", "receipt", 200)
    assert [(item.name, item.opener) for item in all_of(person, Popup)] == [("receipt", "main")]
    assert tab.url.endswith("/receipt")


async def test_a_page_that_opens_while_the_next_step_runs_already_has_the_name_of_its_own(
    person: Person, site: Site
) -> None:
    site.html("/", "<button onclick=\"window.open('/receipt')\">open</button>")
    site.html("/receipt", "<h1>Receipt</h1>")
    await person.tab().open(site.url)
    person.popups_named([PopupName(name="receipt")])
    person.popups_named([PopupName(name="map", url_contains="/map")])
    await person.tab().page.click("button")
    assert (await person.await_tab("receipt", 10)).url.endswith("/receipt")


@pytest.mark.full
async def test_a_link_to_a_new_tab_without_opener_is_a_popup_too(person: Person, site: Site) -> None:
    site.html("/", '<a href=/receipt target=_blank rel="noopener noreferrer">open</a>')
    site.html("/receipt", RECEIPT)
    site.json("/api/receipt", {})
    await person.tab().open(site.url)
    await person.tab().page.click("a")
    await person.await_tab("popup1", 10)
    request = await await_event(
        person, lambda item: isinstance(item.data, NetRequest) and item.data.url.endswith("/api/receipt")
    )
    assert request.page == "popup1"


async def test_a_popup_that_stays_on_about_blank_is_usable_at_once(person: Person, site: Site) -> None:
    site.html(
        "/",
        "<button onclick=\"const w = window.open(''); w.document.write('<b id=in onclick=fetch(`/api/in`)>in</b>'"
        " + '<script>console.log(`written`)<\\/script>')\">open</button>",
    )
    site.json("/api/in", {})
    await person.tab().open(site.url)
    await person.tab().page.click("button")
    tab = await person.await_tab("popup1", 10)
    await tab.page.click("#in")
    request = await await_event(
        person, lambda item: isinstance(item.data, NetRequest) and item.data.url.endswith("/api/in")
    )
    line = await await_event(person, lambda item: isinstance(item.data, ConsoleLine) and item.data.text == "written")
    assert (request.page, line.page) == ("popup1", "popup1")


async def test_a_popup_that_the_app_closes_is_told_as_closed_by_the_app(person: Person, site: Site) -> None:
    site.html("/", "<button onclick=\"window.open('/short')\">open</button>")
    site.html("/short", "<script>onload = () => setTimeout(() => window.close(), 50)</script>")
    await person.tab().open(site.url)
    await person.tab().page.click("button")
    closed = await await_data(person, PageState, lambda item: item.state == "closed")
    assert closed.by_app
    assert person.log.lost is None


@pytest.mark.parametrize("event", sampled(["click", "mousedown", "keydown"], ["mousedown"]))
async def test_a_page_that_closes_itself_under_the_press_was_pressed(person: Person, site: Site, event: str) -> None:
    site.html("/", "<button onclick=\"window.open('/short')\">open</button>")
    site.html("/short", f"<button on{event}=window.close()>Done</button>")
    await person.tab().open(site.url)
    await person.tab().page.click("button")
    await person.await_tab("popup1", 10)
    button = {"role": "button", "name": "Done"}
    if event == "keydown":
        done = await act(person, "press", button, on="popup1", text="Enter")
    else:
        done = await act(person, "click", button, on="popup1")
    assert done.input_mode == "real"
    closed = await await_data(person, PageState, lambda item: item.state == "closed")
    assert closed.by_app
    assert person.log.lost is None


async def test_a_page_that_was_never_opened_is_refused_with_those_that_are(person: Person, site: Site) -> None:
    with pytest.raises(ReticleError, match='no page "receipt" is open · hint: open pages: main'):
        person.tab("receipt")


async def test_the_page_that_opens_a_popup_behaves_as_without_us(person: Person, site: Site) -> None:
    facts = "[w !== null, w.closed, w.opener === window]"
    site.html("/", f"<script>function go() {{ const w = window.open('/child'); return {facts} }}</script>")
    site.html("/child", "child")
    await person.tab().open(site.url)
    assert await run_script(person, "go()") == [True, False, True]


def _paid(person: Person) -> list[int]:
    """Return the answers to the payment."""
    asked = {item.id for item in all_of(person, NetRequest) if item.url.endswith("/api/pay") and item.method == "POST"}
    return [item.status for item in all_of(person, NetResponse) if item.id in asked]


@pytest.mark.parametrize("status", [200, 500])
async def test_what_a_page_asked_before_it_closed_is_told_though_it_closed_at_once(
    person: Person, site: Site, status: int
) -> None:
    site.html("/", "<button onclick=\"window.open('/pay')\">Pay</button>")
    site.html("/pay", "<script>fetch('/api/pay', { method: 'POST', body: '1' }).finally(() => close())</script>")
    site.json("/api/pay", {"ok": True}, status=status)
    await person.tab().open(site.url)
    for number in range(5):
        await act(person, "click", {"text": "Pay"})
        await await_event(person, lambda _, count=number + 1: len(_paid(person)) == count)  # type: ignore[misc] # mypy asks for the type of a default
    assert _paid(person) == [status] * 5


async def test_a_page_that_is_opened_without_an_address_is_told_again_with_its_first(
    person: Person, site: Site
) -> None:
    site.html(
        "/",
        """<button>Pay</button><script>document.querySelector('button').onclick = async () => {
        const page = open();
        await fetch('/api/session', { method: 'POST' });
        page.location = '/pay';
        };</script>""",
    )
    site.html("/pay", "<h1>Pay</h1><a href=/paid>Go on</a>")
    site.html("/paid", "<h1>Paid</h1>")
    site.json("/api/session", {})
    await person.tab().open(site.url)
    person.popups_named([PopupName(name="pay", url_contains="/pay")])
    await act(person, "click", {"text": "Pay"})
    tab = await person.await_tab("pay", 10)
    await tab.page.click("a")
    await await_event(person, lambda item: isinstance(item.data, NetRequest) and item.data.url.endswith("/paid"))
    told = [(item.name, item.url.removeprefix(site.url)) for item in all_of(person, Popup)]
    assert told == [("popup1", "about:blank"), ("pay", "/pay")]
    assert [known.name for known in person.tabs] == ["main", "pay"]
