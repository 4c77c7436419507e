"""The HTML report in a real browser, opened from disk: keyboard, deep links, search, no fault that axe finds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Literal, cast
from urllib.parse import quote

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright, expect
from shop_visit import launch

from pictures import draw_page, png_of
from reticle.report import html
from reticle.visual import diff_picture
from run_builder import failing, make_run, passing

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SIZES = {"desk": (1280, 800), "phone": (390, 844)}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        chromium = await launch(playwright)
        yield chromium
        await chromium.close()


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write a report with its pictures as a run's folder holds them."""
    folder = tmp_path_factory.mktemp("run")
    (folder / "pictures").mkdir()
    before, after = png_of(draw_page()), png_of(draw_page(shift=(0, 8), total="1007.00"))
    for name, png in (("before", before), ("after", after), ("diff", diff_picture.render(before, after))):
        (folder / "pictures" / f"receipt.{name}.png").write_bytes(png)
    (folder / "pictures" / "pay.after.png").write_bytes(after)
    path = folder / "index.html"
    path.write_text(html.render(make_run(), title="shop", previous=make_run([passing("checkout/pay")])), "utf-8")
    return path


class Watched:
    """A page with what it asked for and complained about."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.requests: list[str] = []
        self.errors: list[str] = []
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)


@pytest_asyncio.fixture(loop_scope="module")
async def opened(browser: Browser, report: Path, request: pytest.FixtureRequest) -> AsyncIterator[Watched]:
    size, scheme = cast(tuple[str, Literal["light", "dark"]], getattr(request, "param", ("desk", "light")))
    width, height = SIZES[size]
    context = await browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
    watched = Watched(await context.new_page())
    await watched.page.goto(report.as_uri())
    yield watched
    await context.close()


async def open_flow(page: Page, report: Path, name: str) -> None:
    await page.goto(f"{report.as_uri()}#flow={quote(name)}")
    await expect(page.locator("#flow h2")).to_contain_text(name)


EVERY_LOOK = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]


@pytest.mark.full
@pytest.mark.parametrize("opened", EVERY_LOOK, indirect=True, ids=str)
async def test_axe_finds_no_serious_fault_in_any_look(opened: Watched, report: Path) -> None:
    axe = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")
    for address in ("#list", "#overview", "#flow=checkout%2Fpay", "#flow=account%2Fsign-in"):
        await opened.page.goto(report.as_uri() + address)
        await opened.page.evaluate(axe)
        found = await opened.page.evaluate(
            "axe.run().then(found => found.violations.map(v => `${v.impact} ${v.id}: ${v.nodes[0].html}`))"
        )
        assert [text for text in found if text.startswith(("serious", "critical"))] == []


@pytest.mark.full
@pytest.mark.parametrize("opened", EVERY_LOOK, indirect=True, ids=str)
async def test_no_page_is_wider_than_its_window(opened: Watched, report: Path) -> None:
    for name in ("checkout/pay", "hostile/texts", "account/sign-in", "orders/history"):
        await open_flow(opened.page, report, name)
        assert await opened.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.full
async def test_it_opens_on_the_worst_flow_and_asks_for_its_own_folder_only(opened: Watched, report: Path) -> None:
    await expect(opened.page.locator("#flow h2")).to_contain_text("checkout/pay")
    await expect(opened.page.locator("#flow .v-changes img")).to_be_visible()
    assert opened.errors == []
    folder = report.parent.as_uri()
    assert [url for url in opened.requests if not url.startswith((folder, "data:"))] == []


async def test_hostile_texts_run_nothing(opened: Watched, report: Path) -> None:
    await open_flow(opened.page, report, "hostile/texts")
    assert await opened.page.evaluate("window.pwned === undefined && !document.querySelector('#flow svg')")
    assert [text for text in opened.errors if "ERR_FILE_NOT_FOUND" not in text] == []


async def test_a_deep_link_opens_its_step(opened: Watched, report: Path) -> None:
    await opened.page.goto(report.as_uri() + "#flow=checkout%2Fpay&step=2")
    await expect(opened.page.locator("details[data-step='2']")).to_have_attribute("open", "")
    await expect(opened.page.get_by_text("POST /api/cart → 201").first).to_be_in_viewport()


async def test_a_request_that_went_well_is_not_red_below_a_step_that_failed(opened: Watched, report: Path) -> None:
    await open_flow(opened.page, report, "checkout/pay")
    marks = opened.page.locator("details.s-fail .net .mark")
    colours = dict(await marks.evaluate_all("all => all.map(one => [one.textContent, getComputedStyle(one).color])"))
    assert colours["200"] != colours["500"]


async def test_the_keyboard_alone_reaches_everything(opened: Watched) -> None:
    page = opened.page
    heading = page.locator("#flow h2")
    await expect(heading).to_contain_text("checkout/pay")
    await page.keyboard.press("j")
    await expect(heading).to_contain_text("hostile/texts")
    await page.keyboard.press("k")
    await expect(heading).to_contain_text("checkout/pay")
    await page.keyboard.press("/")
    await page.keyboard.type("drift")
    await expect(page.locator("#rows .row[data-n]:visible")).to_have_count(1)
    await page.keyboard.press("Enter")
    await expect(heading).to_contain_text("account/sign-in")
    await page.keyboard.press("Escape")
    await expect(page.locator("#rows .row[data-n]:visible")).to_have_count(8)
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_be_hidden()


async def test_tab_and_enter_are_enough_to_open_a_flow(opened: Watched) -> None:
    page = opened.page
    link = page.get_by_role("link", name="help/read")
    await link.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator("#flow h2")).to_contain_text("help/read")


@pytest.mark.full
async def test_search_and_status_filters_meet(opened: Watched) -> None:
    page = opened.page
    await page.get_by_role("button", name="pass 2").click()
    await expect(page.locator("#rows .row[data-n]:visible")).to_have_count(2)
    await page.get_by_label("Search flows").fill("paging")
    await expect(page.locator("#rows .row[data-n]:visible")).to_have_count(1)
    await page.get_by_label("Search flows").fill("no such thing")
    await expect(page.get_by_text("No flow matches.")).to_be_visible()
    await page.get_by_role("button", name="Clear").click()
    await expect(page.locator("#rows .row[data-n]:visible")).to_have_count(8)


@pytest.mark.full
async def test_a_flow_is_copied_as_text_for_an_agent(opened: Watched) -> None:
    page = opened.page
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.get_by_role("button", name="Copy for agent").click()
    await expect(page.get_by_role("status")).to_have_text("Text for an agent copied")
    text = await page.evaluate("navigator.clipboard.readText()")
    assert text.startswith("fail: flow checkout/pay\n")
    assert "where: shop/js/pay.js:41:9" in text
    assert "next: reticle verify checkout/pay --step 4" in text


@pytest.mark.full
async def test_the_slider_fades_and_the_swipe_cuts_as_far_as_asked(opened: Watched) -> None:
    page = opened.page
    await page.get_by_role("button", name="Slider").click()
    await page.get_by_label("From before to after").fill("25")
    assert await page.locator(".v-after").evaluate("node => getComputedStyle(node).opacity") == "0.25"
    await page.get_by_role("button", name="Swipe").click()
    clip = await page.locator(".v-after").evaluate("node => getComputedStyle(node).clipPath")
    assert clip == "inset(0px 0px 0px 25%)"
    await page.get_by_role("button", name="Side by side").click()
    before = await page.locator(".v-before").bounding_box()
    after = await page.locator(".v-after").bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] + before["width"] <= after["x"]


@pytest.mark.full
async def test_the_flicker_lets_before_and_after_take_turns(opened: Watched) -> None:
    page = opened.page
    await page.get_by_role("button", name="Flicker").click()
    await expect(page.locator(".v-after")).to_have_css("visibility", "hidden")
    await expect(page.locator(".v-after")).to_have_css("visibility", "visible")
    await page.get_by_role("button", name="Changes").click()
    await expect(page.locator(".v-before")).to_be_hidden()


@pytest.mark.full
@pytest.mark.parametrize("opened", [("phone", "light")], indirect=True)
async def test_a_phone_shows_the_list_or_a_flow(opened: Watched) -> None:
    page = opened.page
    await expect(page.locator("#flow")).to_be_hidden()
    await page.get_by_role("link", name="checkout/pay").click()
    await expect(page.locator("nav")).to_be_hidden()
    await expect(page.locator("#flow h2")).to_be_visible()
    await page.get_by_role("link", name="All flows").click()
    await expect(page.locator("nav")).to_be_visible()


@pytest.mark.full
async def test_the_theme_can_be_chosen_against_the_system(opened: Watched) -> None:
    page = opened.page
    ground = "getComputedStyle(document.body).backgroundColor"
    light = await page.evaluate(ground)
    await page.get_by_role("button", name="Theme").click()
    assert await page.evaluate(ground) != light
    await page.reload()
    assert await page.evaluate(ground) != light
    await page.keyboard.press("d")
    assert await page.evaluate(ground) == light


async def test_paper_has_no_buttons_and_all_steps(opened: Watched) -> None:
    page = opened.page
    await page.evaluate("dispatchEvent(new Event('beforeprint'))")
    await page.emulate_media(media="print")
    assert await page.locator("button:visible").count() == 0
    assert await page.locator("#flow details:not([open])").count() == 0


@pytest.mark.full
async def test_five_hundred_flows_open_with_only_the_shown_one_built(browser: Browser, tmp_path: Path) -> None:
    flows = [passing(f"many/{number:03}") if number % 10 else failing(f"many/{number:03}") for number in range(500)]
    path = tmp_path / "index.html"
    path.write_text(html.render(make_run(flows)), "utf-8")
    page = await browser.new_page()
    await page.goto(path.as_uri())
    await expect(page.locator("#rows .row[data-n]")).to_have_count(500)
    assert await page.locator("article.flow").count() == 1
    assert await page.evaluate("document.querySelectorAll('*').length") < 9_000
    await page.close()


RTL = 'click row "فاتورة الفندق 2026-02-07 travel": expected text "فاتورة 12.50"'
LEFTS = """wanted => {
  const walker = document.createTreeWalker(document.querySelector("#flow"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.includes(wanted)) continue;
    return [...wanted].map((_, at) => {
      const range = document.createRange(), from = node.data.indexOf(wanted);
      range.setStart(node, from + at);
      range.setEnd(node, from + at + 1);
      return range.getBoundingClientRect().left;
    });
  }
}"""


async def test_a_day_in_a_name_from_right_to_left_is_read_from_its_beginning(browser: Browser, tmp_path: Path) -> None:
    flow = failing("orders/arabic")
    steps = [flow.steps[0].model_copy(update={"describe": RTL}), *flow.steps[1:]]
    path = tmp_path / "index.html"
    path.write_text(html.render(make_run([flow.model_copy(update={"steps": steps})]), title="shop"), "utf-8")
    page = await browser.new_page()
    await page.goto(f"{path.as_uri()}#flow=orders%2Farabic")
    lefts = await page.evaluate(LEFTS, "2026-02-07")
    assert lefts == sorted(lefts)
    assert RTL in (await page.locator("#flow").text_content() or "")
    names = await page.evaluate("[...document.querySelectorAll('#flow bdi[dir=auto]')].map(name => name.textContent)")
    assert names == ['"فاتورة الفندق 2026-02-07 travel"', '"فاتورة 12.50"']
    await page.close()
