"""Every frame can be asked: of the same site, of another one, sandboxed, nested, replaced."""

from __future__ import annotations

import pytest
from doing import act, find
from seen import all_of, await_data, await_event, run_script
from served_pages import Site

from reticle.browser.person import Person
from reticle.browser.targets import ChangeWaiter
from reticle.model.event import RouteChange, Signal

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_frames_of_every_kind_are_searched_and_named(person: Person, site: Site) -> None:
    other = site.url.replace("127.0.0.1", "localhost")
    site.html("/same", "<button>Same site</button>")
    site.html("/other", f"<button>Other site</button><iframe name=deep src='{site.url}/deep'></iframe>")
    site.html("/deep", "<button>Deep inside</button>")
    site.html(
        "/",
        f"<iframe name=same src=/same></iframe><iframe name=other src='{other}/other'></iframe>"
        "<iframe name=doc srcdoc='<button>From srcdoc</button>'></iframe>"
        "<iframe name=box sandbox=allow-scripts srcdoc='<button>In a sandbox</button>'></iframe>",
    )
    await person.tab().open(site.url)
    paths = {
        name: (await find(person, role="button", name=name)).frame.path
        for name in ("Same site", "Other site", "Deep inside", "From srcdoc", "In a sandbox")
    }
    assert paths == {
        "Same site": ("same",), "Other site": ("other",), "Deep inside": ("other", "deep"),
        "From srcdoc": ("doc",), "In a sandbox": ("box",),
    }  # fmt: skip
    assert person.tab().sdk.frames.unseen() == ()


async def test_a_frame_of_another_site_is_watched_before_its_first_script_runs(person: Person, site: Site) -> None:
    other = site.url.replace("127.0.0.1", "localhost")
    site.html("/other", "<script>reticle.signal('early'); history.replaceState(null, '', '?moved')</script>")
    site.html("/", f"<iframe name=other src='{other}/other'></iframe>")
    await person.tab().open(site.url)
    event = await await_event(person, lambda item: item.data == Signal("early"))
    assert event.frame == ("other",)
    moved = await await_event(person, lambda item: isinstance(item.data, RouteChange) and item.data.kind == "replace")
    assert moved.frame == ("other",)


async def test_a_frame_that_changes_its_site_and_one_that_goes_are_followed(person: Person, site: Site) -> None:
    other = site.url.replace("127.0.0.1", "localhost")
    site.html("/one", "<button>First</button>")
    site.html("/two", "<button>Second</button>")
    site.html("/", "<iframe name=f src=/one></iframe>")
    await person.tab().open(site.url)
    await find(person, role="button", name="First")
    await run_script(person, f"document.querySelector('iframe').src = '{other}/two'")
    assert (await find(person, role="button", name="Second")).frame.path == ("f",)
    await run_script(person, "document.querySelector('iframe').src = '/one'")
    await find(person, role="button", name="First")
    sdk = person.tab().sdk
    with ChangeWaiter(sdk, 5) as waiter:
        await run_script(person, "document.querySelector('iframe').remove()")
        while len(sdk.frames.list_live()) > 1 and await waiter.changed():
            waiter.reset()
    assert [frame.path for frame in sdk.frames.list_live()] == [()]


@pytest.mark.full
async def test_a_page_with_many_frames_stays_whole(person: Person, site: Site) -> None:
    site.html("/in", "<script>reticle.signal('in')</script>")
    site.html(
        "/",
        "<script>for (let i = 0; i < 60; i++) document.write('<iframe src=/in></iframe>')</script><button>Go</button>",
    )
    await person.tab().open(site.url)
    await await_data(person, Signal, lambda _: len(all_of(person, Signal)) == 60)
    assert len(person.tab().sdk.frames.list_live()) == 61
    assert (await find(person, role="button", name="Go")).frame.path == ()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"], ids=["same site", "another site"])
async def test_a_frame_in_a_closed_shadow_root_is_acted_in(person: Person, site: Site, host: str) -> None:
    site.html("/in", "<button onclick=\"o.textContent = 'done'\">Go</button><p id=o></p>")
    inner = f"<iframe src={site.url.replace('127.0.0.1', host)}/in></iframe>"
    site.html(
        "/",
        "<div id=h></div><script>const outer = h.attachShadow({mode: 'closed'}); outer.innerHTML = '<p><b></b></p>';"
        "outer.querySelector('p').append(document.createElement('div'));"
        f"outer.querySelector('div').attachShadow({{mode: 'closed'}}).innerHTML = '{inner}'</script>",
    )
    await person.tab().open(site.url)
    report = await act(person, "click", {"text": "Go"})
    assert report.effect.appeared == ["done"]
