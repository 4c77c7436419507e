"""Pictures stand still, hide secrets, and are right at any size; what moves is refused with its region."""

from __future__ import annotations

import io

import pytest
from aiohttp import web
from PIL import Image
from seen import run_script
from served_pages import Site

from reticle.browser.capture import CaptureOptions
from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.errors import CaptureUnstableError
from reticle.model.event import NetRequest
from reticle.model.target import Box

pytestmark = pytest.mark.asyncio(loop_scope="session")


def pixels(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png)).convert("RGB")


async def test_endless_animations_stand_at_their_start_and_go_on_afterwards(person: Person, site: Site) -> None:
    tab = person.tab()
    await tab.open(site.field("H072_endless_animation.html"))
    first = await tab.capture()
    moving = "document.getAnimations().filter(a => a.playState === 'running').length"
    assert int(str(await run_script(person, moving))) > 0
    assert first.png == (await tab.capture()).png


async def test_an_animation_in_a_closed_shadow_root_stands_still_too(person: Person, site: Site) -> None:
    look = "i{display:block;width:9px;height:9px;background:red;animation:s 90ms linear infinite}"
    spin = f"<style>{look}@keyframes s{{to{{width:99px}}}}</style><i></i>"
    attach = "document.querySelector('b').attachShadow({mode: 'closed'})"
    site.html("/", f"<b></b><script>{attach}.innerHTML = `{spin}`</script>")
    await person.tab().open(site.url)
    first = await person.tab().capture()
    assert first.png == (await person.tab().capture()).png


