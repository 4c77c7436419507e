"""The file and line to open: places in built scripts are followed to what a person wrote, once, after the verdict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reticle.engine.outcome import StepRun
from reticle.engine.step_report import events_of
from reticle.errors import ReticleError
from reticle.model.event import Place
from reticle.model.verdict import SourcePlace, Verdict
from reticle.truth.components import list_rendered

if TYPE_CHECKING:
    from reticle.browser.tab import Tab

COMPONENTS_PLACED = 10
_EVENTS = {
    "dblclick": "dblclick", "press": "keydown", "type": "input", "fill": "input", "clear": "input", "select": "change",
    "check": "click", "uncheck": "click", "submit": "submit", "upload": "change", "drag": "pointerdown",
    "hover": "mouseover", "tap": "click",
}  # fmt: skip
"""The event whose listener an action calls; `click` where nothing else is said."""


async def place_step(run: StepRun) -> None:
    """Give a step that is not a pass its place: mapped to the repository, else the listener of its own element."""
    verdict, tab = run.verdict, run.tab
    if verdict is None or verdict.is_pass or tab is None or tab.person.log.lost is not None:
        return
    if verdict.reason == "observation_lost":
        return  # a page that is gone, or answers no more, has nothing to look at
    verdict = await place_verdict(tab, verdict)
    run.component_places = await _component_places(tab, run)
    await name_component(tab, run)
    if run.report is not None and run.report.source is None and verdict.source is None and run.found is not None:
        # mapped already: a development server calls what it built as its source is called, so never map it twice
        place = await find_listener(tab, run)
        if place is not None:
            run.report = run.report.model_copy(update={"source": place})
            if verdict.reason in ("assertion_failed", "contradicted", "not_acted"):
                verdict = verdict.model_copy(update={"source": place})
                if verdict.decision is not None and verdict.decision.where_in_source is None:
                    where = f"{place.file}:{place.line}"
                    decision = verdict.decision.model_copy(update={"where_in_source": where})
                    verdict = verdict.model_copy(update={"decision": decision})
    run.verdict = verdict


async def name_component(tab: Tab, run: StepRun) -> None:
    """Add to the step's report which component wrote the element that it acted on, when the page tells."""
    from reticle.browser.components import find_owner
    from reticle.browser.sdk import ElementGoneError, FrameGoneError

    if run.report is None or run.found is None:
        return
    try:
        name = await find_owner(tab, run.found)
    except (ElementGoneError, FrameGoneError, ReticleError):
        return  # the element went with its component
    run.report = run.report.model_copy(update={"component": name})


async def _component_places(tab: Tab, run: StepRun) -> dict[str, str]:
    """Return where the first components stand that the step rendered and no development build has placed."""
    from reticle.browser.components import find_places

    rendered = list_rendered(events_of(run))
    names = [one.name for one in rendered if not one.source][:COMPONENTS_PLACED]
    try:
        found = await find_places(tab, names) if names else {}
    except ReticleError:
        return {}
    return {name: f"{place.file}:{place.line}" for name, place in found.items()}


async def place_verdict(tab: Tab, verdict: Verdict) -> Verdict:
    """Return the verdict with every place of it followed through source maps, in its sentences too."""
    places = [verdict.source, *(item.source for item in verdict.contradictions)]
    told: dict[str, str] = {}
    moved: dict[tuple[str, int, int | None], SourcePlace] = {}
    for place in places:
        if place is None or (place.file, place.line, place.column) in moved:
            continue
        original = await _original(tab, place)
        moved[place.file, place.line, place.column] = original
        told[f"{place.file}:{place.line}"] = f"{original.file}:{original.line}"
    changed = {old: new for old, new in told.items() if old != new}
    if not changed:
        return verdict
    dumped = _retold(verdict.model_dump(mode="json", by_alias=True), changed)
    made = Verdict.model_validate(dumped)
    contradictions = [
        item.model_copy(update={"source": moved[old.source.file, old.source.line, old.source.column]})
        if old.source is not None
        else item
        for item, old in zip(made.contradictions, verdict.contradictions, strict=True)
    ]
    source = verdict.source
    if source is not None:
        source = moved[source.file, source.line, source.column]
    return made.model_copy(update={"source": source, "contradictions": contradictions})


async def find_listener(tab: Tab, run: StepRun) -> SourcePlace | None:
    """Return where the listener stands that the step's action called on its own element, None when there is none."""
    from reticle.browser.sdk import ElementGoneError, FrameGoneError

    if run.found is None:
        return None
    try:
        place = await tab.listener_source(run.found, _EVENTS.get(run.step.action, "click"))
    except (ElementGoneError, FrameGoneError, ReticleError):
        return None  # the element went with its document: there is no listener to look at any more
    return SourcePlace(file=place.file, line=place.line, column=place.column) if place is not None else None


async def _original(tab: Tab, place: SourcePlace) -> SourcePlace:
    try:
        found = await tab.source_of(Place(place.file, place.line, place.column))
    except ReticleError:
        return place
    return SourcePlace(file=found.file, line=found.line, column=found.column)


def _retold(value: Any, changed: dict[str, str]) -> Any:
    """Replace places in every sentence of a dumped verdict; `file` fields hold no line and stay."""
    if isinstance(value, str):
        for old, new in changed.items():
            value = value.replace(old, new)
        return value
    if isinstance(value, dict):
        return {key: _retold(item, changed) for key, item in value.items()}
    if isinstance(value, list):
        return [_retold(item, changed) for item in value]
    return value
