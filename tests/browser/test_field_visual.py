"""The field's visual cases: pictures that stand still, are whole at any size, and in which nothing small is lost."""

from __future__ import annotations

import io
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from field_site import FieldSite
from PIL import Image
from seen import run_script

from harness import Result
from house import MakeProject
from reticle.browser.capture import CaptureOptions, Picture
from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.errors import UsageError
from reticle.visual.compare import compare

pytestmark = pytest.mark.asyncio(loop_scope="session")

PAGES = Path(__file__).parents[1] / "field" / "pages"
FULL = CaptureOptions(full_page=True, fonts=False)
ZONES = ("Pacific/Kiritimati", "America/Los_Angeles")
"""14 hours before and 8 behind UTC: one hour past midnight there is another day, and another month, in one of them."""
DATED = """<!doctype html><meta charset=utf-8><title>dated</title><body style="width:230px;font:16px/24px sans-serif">
<p id=a></p><p id=b></p><p>below</p><script>
const at = new Date(Date.UTC(2026, 1, 1, 1));
a.textContent = at.toLocaleDateString(undefined, {weekday: 'long', day: 'numeric', month: 'long', year: 'numeric'});
b.textContent = String(at) + ' ' + (1234.5).toLocaleString();
</script>"""


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def field() -> AsyncIterator[FieldSite]:
    served = FieldSite()
    await served.start()
    yield served
    await served.close()


