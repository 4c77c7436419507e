"""The acceptance cases of truth as somebody tries them by hand, whatever the network and the machine take."""

from __future__ import annotations

import asyncio
import os

import pytest
from served_pages import Site
from truth_cases import CLEAN, FAULTS, GO, HEALTHY, YES, Case, answer_of, blocking_in, told, try_case
from truth_site import PAGES, answer_with, serve_truth

from house import sampled
from reticle.browser.launch import Browser

pytestmark = pytest.mark.asyncio(loop_scope="session")

SOAK = bool(os.environ.get("RETICLE_SOAK"))
ROUNDS = 50 if SOAK else 1
SAMPLE = ("T9", "T13", "Y2", "Y8", "a form of Vue")
BUNDLED = PAGES.parent.parent / "bundles" / "src"


@pytest.mark.slow
@pytest.mark.parametrize("name", sampled(FAULTS, [name for name in FAULTS if name.startswith(SAMPLE)]))
async def test_a_page_with_a_fault_or_a_trap_gets_the_one_right_answer(browser: Browser, site: Site, name: str) -> None:
    case = FAULTS[name]
    for seed in range(1, ROUNDS + 1):
        verdict = await try_case(browser, site, case, seed)
        assert answer_of(verdict) == case.said, f"{seed}: {told(verdict)}"
        assert case.blocking in (None, blocking_in(verdict)), f"{seed}: {told(verdict)}"


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("name", sampled(HEALTHY, [name for name in HEALTHY if name.startswith(SAMPLE)]))
async def test_a_healthy_page_is_a_yes_without_a_contradiction(browser: Browser, site: Site, name: str) -> None:
    case = HEALTHY[name]
    for seed in range(1, ROUNDS + 1):
        verdict = await try_case(browser, site, case, seed)
        assert (answer_of(verdict), blocking_in(verdict)) == (YES, frozenset()), f"{seed}: {told(verdict)}"


@pytest.mark.full
async def test_an_overlay_is_named(browser: Browser, site: Site) -> None:
    verdict = await try_case(browser, site, FAULTS["T4 under an overlay"], 1)
    assert "Cookies" in verdict.because


@pytest.mark.full
async def test_a_poll_that_breaks_is_listed_as_unrelated(browser: Browser, site: Site) -> None:
    verdict = await try_case(browser, site, FAULTS["T6 a poll breaks"], 1)
    assert any("/api/t6/stock" in note for note in verdict.notes), told(verdict)


async def test_the_line_that_sent_a_swallowed_request_is_named(browser: Browser, site: Site) -> None:
    verdict = await try_case(browser, site, FAULTS["T7 a swallowed 500"], 3)
    source = (PAGES / "truth" / "t7.js").read_text("utf-8")
    assert verdict.source is not None, told(verdict)
    assert verdict.source.file.endswith("truth/t7.js")
    assert verdict.source.line == _line_of(source, "await fetch(")
    assert verdict.decision is not None
    assert verdict.decision.where_in_source == f"{verdict.source.file}:{verdict.source.line}"


async def test_a_swallowed_request_of_a_bundle_is_named_through_an_indexed_map(browser: Browser, site: Site) -> None:
    serve_truth(site, 1)
    answer_with(site, "/api/profile", 500, {"error": "no database"})
    verdict = await try_case(browser, site, HEALTHY["a form of Vue"], 1, serve=False)
    assert answer_of(verdict) in (("no", "contradicted"), ("no", "assertion_failed")), told(verdict)
    places = [item.source for item in verdict.contradictions if item.kind == "request-failed-ui-moved-on"]
    assert [(place.file.rpartition("/")[2], place.line) for place in places if place] == [
        ("save.js", _line_of((BUNDLED / "save.js").read_text("utf-8"), "await fetch("))
    ], told(verdict)


async def test_an_error_of_a_bundle_is_named_through_an_external_map(browser: Browser, site: Site) -> None:
    verdict = await try_case(browser, site, Case("y6", (), do=("click role=button name=Break",)), 1)
    assert answer_of(verdict) == ("no", "contradicted"), told(verdict)
    assert verdict.source is not None
    line = _line_of((BUNDLED / "strict.jsx").read_text("utf-8"), "throw new Error")
    assert (verdict.source.file.rpartition("/")[2], verdict.source.line) == ("strict.jsx", line)


@pytest.mark.full
async def test_the_request_of_an_effect_is_named_through_an_inline_map(browser: Browser, site: Site) -> None:
    serve_truth(site, 1)
    answer_with(site, "/api/placed", 500, {"error": "no database"})
    case = Case("y9", ("text 'Order placed'",), do=("click role=button name='Place order'",), timeout_s=2)
    verdict = await try_case(browser, site, case, 1, serve=False)
    assert answer_of(verdict) == ("no", "assertion_failed"), told(verdict)
    line = _line_of((BUNDLED / "transition.jsx").read_text("utf-8"), "await fetch(")
    assert verdict.source is not None
    assert (verdict.source.file.rpartition("/")[2], verdict.source.line) == ("transition.jsx", line)


async def test_a_page_that_crashes_while_it_is_waited_for_cannot_be_told(browser: Browser, site: Site) -> None:
    case = Case("t15", ("text Saved", CLEAN), do=(GO,))
    trying = asyncio.ensure_future(try_case(browser, site, case, 1))
    await site.await_hit("/api/t15/hang")
    crash = asyncio.ensure_future(browser._people[-1].tab().cdp.send("Page.crash"))  # no page can ask for that
    verdict = await trying
    crash.cancel()
    await asyncio.gather(crash, return_exceptions=True)
    assert answer_of(verdict) == ("unknown", "observation_lost"), told(verdict)


def _line_of(source: str, text: str) -> int:
    return next(number for number, line in enumerate(source.splitlines(), 1) if text in line)