async def test_a_full_page_keeps_viewport_heights(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H074_viewport_units.html"))
    picture = await person.tab().capture(CaptureOptions(full_page=True))
    assert (picture.width, picture.height) == (1280, 2 * 800 + 400 + 16)


@pytest.mark.full
async def test_a_very_tall_page_is_whole(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H075_very_tall.html"))
    picture = await person.tab().capture(CaptureOptions(full_page=True, fonts=False))
    image = pixels(picture.png)
    found = [image.getpixel((500, 1000 * band + 500)) for band in range(24)]
    assert image.height == 24_000
    assert found == [(10 * band, (53 * band) % 256, 255 - 10 * band) for band in range(24)]


async def test_what_keeps_moving_is_refused_with_its_region(person: Person, site: Site) -> None:
    tick = "let n = 0; setInterval(() => { document.querySelector('p').style.width = 20 + (n++ % 1000) + 'px' }, 5)"
    look = "position:absolute;left:100px;top:50px;height:20px;background:#00f;margin:0"
    site.html("/", f"<p style='{look}'></p><script>{tick}</script>")
    await person.tab().open(site.url)
    with pytest.raises(CaptureUnstableError, match="does not stand still") as refused:
        await person.tab().capture(CaptureOptions(settle_s=0.2))
    x, y, width, height = refused.value.region
    assert (y, height) == (50, 20)
    assert 120 <= x < x + width <= 1120
    masked = CaptureOptions(settle_s=0.2, masks=(Box(x=100, y=50, w=1020, h=20),))
    assert pixels((await person.tab().capture(masked)).png).getpixel((110, 60)) == (255, 0, 255)


async def test_secrets_are_painted_over(person: Person, site: Site) -> None:
    look = "<style>* { position: absolute; left: 0; width: 400px; height: 30px; margin: 0; border: 0 }</style>"
    field = "<input type=password value=hunter22 style='top:0'>"
    shown = "<p style='top:100px'>your key: s3cret-word</p><p style='top:200px'>nothing here</p>"
    site.html("/", look + field + shown)
    person.options.redactor.learn("s3cret-word")
    await person.tab().open(site.url)
    for png in ((await person.tab().capture()).png, await person.tab().screenshot()):
        image = pixels(png)
        assert [image.getpixel((100, y)) == (255, 0, 255) for y in (15, 115, 215)] == [True, True, False]
    assert "s3cret-word" not in await person.tab().dom_html()
    placed = (await person.tab().capture(CaptureOptions(elements=True))).elements
    assert any("your key: " in element.name for element in placed)
    assert "s3cret-word" not in repr(placed)
    assert "hunter22" not in repr(placed)


async def test_what_lies_where_is_told_in_the_pixels_of_the_picture(person: Person, site: Site) -> None:
    card = "<div data-testid=card style='background:#eee;padding:10px'><button>Pay</button><i></i></div>"
    shadow = "<x-a></x-a><script>document.querySelector('x-a').attachShadow({mode:'open'}).innerHTML="
    rest = f"{shadow}'<button style=\"height:20px\">Deep</button>'</script><p style='visibility:hidden'>hidden</p>"
    site.html("/", f"<body style='margin:0'><div style='height:100px'></div>{card}{rest}")
    await person.tab().open(site.url)
    options = CaptureOptions(clip=Box(x=5, y=90, w=400, h=100), elements=True, testids=("data-testid",))
    placed = {element.name: element for element in (await person.tab().capture(options)).elements}
    assert set(placed) == {'testid "card"', 'button "Pay"', 'button "Deep"'}
    card_box, pay = placed['testid "card"'].box, placed['button "Pay"']
    assert (card_box.x, card_box.y, card_box.w, pay.box.x, pay.box.y) == (-5, 10, 1280, 5, 20)
    assert (pay.key, pay.ref > 0) == ('button "Pay"', True)


@pytest.mark.parametrize("other", [False, True])
async def test_what_lies_in_a_frame_is_told_where_it_is_seen(person: Person, site: Site, other: bool) -> None:
    inner = "<body style='margin:0'><div style='height:300px'></div><button style='height:20px'>In</button><p>far</p>"
    site.html("/inner", inner + "<div style='height:900px'></div><script>scrollTo(0, 250)</script>")
    address = f"{site.other.replace('127.0.0.1', 'localhost') if other else ''}/inner"
    look = "position:absolute;left:50px;top:1000px;width:300px;height:90px;border:5px solid"
    site.html("/", f"<body style='margin:0;height:3000px'><iframe src='{address}' style='{look}' title=Till></iframe>")
    await person.tab().open(site.url + "/")
    await run_script(person, "scrollTo(0, 700)")
    options = CaptureOptions(full_page=True, elements=True)
    placed = {element.name: element for element in (await person.tab().capture(options)).elements}
    box = placed['button "In"'].box
    assert (box.x, box.y, box.h) == (55, 1000 + 5 + 50, 20)
    assert 'iframe "Till"' in placed


async def test_a_clip_has_whole_device_pixels_at_any_scale(browser: Browser, site: Site) -> None:
    site.html("/", "<body style='margin:0;background:#0a0'><p style='font-family:serif'>text</p>")
    person = await browser.new_person(PersonOptions(base_url=site.url, viewport="400x300@2"))
    await person.tab().open(site.url)
    picture = await person.tab().capture(CaptureOptions(clip=Box(x=10.3, y=10.3, w=50, h=20)))
    await person.close()
    assert (picture.width, picture.height, picture.scale) == (101, 41, 2)
    assert (picture.region.x, picture.region.y) == (10, 10)


async def test_the_fonts_that_were_really_used_are_named(person: Person, site: Site) -> None:
    site.html("/", "<p style='font-family: monospace'>code</p><p style='font-family: no-such-font, serif'>text</p>")
    await person.tab().open(site.url)
    fonts = (await person.tab().capture()).fonts
    assert len(fonts) == 2
    assert "no-such-font" not in fonts


async def test_the_environment_has_one_name_on_one_machine(browser: Browser) -> None:
    name = await browser.probe_env()
    browser._probing = None
    assert name == await browser.probe_env()
    assert len(name) == 8


async def test_the_page_is_left_as_it_was(person: Person, site: Site) -> None:
    site.html("/", "<input autofocus><div style='height:3000px'></div><img loading=lazy src=/x.png>")
    await person.tab().open(site.url)
    before = await run_script(person, "document.documentElement.outerHTML")
    await person.tab().capture(CaptureOptions(full_page=True))
    assert await run_script(person, "document.documentElement.outerHTML") == before
    caret = "getComputedStyle(document.querySelector('input')).caretColor"
    assert await run_script(person, f"[document.activeElement.tagName, {caret}]") == ["INPUT", "rgb(0, 0, 0)"]


async def _revalidated(request: web.Request) -> web.StreamResponse:
    if "If-None-Match" in request.headers:
        return web.Response(status=304, headers={"ETag": '"a"'})
    return web.Response(text="h1 { color: red }", content_type="text/css", headers={"ETag": '"a"'})


async def test_a_stylesheet_that_is_read_again_for_its_fonts_is_no_request_of_the_page(
    person: Person, site: Site
) -> None:
    site.on("/a.css", _revalidated)
    grow = "const l = document.createElement('link'); l.rel = 'stylesheet'; l.href = '/a.css?more'; l.onload = done;"
    grow = f"function grow() {{ return new Promise((done) => {{ {grow} document.head.append(l) }}).then(() => 1) }}"
    site.html("/", f"<link rel=stylesheet href=/a.css><h1>Shop</h1><script>{grow}</script>")
    await person.tab().open(site.url)
    await person.tab().capture()
    assert [hit[1] for hit in site.hits].count("/a.css") > 1, "the inspector read nothing: this proves nothing"
    await run_script(person, "grow()")
    await person.tab().capture()
    await person.tab().hear(5.0, frames=True)
    asked = [event.data for event in person.log.since(0) if isinstance(event.data, NetRequest)]
    assert [one.url.rsplit("/", 1)[1] for one in asked if "/a.css" in one.url] == ["a.css", "a.css?more"]
    assert not person.network.sightings.pending()


@pytest.mark.full
async def test_a_picture_of_a_whole_page_leaves_the_screen_to_fingers(browser: Browser, site: Site) -> None:
    site.html("/", "<p style='height:3000px'></p>")
    person = await browser.new_person(PersonOptions(base_url=site.url, touch=True))
    await person.tab().open(site.url)
    await person.tab().capture(CaptureOptions(full_page=True))
    assert await run_script(person, "matchMedia('(pointer: coarse)').matches") is True
    await person.close()
