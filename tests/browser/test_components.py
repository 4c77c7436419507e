"""Which components of real frameworks rendered, told on pages that say nothing of them."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from acted import act, act_and_report
from doing import find
from playwright.async_api import ConsoleMessage
from served_pages import Site

from reticle.browser.components import find_owner
from reticle.browser.launch import Browser
from reticle.browser.person import Person, PersonOptions
from reticle.browser.tab import Tab
from reticle.engine.outcome import StepRun
from reticle.engine.placing import place_step
from reticle.engine.step_report import report_step
from reticle.model.event import ComponentCommit
from reticle.model.flow import Step
from reticle.truth.components import list_rendered

pytestmark = pytest.mark.asyncio(loop_scope="session")
BUNDLES = Path(__file__).parent / "pages" / "bundles"
SOURCE = BUNDLES.parents[2] / "bundles" / "src" / "components-react.jsx"
REACTS = [
    ("components-react-development.js", "react-development.js"),
    pytest.param("components-react-18.js", "react-18.js", marks=pytest.mark.full),
    pytest.param("components-react-development.js", "react-17.js", marks=pytest.mark.full),
]
HOOK = "window.__REACT_DEVTOOLS_GLOBAL_HOOK__"


async def open_app(person: Person, site: Site, *scripts: str, first: str = "", at: str = "/") -> Tab:
    """Open a page of bundles, the libraries first; `first` is a script that the page itself runs before them."""
    for name in scripts:
        site.script(f"/{name}", (BUNDLES / name).read_text("utf-8"))
    loaded = "".join(f"<script src=/{name}></script>" for name in scripts)
    site.html("/", f"<div id=root></div><script>{first}</script>{loaded}")
    tab = person.tab()
    await tab.open(site.url + at)
    await find(person, role="button", name="Count 0", nth=0)
    await tab.hear(5, frames=True)
    return tab


async def rendered_by(tab: Tab, button: str, seen: str) -> dict[str, tuple[int, int]]:
    """Press a button and wait until `seen` shows; return how often which component rendered, and how often as new."""
    after = tab.person.log.last_seq
    leaf = {"kind": "text", "contains": seen}
    verdict = await act(tab, leaf, target={"role": "button", "name": button})
    assert verdict.verified == "yes", verdict.because
    await tab.hear(5, frames=True)
    return {one.name: (one.renders, one.mounts) for one in list_rendered(tab.person.log.since(after))}


def commits(tab: Tab) -> list[ComponentCommit]:
    """Return everything that was told of components."""
    return [event.data for event in tab.person.log.since(0) if isinstance(event.data, ComponentCommit)]


@pytest.mark.parametrize(("app", "vendor"), REACTS)
async def test_a_commit_of_a_child_names_that_child_alone(person: Person, site: Site, app: str, vendor: str) -> None:
    tab = await open_app(person, site, vendor, app)
    assert await rendered_by(tab, "Count 0", "Count 1") == {"Counter": (1, 0)}
    assert await rendered_by(tab, "Toggle off", "Toggle on") == {"Toggle": (1, 0)}


@pytest.mark.parametrize(("app", "vendor"), REACTS)
async def test_of_a_list_that_renders_only_the_rows_that_did_are_told(
    person: Person, site: Site, app: str, vendor: str
) -> None:
    tab = await open_app(person, site, vendor, app)
    assert await rendered_by(tab, "Row 2 free", "Row 2 chosen") == {"Rows": (1, 0), "Row": (1, 0)}
    assert await rendered_by(tab, "Row 1 free", "Row 1 chosen") == {"Rows": (1, 0), "Row": (2, 0)}


@pytest.mark.full
@pytest.mark.parametrize(("app", "vendor"), REACTS)
async def test_new_components_are_told_as_new_and_an_effect_that_sets_state_renders_again(
    person: Person, site: Site, app: str, vendor: str
) -> None:
    tab = await open_app(person, site, vendor, app)
    rendered = await rendered_by(tab, "Open", "Ready")
    assert rendered["Late"] == (2, 1)
    assert "Row" not in rendered


@pytest.mark.parametrize(("app", "vendor"), REACTS)
async def test_strict_mode_renders_twice_and_is_told_once(person: Person, site: Site, app: str, vendor: str) -> None:
    tab = await open_app(person, site, vendor, app, at="/#strict")
    first = {one.name: (one.renders, one.mounts) for one in list_rendered(tab.person.log.since(0))}
    assert (first["Counter"], first["Row"]) == ((1, 1), (5, 5))
    assert await rendered_by(tab, "Count 0", "Count 1") == {"Counter": (1, 0)}
    assert (await rendered_by(tab, "Open", "Ready"))["Late"] == (2, 1)


async def test_a_production_build_tells_the_names_that_it_left(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "react-production.js", "components-react-production.js")
    rendered = await rendered_by(tab, "Count 0", "Count 1")
    assert [(len(name) <= 2, times) for name, times in rendered.items()] == [(True, (1, 0))]


@pytest.mark.parametrize(
    ("app", "vendor", "button", "seen", "name", "source"),
    [
        ("components-react-18.js", "react-18.js", "Count 0", "Count 1", "Counter", "src/components-react.jsx:"),
        ("components-vue.js", "vue-development.js", "Open", "Ready", "Late", "src/Late.vue"),
    ],
)
async def test_the_file_that_a_development_build_names_is_told_as_the_repository_calls_it(
    browser: Browser, site: Site, app: str, vendor: str, button: str, seen: str, name: str, source: str
) -> None:
    root = Path("/srv/app") if app.endswith("vue.js") else BUNDLES.parents[2] / "bundles"
    person = await browser.new_person(PersonOptions(base_url=site.url, code_root=root))
    tab = await open_app(person, site, vendor, app)
    after = tab.person.log.last_seq
    await act(tab, {"kind": "text", "contains": seen}, target={"role": "button", "name": button})
    await tab.hear(5, frames=True)
    told = {one.name: one.source for one in list_rendered(tab.person.log.since(after))}
    assert told[name].startswith(source), told
    await person.close()
    person.log.close()


@pytest.mark.parametrize(
    ("app", "vendor", "file"),
    [
        ("components-react-production.js", "react-production.js", "app/components-react.jsx"),
        pytest.param(
            "components-react-development.js", "react-development.js", "components-react-development.js",
            marks=pytest.mark.full,
        ),
    ],
)  # fmt: skip
async def test_a_step_that_is_no_pass_says_where_its_components_stand(
    person: Person, site: Site, app: str, vendor: str, file: str
) -> None:
    tab = await open_app(person, site, vendor, app)
    mapping = BUNDLES / f"{app}.map"
    if mapping.exists():
        site.text(f"/{mapping.name}", mapping.read_text("utf-8"), "application/json")
    target = {"role": "button", "name": "Count 0"}
    run = StepRun(
        0,
        Step.model_validate({"action": "click", "target": target}),
        "click",
        tab=tab,
        first_seq=tab.person.log.last_seq,
    )
    run.verdict = await act(tab, {"kind": "text", "contains": "Count 7"}, target=target, timeout_s=1)
    await place_step(run)
    (told,) = report_step(run, tab.person.log.redactor).components
    assert told.source is not None
    where, _, line = told.source.rpartition(":")
    assert where.endswith(file)
    written = SOURCE if file.endswith("jsx") else BUNDLES / app
    assert "function Counter(" in written.read_text("utf-8").splitlines()[int(line) - 1]


@pytest.mark.parametrize(
    ("app", "vendor", "component"),
    [
        ("components-react-development.js", "react-development.js", "Counter"),
        pytest.param("components-react-18.js", "react-18.js", "Counter", marks=pytest.mark.full),
        pytest.param("components-react-production.js", "react-production.js", None, marks=pytest.mark.full),
        ("components-vue.js", "vue-development.js", "Counter"),
        pytest.param("components-vue.js", "vue.js", None, marks=pytest.mark.full),
    ],
)
async def test_an_element_is_of_the_component_that_wrote_it(
    person: Person, site: Site, app: str, vendor: str, component: str | None
) -> None:
    tab = await open_app(person, site, vendor, app)
    assert await find_owner(tab, await find(person, role="button", name="Count 0")) == component
    if app == "components-react-development.js":
        assert await find_owner(tab, await find(person, role="button", name="Row 1 free")) == "Row"
        assert await find_owner(tab, await find(person, role="button", name="Darken")) == "Fancy"


async def test_an_element_of_svelte_is_of_the_file_that_wrote_it(person: Person, site: Site) -> None:
    site.script("/app.js", (BUNDLES / "svelte-5-development.js").read_text("utf-8"))
    site.html("/", "<div id=root></div><script src=/app.js></script>")
    await person.tab().open(site.url)
    assert await find_owner(person.tab(), await find(person, role="button", name="Cart 0")) == "svelte-5"


async def test_vue_tells_what_updated_and_what_is_new(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "vue-development.js", "components-vue.js")
    first = {one.name: (one.renders, one.mounts) for one in list_rendered(tab.person.log.since(0))}
    assert first == {"Page": (1, 1), "Counter": (1, 1), "Quiet": (1, 1)}
    assert await rendered_by(tab, "Count 0", "Count 1") == {"Counter": (1, 0)}
    assert await rendered_by(tab, "Open", "Ready") == {"Page": (1, 0), "Late": (1, 1)}
    assert {data.framework for data in commits(tab)} == {"vue"}


VUE_TOOLS = """const heard = {}; window.__VUE_DEVTOOLS_GLOBAL_HOOK__ = { enabled: false, heard: 0,
on(event, told) { (heard[event] ??= []).push(told); },
emit(event, ...said) { this.heard++; for (const told of heard[event] ?? []) told(...said); } };"""


async def test_developer_tools_of_vue_on_the_page_hear_everything_and_are_asked(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "vue-development.js", "components-vue.js", first=VUE_TOOLS)
    assert await rendered_by(tab, "Count 0", "Count 1") == {"Counter": (1, 0)}
    assert await tab.page.evaluate("window.__VUE_DEVTOOLS_GLOBAL_HOOK__.heard") > 3


async def test_a_page_finds_no_developer_tools_of_vue(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "vue-development.js", "components-vue.js")
    assert await tab.page.evaluate("'__VUE_DEVTOOLS_GLOBAL_HOOK__' in window") is False


async def test_the_list_that_vue_leaves_for_tools_reads_as_if_it_were_not_there(person: Person, site: Site) -> None:
    site.html("/", "No Vue")
    await person.tab().open(site.url)
    name = "__VUE_DEVTOOLS_HOOK_REPLAY__"
    read = f"[typeof {name}, window.{name} === undefined, Object.keys(window).includes('{name}')]"
    assert await person.tab().page.evaluate(read) == ["undefined", True, False]
    kept = f"{name} ??= []; window.{name}.push(1); JSON.stringify(window.{name})"
    assert await person.tab().page.evaluate(f"window.{kept}") == "[1]"


async def test_what_a_step_rendered_stands_in_its_decision(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "react-development.js", "components-react-development.js")
    leaf = {"kind": "text", "contains": "Count 7"}
    verdict, _ = await act_and_report(tab, leaf, target={"role": "button", "name": "Count 0"}, timeout_s=1)
    assert verdict.decision is not None
    assert "rendered Counter" in verdict.decision.what_changed


TOOLS = """window.told = []; const tools = { renderers: new Map(), supportsFiber: true, inject: () => 7,
onCommitFiberRoot(id) { window.told.push([id, this === tools]); }, onCommitFiberUnmount() {} };"""


@pytest.mark.parametrize(
    ("first", "heard"),
    [
        pytest.param(f"{TOOLS} {HOOK} = tools;", True, id="assigned"),
        pytest.param(f"{TOOLS} {HOOK} = Object.freeze(tools);", False, id="frozen"),
        pytest.param(
            f"{TOOLS} Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {{ get: () => tools }});",
            False,
            id="getter",
        ),
        pytest.param(
            f"{TOOLS} var __REACT_DEVTOOLS_GLOBAL_HOOK__ = tools;", True, id="declared", marks=pytest.mark.full
        ),
    ],
)
async def test_developer_tools_of_the_page_hear_react_as_without_us(
    person: Person, site: Site, first: str, heard: bool
) -> None:
    tab = await open_app(person, site, "react-development.js", "components-react-development.js", first=first)
    rendered = await rendered_by(tab, "Count 0", "Count 1")
    assert ("Counter" in rendered) is heard
    told: Any = await tab.page.evaluate("window.told")
    assert len(told) >= 2
    assert all(item == [7, True] for item in told)


@pytest.mark.parametrize(
    ("first", "heard"),
    [
        pytest.param(
            f"for (const [key, value] of Object.entries({HOOK} ?? {{}})) {HOOK}[key] = typeof value === 'function' ? "
            "() => {} : null;",
            False,
            id="silenced",
        ),
        pytest.param(
            f"if (typeof {HOOK} === 'object') {HOOK}.inject = function () {{}};",
            True,
            id="inject-replaced",
            marks=pytest.mark.full,
        ),
        pytest.param(f"{HOOK} = {{ isDisabled: true }};", False, id="disabled", marks=pytest.mark.full),
        pytest.param(f"Object.freeze({HOOK});", True, id="ours-frozen"),
        pytest.param(f"delete {HOOK};", False, id="deleted", marks=pytest.mark.full),
        pytest.param(f"{HOOK} = undefined;", False, id="undefined", marks=pytest.mark.full),
    ],
)
async def test_a_page_that_shuts_developer_tools_out_works(person: Person, site: Site, first: str, heard: bool) -> None:
    tab = await open_app(person, site, "react-development.js", "components-react-development.js", first=first)
    assert ("Counter" in await rendered_by(tab, "Count 0", "Count 1")) is heard
    troubles = [event for event in tab.person.log.since(0) if event.type == "error"]
    assert not troubles


async def test_two_copies_of_react_are_both_told(person: Person, site: Site) -> None:
    tab = await open_app(
        person, site, "react-18.js", "components-react-18.js", "react-production.js", "components-react-production.js"
    )
    rendered = await rendered_by(tab, "Toggle off", "Toggle on")
    assert len(rendered) == 1


async def test_fast_refresh_wraps_the_hook_and_replaces_components(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "refresh.js", "react-development.js", "components-react-development.js")
    assert await rendered_by(tab, "Count 0", "Count 1") == {"Counter": (1, 0)}
    assert await tab.page.evaluate("window.__refresh.hasUnrecoverableErrors()") is False


def note(lines: list[str], message: ConsoleMessage) -> None:
    """Keep the beginning of a console line."""
    lines.append(message.text[:40])


async def test_a_page_is_told_of_no_developer_tools_where_there_are_none(person: Person, site: Site) -> None:
    tab = await open_app(person, site, "react-development.js", "components-react-development.js")
    browser = tab.page.context.browser
    assert browser is not None
    unwatched = await browser.new_page()
    seen = []
    for page in (tab.page, unwatched):
        lines: list[str] = []
        page.on("console", partial(note, lines))
        await page.goto(f"{site.url}/")
        await page.click("text=Count 0")
        names = await page.evaluate("Object.keys(window).filter((name) => /DEVTOOLS/.test(name))")
        seen.append((lines, names, await page.inner_html("#root")))
    await unwatched.close()
    assert seen[0] == seen[1]
    assert any("React DevTools" in line for line in seen[0][0])
