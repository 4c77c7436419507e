"""Console lines and uncaught errors are told apart, once, without touching the page's objects."""

from __future__ import annotations

from pathlib import Path

import pytest
from acted import act, open_page
from seen import all_of, await_data, run_script
from served_pages import Site

from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.model.event import ConsoleLine, PageError, Place

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_console_text_never_runs_a_getter_of_the_page(person: Person, site: Site) -> None:
    thing = "const o = {a: 1, get b() { hits++; return 2 }, toJSON() { hits++ }, toString() { hits++; return 'x' }}"
    site.html("/", f"<script>let hits = 0; {thing}; console.warn('n=%d %s', 7, 'text', o, [1, 'two', null])</script>")
    await person.tab().open(site.url)
    line = await await_data(person, ConsoleLine)
    assert line.level == "warning"
    assert line.text.startswith("n=7 text {a: 1, ")
    assert line.text.endswith('[1, "two", null]')
    assert await run_script(person, "hits") == 0


async def test_console_levels_and_places_are_told(person: Person, site: Site) -> None:
    site.script("/app.js", "console.log('a')\nconsole.error('b')\nconsole.debug('c')\nconsole.assert(false, 'd')")
    site.html("/", "<script src=/app.js></script>")
    await person.tab().open(site.url)
    await await_data(person, ConsoleLine, lambda item: "d" in item.text)
    told = [(item.level, item.text, item.source.line if item.source else 0) for item in all_of(person, ConsoleLine)]
    assert told == [("log", "a", 1), ("error", "b", 2), ("debug", "c", 3), ("error", "Assertion failed: d", 4)]


@pytest.mark.full
async def test_hostile_and_huge_arguments_are_told_and_say_where_they_are_cut(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H087_hostile_arguments.html"))
    await run_script(person, "console.log('last line')")
    await await_data(person, ConsoleLine, lambda item: item.text == "last line")
    lines = all_of(person, ConsoleLine)
    assert len(lines) >= 3000
    assert max(len(item.text) for item in lines) < 33_000
    assert any("(cut, " in item.text for item in lines)
    assert all_of(person, PageError) == []


async def test_reasons_without_an_error_are_told_apart(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H084_odd_reasons.html"))
    await await_data(person, PageError, lambda _: len(all_of(person, PageError)) == 9)
    errors = all_of(person, PageError)
    assert len({(item.kind, item.message) for item in errors}) == 9
    assert {item.kind for item in errors} == {"exception", "rejection"}


async def test_a_rejection_that_is_handled_later_is_withdrawn(person: Person, site: Site) -> None:
    await person.tab().open(site.field("H083_late_handled.html"))
    withdrawn = await await_data(person, PageError, lambda item: item.withdrawn)
    errors = [item for item in all_of(person, PageError) if not item.withdrawn]
    assert "late-083" in withdrawn.message
    assert [item.message for item in errors if item.id != withdrawn.id] == ["Error: never-083"]


async def test_an_exception_names_file_line_and_whether_the_script_is_the_apps(person: Person, site: Site) -> None:
    site.script("/static/app.js", "\nfunction boom() { throw new TypeError('no cart') }\nboom()")
    site.html("/", f"<script src=/static/app.js></script><script src={site.other}/foreign.js></script>")
    site.script("/foreign.js", "throw new Error('not ours')")
    person.code_map.add_prefix("/static/", "web/")
    await person.tab().open(site.url)
    ours = await await_data(person, PageError, lambda item: "no cart" in item.message)
    assert (ours.message, ours.own) == ("TypeError: no cart", True)
    assert ours.source == Place("web/app.js", 2, 25, "boom")
    foreign = await await_data(person, PageError, lambda item: "no cart" not in item.message)
    assert not foreign.own


async def test_a_blocked_script_is_a_policy_error(person: Person, site: Site) -> None:
    site.html("/", "<script>document.title = 'never'</script>", content_security_policy="script-src 'none'")
    await person.tab().open(site.url)
    error = await await_data(person, PageError)
    assert error.kind == "csp"
    assert "Content Security Policy" in error.message


MADE = """<button onclick="go()">Go</button><p id=out></p><script>
const made = (text) => URL.createObjectURL(new Blob([text], {type: 'text/javascript'}));
const run = (address) => { const one = document.createElement('script'); one.src = address; document.head.append(one) };
const boom = `throw new Error("made in memory")`;
const later = `setTimeout(() => { ${boom} }, 50)`;
const go = () => { HOW; out.textContent = 'Saved' };
</script>"""
WAYS = {
    "a worker": "new Worker(made(boom))",
    "a rejection in a worker": "new Worker(made(`(async () => { ${boom} })()`))",
    "a worker of a worker": "new Worker(made(`new Worker(URL.createObjectURL(new Blob(['${boom}'])))`))",
    "a script": "run(made(later))",
    "a module": "import(made(boom))",
    "a frame from its parent": "const f = document.createElement('iframe');"
    " f.srcdoc = `<script>${later}<` + '/script>'; document.body.append(f)",
}


@pytest.mark.parametrize("way", WAYS)
async def test_what_a_page_makes_in_memory_is_its_own(person: Person, site: Site, way: str) -> None:
    tab = await open_page(person, site, MADE.replace("HOW", WAYS[way]))
    verdict = await act(tab, {"kind": "text", "contains": "Saved"})
    assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because
    assert any("made in memory" in item.text for item in verdict.contradictions)


async def test_what_a_page_of_somebody_else_makes_in_memory_is_not_the_apps(person: Person, site: Site) -> None:
    ways = "; ".join(WAYS[way] for way in ("a worker", "a script"))
    site.html("/widget", MADE.replace("HOW", f"{ways}; setTimeout(boom, 50)") + "<script>go()</script>")
    await open_page(person, site, f"<iframe src='{site.other}/widget'></iframe>")
    await await_data(person, PageError, lambda _: len(all_of(person, PageError)) == 3)
    assert [item.own for item in all_of(person, PageError)] == [False] * 3


@pytest.mark.parametrize("script", ["null.x", "run(made('null.x'))"])
async def test_an_uncaught_error_on_a_page_from_the_disk_contradicts(
    browser: Browser, tmp_path: Path, script: str
) -> None:
    (tmp_path / "page.html").write_text(MADE.replace("HOW", f"setTimeout(() => {{ {script} }})"), encoding="utf-8")
    person = await browser.new_person(PersonOptions())
    try:
        await person.tab().open((tmp_path / "page.html").as_uri())
        verdict = await act(person.tab(), {"kind": "text", "contains": "Saved"})
        assert (verdict.verified, verdict.reason) == ("no", "contradicted"), verdict.because
    finally:
        await person.close()
        person.log.close()
