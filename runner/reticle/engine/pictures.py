"""Checkpoint pictures: take them, find their baseline, compare, keep what a person needs to see."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from reticle.errors import CaptureUnstableError, InputError, ReticleError
from reticle.model.baseline import Baseline, BaselineMask, CaptureSettings, parse_baseline
from reticle.model.config import BrowserConfig
from reticle.model.flow import Flow, Visual
from reticle.model.places import read_json
from reticle.model.run import Cluster, VisualFiles, VisualResult
from reticle.model.target import Box, Target
from reticle.store.files import read_text, write_project_file
from reticle.store.fonts import list_families
from reticle.store.project import Project
from reticle.visual.variant import Variant, parse_variant

if TYPE_CHECKING:
    from reticle.browser.capture import Picture
    from reticle.browser.tab import Tab
    from reticle.engine.session import Session
    from reticle.visual.elements import PlacedElement


@dataclass(frozen=True)
class Taken:
    """A picture of a checkpoint with all that is written beside it."""

    checkpoint: Visual
    variant: Variant
    env: str
    picture: Picture
    masks: tuple[BaselineMask, ...]
    settings: CaptureSettings


@dataclass(frozen=True)
class BaselinePlace:
    """Where a baseline lives: `baselines/<flow>/<checkpoint>/<variant>.<env>.png` and `.json`."""

    folder: Path
    stem: str

    @property
    def png(self) -> Path:
        """The picture's file."""
        return self.folder / f"{self.stem}.png"

    @property
    def json(self) -> Path:
        """The file of its description."""
        return self.folder / f"{self.stem}.json"


def baseline_place(project: Project, flow: str, checkpoint: str, variant: Variant, env: str) -> BaselinePlace:
    """Return the files of one baseline."""
    return BaselinePlace(project.baselines_dir / flow / checkpoint, variant.stem(env))


def list_variants(config: BrowserConfig, flow: Flow, checkpoint: Visual) -> list[Variant]:
    """Return what a checkpoint is taken in: its own viewports and colour schemes, else those of the flow."""
    usual = usual_variant(config, flow)
    viewports = [parse_variant(text) for text in checkpoint.viewports] or [usual]
    schemes = checkpoint.color_schemes or [usual.color_scheme]
    made = [Variant(one.width, one.height, one.scale, scheme) for one in viewports for scheme in schemes]
    return list(dict.fromkeys(made))


def usual_variant(config: BrowserConfig, flow: Flow) -> Variant:
    """Return the viewport, scale and colour scheme that a flow runs in."""
    viewport = parse_variant(flow.start.viewport or config.viewport)
    return Variant(viewport.width, viewport.height, viewport.scale, flow.start.color_scheme or config.color_scheme)


@contextlib.asynccontextmanager
async def shown(session: Session, tab: Tab, variant: Variant) -> AsyncIterator[None]:
    """Show the page in a variant, and then again as the flow runs."""
    from reticle.browser.shown_as import shown_as

    async with shown_as(tab, variant, usual_variant(session.project.config.browser, session.flow)):
        yield


async def take(session: Session, tab: Tab, checkpoint: Visual, env: str, variant: Variant) -> Taken:
    """Take the picture of a checkpoint on a page that is shown in `variant`.

    Raises CaptureUnstableError with the region that moves.
    """
    from reticle.browser.boxes import list_all_boxes, list_boxes
    from reticle.browser.capture import CaptureOptions

    flow = session.flow
    masked: list[Target] = [*checkpoint.mask, *flow.dynamic]
    boxes = await list_all_boxes(tab, masked)
    clip = None
    if checkpoint.target is not None:
        found = await list_boxes(tab, checkpoint.target)
        if len(found) != 1:
            raise InputError(
                f'picture "{checkpoint.name}" ({variant}): {checkpoint.target.describe()} names '
                f"{len(found)} visible elements"
            )
        clip = found[0]
    picture = await tab.capture(
        CaptureOptions(
            clip=clip,
            full_page=checkpoint.full_page,
            masks=tuple(box for _, box in boxes),
            elements=True,
            testids=tuple(tab.person.options.testid_attributes),
        )
    )
    browser, start = session.project.config.browser, flow.start
    settings = CaptureSettings(
        what="element" if clip else "full-page" if checkpoint.full_page else "viewport",
        viewport=f"{variant.width}x{variant.height}",
        scale=variant.scale,
        color_scheme=variant.color_scheme,
        locale=start.locale or browser.locale,
        timezone=start.timezone or browser.timezone,
    )
    return Taken(checkpoint, variant, env, picture, _told_masks(boxes, picture), settings)