def pixels(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


async def scaled(browser: Browser, field: FieldSite, viewport: str) -> Person:
    return await browser.new_person(PersonOptions(base_url=field.url, viewport=viewport))


async def test_h072_what_moves_stands_still_for_the_picture_and_goes_on(person: Person, field: FieldSite) -> None:
    await field.show(person, "H072_endless_animation.html")
    tab = person.tab()
    first = await tab.capture()
    centre = "(r => [r.x + r.width / 2, r.y + r.height / 2])(document.querySelector('.b').getBoundingClientRect())"
    x, y = map(int, await tab.page.evaluate(centre))
    assert pixels(first).getpixel((x, y)) == (0, 0, 204)
    # another moment of every animation: the one in the shadow root too
    moved = "document.querySelector('x-spin').shadowRoot.querySelector('p').getBoundingClientRect().x"
    where = await run_script(person, moved)
    await tab.page.wait_for_function(f"Math.abs({moved} - {where}) > 20")
    second = await tab.capture()
    assert second.png == first.png
    running = (
        "[document, document.querySelector('x-spin').shadowRoot].map("
        "root => root.getAnimations().filter(one => one.playState === 'running').length)"
    )
    assert await run_script(person, running) == [2, 1]


@pytest.mark.parametrize("scale", [1, pytest.param(2, marks=pytest.mark.full)])
async def test_h074_viewport_heights_are_kept_and_the_page_hears_of_no_resize(
    browser: Browser, field: FieldSite, scale: int
) -> None:
    person = await scaled(browser, field, f"1280x800@{scale}")
    account = await field.show(person, "H074_viewport_units.html")
    picture = await person.tab().capture(FULL)
    assert (account["h"], picture.width, picture.height) == (True, 1280 * scale, (800 * 5 // 2 + 16) * scale)
    image = pixels(picture)
    found = [image.getpixel((600 * scale, y * scale)) for y in (400, 1200, 1800)]
    assert found == [(0xDD, 0xEE, 0xFF), (0xFF, 0xEE, 0xDD), (0xDD, 0xFF, 0xDD)]
    assert await run_script(person, "__app.resizes") == 0
    await person.close()


@pytest.mark.full
@pytest.mark.parametrize("scale", [1, 2])
async def test_h075_a_very_tall_page_is_whole(browser: Browser, field: FieldSite, scale: int) -> None:
    person = await scaled(browser, field, f"640x480@{scale}")
    await field.show(person, "H075_very_tall.html")
    image = pixels(await person.tab().capture(FULL))
    assert image.height == 24_000 * scale
    found = [image.getpixel((500 * scale, (1000 * band + 500) * scale)) for band in range(24)]
    assert found == [(10 * band, (53 * band) % 256, 255 - 10 * band) for band in range(24)]
    await person.close()


async def test_h075_a_page_that_is_too_tall_is_refused_with_what_to_do(person: Person, field: FieldSite) -> None:
    await field.show(person, "H075_very_tall.html")
    await run_script(person, "document.querySelector('#r').style.paddingBottom = '180000px'")
    with pytest.raises(UsageError, match=r"204000 px tall, a picture holds at most 200000 device pixels"):
        await person.tab().capture(FULL)


def look(path: str) -> dict[str, Any]:
    step = {"action": "assert", "expect": {"kind": "route", "pathname": path.partition("?")[0]},
            "visual": {"name": "page", "fullPage": True}}  # fmt: skip
    return {"version": 1, "name": "look", "start": {"path": path}, "steps": [step]}


@pytest.mark.full
@pytest.mark.parametrize("variant", ["2", "3"])
async def test_h077_a_small_change_of_a_large_page_is_told_with_its_region(
    make_project: MakeProject, field: FieldSite, variant: str
) -> None:
    page = "/p/H077_tiny_change.html"
    project = make_project({
        "reticle.toml": f'[app]\nurl = "{field.url}"\n', "flows/look.json": look(f"{page}?v=1"),
    })  # fmt: skip
    assert project.run("baseline", "update", "--no-reset-needed").exit_code == 0
    if variant == "3":
        before = seen(project.run("verify", "--json"))
        assert before["result"] == "same", before
    project.write("flows/look.json", look(f"{page}?v={variant}"))
    result = project.run("verify", "--json")
    told = seen(result)
    assert (result.exit_code, told["result"]) == (1, "different"), told
    (cluster,) = told["clusters"]
    if variant == "2":
        assert (411 * 20 <= cluster["box"]["y"] < 412 * 20, cluster["box"]["h"] < 20) == (True, True)
        assert cluster["elements"][0]["target"] == 'div "row 411 total 1007.00 EUR"'
    else:
        assert (cluster["box"]["y"], cluster["box"]["h"], cluster["box"]["w"]) == (12_000, 1, 1000)
        assert cluster["elements"][0]["target"].split()[0] in ("hr", "separator")


async def test_h079_clear_is_no_colour_and_white_against_clear_has_one_answer() -> None:
    cases = json.loads((PAGES / "H079_alpha.json").read_text("utf-8"))["cases"]
    found = {}
    for case in cases:
        a, b = ((PAGES / case[side]).read_bytes() for side in ("a", "b"))
        there, back = compare(a, b), compare(b, a)
        assert there.result == back.result
        found[case["a"][5], case["b"][5]] = (there.result, there.changed_px)
    size = max(changed for _, changed in found.values())
    assert found == {
        ("a", "b"): ("different", size), ("c", "b"): ("different", size), ("c", "d"): ("different", size),
        ("b", "d"): ("same", 0), ("a", "c"): ("different", size),
    }  # fmt: skip
    with Image.open(PAGES / "H079_a_black.png") as picture:
        assert size == picture.width * picture.height


@pytest.mark.full
async def test_h080_zone_and_language_are_those_of_the_project_and_stand_beside_the_picture(
    make_project: MakeProject, tmp_path: Path
) -> None:
    shown = tmp_path / "dated.html"
    shown.write_text(DATED, "utf-8")
    serve = "python3 -m http.server --bind 127.0.0.1 {port} --directory " + str(tmp_path)
    project = make_project({
        "reticle.toml": '[app]\nurl = "http://127.0.0.1:{port}"\n[[app.process]]\nname = "web"\n'
        f'start = "{serve}"\nready = "/dated.html"\n',
        "flows/look.json": {
            "version": 1, "name": "look", "start": {"path": "/dated.html"},
            "steps": [
                {"action": "assert", "expect": {"kind": "text", "contains": "below"}, "visual": {"name": "page"}}
            ],
        },
    })  # fmt: skip
    machines = [{"TZ": zone, "LANG": lang} for zone, lang in zip(ZONES, ("de_DE.UTF-8", "en_GB.UTF-8"), strict=True)]
    made = project.run("baseline", "update", "--no-reset-needed", env=machines[0])
    assert made.exit_code == 0, made.stderr
    for machine in machines:
        told = seen(project.run("verify", "--json", env=machine))
        assert (told["result"], told.get("changedPx", 0)) == ("same", 0)
    (described,) = (project.root / "baselines").rglob("*.json")
    capture = json.loads(described.read_text("utf-8"))["capture"]
    assert (capture["timezone"], capture["locale"]) == ("UTC", "en-US")
    # another zone is another look, so the test can fail
    config = (project.root / "reticle.toml").read_text("utf-8")
    project.write("reticle.toml", config + f'[browser]\ntimezone = "{ZONES[1]}"\n')
    told = seen(project.run("verify", "--json"))
    assert (told["result"], f"taken otherwise: timezone UTC → {ZONES[1]}" in str(told["text"])) == ("different", True)


def seen(result: Result) -> dict[str, Any]:
    """Return the one picture of a run."""
    (picture,) = result.json["flows"][0]["visual"]
    assert isinstance(picture, dict)
    return picture