def describe_baseline(flow: Flow, taken: Taken) -> Baseline:
    """Return what is written beside the picture."""
    from reticle.visual.elements import spell

    return Baseline(
        flow=flow.name,
        checkpoint=taken.checkpoint.name,
        variant=str(taken.variant),
        env=taken.env,
        width_px=taken.picture.width,
        height_px=taken.picture.height,
        sha256=hashlib.sha256(taken.picture.png).hexdigest(),
        capture=taken.settings,
        masks=list(taken.masks),
        fonts=list(taken.picture.fonts),
        elements=[spell(element) for element in taken.picture.elements],
    )


async def check(session: Session, tab: Tab, checkpoint: Visual, env: str) -> list[VisualResult]:
    """Take a checkpoint's pictures, one in each variant, and compare each with its baseline, when there is one for this
    environment."""
    made = []
    for variant in list_variants(session.project.config.browser, session.flow, checkpoint):
        async with shown(session, tab, variant):
            made.append(await _check(session, tab, checkpoint, env, variant))
    return made


async def _check(session: Session, tab: Tab, checkpoint: Visual, env: str, variant: Variant) -> VisualResult:
    name = checkpoint.name
    try:
        taken = await take(session, tab, checkpoint, env, variant)
    except CaptureUnstableError as moved:
        return VisualResult(name=name, variant=str(variant), env=env, result="unstable", text=str(moved))
    place = baseline_place(session.project, session.flow.name, name, taken.variant, env)
    folder = session.run_dir / session.flow.name / "pictures"
    after = folder / f"{name}.{taken.variant}.png"
    write_project_file(after, taken.picture.png)
    write_project_file(after.with_suffix(".json"), _text(describe_baseline(session.flow, taken)))
    files = VisualFiles(after=_relative(session, after))
    found = find_baseline(session.project, place)
    result = VisualResult(name=name, variant=str(taken.variant), env=env, result="not-compared", files=files)
    if found is None:
        return _without_baseline(session, result, env)
    baseline, before_png = found
    fonts = _tell_fonts(baseline, taken.picture.fonts)
    lacking = _list_lacking(session, baseline, taken.picture.fonts)
    if lacking:
        said = f"{fonts}; not on this machine: {', '.join(lacking)}"
        return _without_baseline(session, result.model_copy(update={"text": said}), env)
    result = _compare(session, taken, baseline, before_png, result)
    if fonts and result.result != "same":
        result = result.model_copy(update={"text": f"{result.text}; {fonts}" if result.text else fonts})
    if result.result == "size":
        why = _why_sized(baseline, taken.picture.elements)
        return result.model_copy(update={"text": f"{result.text}: {why}"}) if why else result
    if not result.clusters:
        return result
    return result.model_copy(update={"clusters": await _named(tab, result.clusters, baseline, taken.picture.elements)})


def _tell_fonts(baseline: Baseline, fonts: Sequence[str]) -> str:
    """Say that other fonts drew the picture than the accepted one; an empty text when the same did."""
    if not baseline.fonts or list(fonts) == baseline.fonts:
        return ""
    return f"drawn with other fonts ({', '.join(fonts)}; the baseline: {', '.join(baseline.fonts)})"


def _list_lacking(session: Session, baseline: Baseline, fonts: Sequence[str]) -> list[str]:
    """Return the fonts of the accepted picture that this machine is known not to have: what they drew cannot be
    compared here. A page that chose other fonts, or lost one that it brings itself, is compared.
    """
    gone = [name for name in baseline.fonts if name not in fonts and not name.endswith(" (web)")]
    there = list_families() if gone and not session.project.config.browser.connect else None
    return [name for name in gone if name.casefold() not in there] if there is not None else []


def _why_sized(baseline: Baseline, after: Sequence[PlacedElement]) -> str:
    from reticle.visual.elements import read, tell_layout

    return tell_layout([read(line) for line in baseline.elements], after) if baseline.elements else ""


async def _named(
    tab: Tab, clusters: Sequence[Cluster], baseline: Baseline, after: Sequence[PlacedElement]
) -> list[Cluster]:
    """Say what lies under each change, with the place of the listener where an element has one of its own.

    A baseline of a version that named nothing cannot say what moved: what lies there now is told.
    """
    from reticle.visual.elements import name_elements, read

    before = [read(line) for line in baseline.elements] or after
    named = name_elements(clusters, before, after)
    wanted = {element.target for cluster in named for element in cluster.elements}
    placed = [await _placed(tab, item) if item.name in wanted else item for item in after]
    return name_elements(clusters, before, placed)


async def _placed(tab: Tab, element: PlacedElement) -> PlacedElement:
    """Return an element with the place of its own listener, as it is where it has none or went away meanwhile."""
    from reticle.browser.sdk import ElementGoneError, FrameGoneError
    from reticle.browser.targets import Found

    frame = tab.sdk.frames.main
    if frame is None or not element.ref:
        return element
    found = Found(frame, frame.document, element.ref, "", element.name)
    try:
        place = await tab.listener_source(found, "click")
    except (ElementGoneError, FrameGoneError, ReticleError):
        return element
    return replace(element, source=f"{place.file}:{place.line}") if place is not None else element


def _without_baseline(session: Session, result: VisualResult, env: str) -> VisualResult:
    """A missing picture blocks only where the environment is one that must be compared."""
    if env in session.project.config.visual.required:
        text = f"no picture for {result.variant} in environment {env}: reticle baseline update {session.flow.name}"
        return result.model_copy(update={"result": "missing", "text": text})
    text = result.text or f"no picture for {result.variant} in environment {env}: look not compared here"
    return result.model_copy(update={"text": text})


def _compare(
    session: Session, taken: Taken, baseline: Baseline, before_png: bytes, result: VisualResult
) -> VisualResult:
    from reticle.visual.compare import Settings, compare, to_model
    from reticle.visual.diff_picture import render
    from reticle.visual.masks import Masks

    boxes = [mask.box for mask in baseline.masks] + [mask.box for mask in taken.masks]
    masks = Masks(tuple(boxes), taken.picture.scale)
    settings = Settings.of(session.project.config.visual, taken.checkpoint)
    compared = compare(before_png, taken.picture.png, masks=masks, settings=settings)
    if compared.result == "same":
        return result.model_copy(update={"result": "same", "changed_px": compared.changed_px})
    folder = session.run_dir / session.flow.name / "pictures"
    stem = f"{taken.checkpoint.name}.{taken.variant}"
    write_project_file(folder / f"{stem}.before.png", before_png)
    files = result.files.model_copy(update={"before": _relative(session, folder / f"{stem}.before.png")})
    if compared.result == "different":
        diff = folder / f"{stem}.diff.png"
        write_project_file(diff, render(before_png, taken.picture.png, masks=masks, settings=settings))
        files = files.model_copy(update={"diff": _relative(session, diff)})
    other = taken.settings.tell_other(baseline.capture)
    return result.model_copy(
        update={
            "result": compared.result,
            "changed_px": compared.changed_px,
            "clusters": to_model(compared, taken.picture.scale),
            "files": files,
            "text": f"{compared.reason}; taken otherwise: {other}" if other else compared.reason,
        }
    )


class UnfitBaselineError(InputError):
    """A picture and a description that do not belong together, or one without the other."""


def find_baseline(project: Project, place: BaselinePlace) -> tuple[Baseline, bytes] | None:
    """Read a baseline; None when there is none.

    Raises UnfitBaselineError when picture and description do not fit, or only one of them is there: half of a baseline
    (one that git ignores, one that was forgotten) must not pass for none.
    """
    there = [file for file in (place.png, place.json) if file.is_file()]
    if not there:
        return None
    if len(there) == 1:
        missing = "description (.json)" if there[0] == place.png else "picture (.png)"
        raise UnfitBaselineError(
            f"has no {missing} beside it",
            place=project.shown(there[0]),
            hint="commit both (git check-ignore -v FILE), or reticle baseline update",
        )
    shown = project.shown(place.json)
    data, _ = read_json(read_text(place.json, name=shown), file=shown)
    baseline = parse_baseline(data, file=shown)
    png = place.png.read_bytes()
    if hashlib.sha256(png).hexdigest() != baseline.sha256:
        raise UnfitBaselineError(
            "the picture is not the one that its description was written for",
            place=project.shown(place.png),
            hint=f"reticle baseline update {baseline.flow}",
        )
    return baseline, png


def find_fit(project: Project, place: BaselinePlace) -> tuple[Baseline, bytes] | None:
    """Read a baseline that is to be replaced: one that does not fit is none."""
    try:
        return find_baseline(project, place)
    except UnfitBaselineError:
        return None


def _told_masks(boxes: list[tuple[Target, Box]], picture: Picture) -> tuple[BaselineMask, ...]:
    """Return the masks in the picture's own pixels: what was declared, and what hides a secret."""
    told = []
    left, top = picture.region.x, picture.region.y
    for box in picture.masks:
        target = next((target for target, declared in boxes if _same(declared, box, left, top)), None)
        told.append(BaselineMask(box=box, why="declared" if target else "secret", target=target))
    return tuple(told)


def _same(declared: Box, painted: Box, left: float, top: float) -> bool:
    return abs(declared.x - left - painted.x) < 2 and abs(declared.y - top - painted.y) < 2


def _relative(session: Session, file: Path) -> str:
    return file.relative_to(session.run_dir).as_posix()


def _text(baseline: Baseline) -> str:
    from reticle.model.base import dump_json

    return dump_json(baseline.to_json())
