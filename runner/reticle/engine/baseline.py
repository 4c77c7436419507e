"""Baselines: `update` makes or replaces accepted pictures, `list` shows them, `prune` removes those nobody uses."""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from reticle.engine.outcome import StepRun
from reticle.engine.pictures import (
    BaselinePlace,
    Taken,
    baseline_place,
    describe_baseline,
    find_fit,
    list_variants,
    shown,
    take,
)
from reticle.engine.session import Session
from reticle.engine.stage import Stage, open_stage, require_pass
from reticle.errors import CaptureUnstableError, InputError, ReticleError, UsageError
from reticle.model.base import dump_json
from reticle.model.baseline import Baseline, BaselineMask, parse_baseline
from reticle.model.flow import Flow, Visual
from reticle.model.places import read_json
from reticle.store.files import read_text, write_project_file
from reticle.store.project import Project
from reticle.store.runs import RunStore
from reticle.store.scratch import scratch_folder
from reticle.text import plural
from reticle.visual.compare import Settings, compare
from reticle.visual.masks import Masks
from reticle.visual.noise import find_noise
from reticle.visual.variant import Variant, parse_stem, parse_variant

SHOTS = 3
_CHECKPOINT = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@dataclass(frozen=True)
class BaselineChange:
    """One picture that a change would write. `text` says how it differs from the one that stands there."""

    flow: str
    checkpoint: str
    variant: str
    env: str
    kind: Literal["new", "changed", "same"]
    text: str
    place: BaselinePlace
    png: bytes
    baseline: Baseline
    old: tuple[Baseline, bytes] | None = None

    def diff(self, project: Project) -> str:
        """Return what writing would change: the description line by line, the picture by its facts."""
        before = _told(self.old[0], None) if self.old else ""
        after = _told(self.baseline, self.old[0] if self.old else None)
        name = project.shown(self.place.json)
        lines = difflib.unified_diff(
            before.splitlines(), after.splitlines(), f"a/{name}" if self.old else "/dev/null", f"b/{name}", lineterm=""
        )
        said = [*lines]
        if self.old is None or self.old[1] != self.png:
            was = _facts(*self.old) if self.old else "/dev/null"
            said.append(f"Binary {project.shown(self.place.png)}: {was} → {_facts(self.baseline, self.png)}")
        return "\n".join(said) + "\n" if said else ""

    def check(self, project: Project) -> None:
        """Raise ReticleError when the files on disk are no longer those that the change was made for."""
        if find_fit(project, self.place) != self.old:
            raise ReticleError(
                f"{project.shown(self.place.png)} was changed meanwhile: nothing written", hint="run again"
            )

    def apply(self) -> None:
        """Write the picture, then its description."""
        write_project_file(self.place.png, self.png)
        write_project_file(self.place.json, dump_json(self.baseline.to_json()))


@dataclass(frozen=True)
class Kept:
    """A baseline on disk. `orphan` says why nothing uses it."""

    flow: str
    checkpoint: str
    stem: str
    place: BaselinePlace
    orphan: str | None = None


async def plan_update(
    project: Project, names: tuple[str, ...], *, url: str | None = None, needs_reset: bool = True
) -> list[BaselineChange]:
    """Replay the flows that have pictures, take several shots of each, and say what writing them would change.

    What differs between the shots becomes a listed mask. Raises CaptureUnstableError when a page does not stand still,
    NotReplayedError when a flow is not good, UsageError when no chosen flow has a picture.
    """
    flows = [project.load_flow(name) for name in project.select_flows(names)]
    pictured = [flow for flow in flows if any(step.visual for step in flow.steps)]
    if not pictured:
        raise UsageError("no chosen flow has a picture", hint='"visual": {"name": "…"} in one of its steps')
    changes: list[BaselineChange] = []
    with scratch_folder(project.work_dir, "baseline") as folder:
        async with open_stage(project, folder, url=url, needs_reset=needs_reset) as stage:
            for flow in pictured:
                changes += await _shoot_flow(stage, flow)
    return changes


def plan_from_run(project: Project, names: tuple[str, ...], run: str) -> list[BaselineChange]:
    """Say what writing the pictures of a run (its id, its folder, or `last`) would change.

    Raises UsageError when there is no such run or it holds no picture of the chosen flows.
    """
    chosen = set(project.select_flows(names))
    folder = RunStore(project.work_dir).find_folder(run)
    changes = []
    for file in sorted(folder.glob("**/pictures/*.json")):
        taken = read_taken(file)
        if taken[0].flow in chosen:
            changes.append(plan_picture(project, *taken))
    if not changes:
        raise UsageError(f"run {run} holds no picture of the chosen flows", hint="reticle gate, then try again")
    return changes


def read_taken(file: Path) -> tuple[Baseline, bytes]:
    """Read a picture that a run took, by its description's file. Raises InputError when the two do not fit."""
    shown = str(file)
    data, _ = read_json(read_text(file, name=shown), file=shown)
    baseline = parse_baseline(data, file=shown)
    if not _CHECKPOINT.fullmatch(baseline.checkpoint):
        raise InputError(f'"{baseline.checkpoint}" is no name of a picture', place=shown)
    try:
        png = file.with_suffix(".png").read_bytes()
    except OSError as caught:
        raise InputError(f"cannot be read: {caught.strerror}", place=str(file.with_suffix(".png"))) from None
    if hashlib.sha256(png).hexdigest() != baseline.sha256:
        raise InputError("the picture is not the one that its description was written for", place=shown)
    return baseline, png


def plan_picture(
    project: Project, baseline: Baseline, png: bytes, drawn: Sequence[BaselineMask] = ()
) -> BaselineChange:
    """Say what accepting a run's picture would change, with masks that were drawn on it.

    One shot knows of no noise, so masks that several shots once found stay.
    """
    noise = [mask for mask in _kept_masks(project, baseline) if mask.why == "noise"]
    told = baseline.model_copy(update={"masks": [*baseline.masks, *noise, *drawn]})
    return _change(project, told, png, find_settings(project, baseline))


def is_drawn(mask: BaselineMask) -> bool:
    """Tell whether a person drew the mask: it is declared, and no target declares it."""
    return mask.why == "declared" and mask.target is None


def list_baselines(project: Project) -> list[Kept]:
    """List every baseline on disk, those that nothing uses with the reason."""
    if not project.baselines_dir.is_dir():
        return []
    known = {name: project.load_flow(name) for name in project.list_flows()}
    found = []
    files = {file.with_suffix(".png") for end in ("png", "json") for file in project.baselines_dir.glob(f"**/*.{end}")}
    for png in sorted(files):
        checkpoint, flow = png.parent.name, png.parent.parent.relative_to(project.baselines_dir).as_posix()
        place = BaselinePlace(png.parent, png.stem)
        found.append(Kept(flow, checkpoint, png.stem, place, _orphan(project, known, flow, checkpoint, png.stem)))
    return found


def prune(project: Project, kept: list[Kept]) -> list[Path]:
    """Remove the baselines that nothing uses, and folders that became empty. Returns the files that went."""
    gone: list[Path] = []
    for item in kept:
        if item.orphan is None:
            continue
        for path in (item.place.png, item.place.json):
            if path.is_file():
                path.unlink()
                gone.append(path)
        for folder in (item.place.folder, *item.place.folder.parents):
            if folder == project.baselines_dir or any(folder.iterdir()):
                break
            folder.rmdir()
    return gone


def _orphan(project: Project, known: dict[str, Flow], flow: str, checkpoint: str, stem: str) -> str | None:
    if flow not in known:
        return f"there is no flow {flow}"
    looks = [step.visual for step in known[flow].steps if step.visual and step.visual.name == checkpoint]
    if not looks:
        return f"flow {flow} has no picture {checkpoint}"
    try:
        variant, _ = parse_stem(stem)
    except InputError as caught:
        return caught.message
    if variant not in list_variants(project.config.browser, known[flow], looks[0]):
        return f"flow {flow} takes no picture {checkpoint} in {variant}"
    return None


async def _shoot_flow(stage: Stage, flow: Flow) -> list[BaselineChange]:
    session = await stage.open(flow)
    env = await session.browser.probe_env()
    changes: list[BaselineChange] = []

    async def shoot(run: StepRun) -> None:
        if run.step.visual is not None and run.tab is not None:
            for variant in list_variants(session.project.config.browser, flow, run.step.visual):
                async with shown(session, run.tab, variant):
                    changes.append(await _shoot(session, run, run.step.visual, env, variant))

    try:
        _, status = await stage.replay(session, shoot)
        require_pass(flow, status, "making baselines")
    finally:
        await session.close()
    return changes


async def _shoot(session: Session, run: StepRun, checkpoint: Visual, env: str, variant: Variant) -> BaselineChange:
    if run.tab is None:
        raise RuntimeError("a checkpoint has a page")
    taken: list[Taken] = [await take(session, run.tab, checkpoint, env, variant) for _ in range(SHOTS)]
    last = taken[-1]
    declared = Masks(tuple(mask.box for mask in last.masks), last.picture.scale)
    noise = find_noise([shot.picture.png for shot in taken], masks=declared)
    if noise.refused:
        raise CaptureUnstableError(
            f'flow {session.flow.name}, picture "{checkpoint.name}" ({variant}): {noise.refused}',
            region=(0, 0, last.picture.width, last.picture.height),
            hint='mask what moves ("mask": [target]) or freeze the clock',
        )
    masks = [*last.masks, *(BaselineMask(box=box, why="noise") for box in noise.masks)]
    baseline = describe_baseline(session.flow, last).model_copy(update={"masks": masks})
    settings = Settings.of(session.project.config.visual, checkpoint)
    return _change(session.project, baseline, last.picture.png, settings)


def _change(project: Project, baseline: Baseline, png: bytes, settings: Settings) -> BaselineChange:
    place = place_of(project, baseline)
    found = find_fit(project, place)
    drawn = [mask for mask in _kept_masks(project, baseline) if is_drawn(mask)]
    masks = [*baseline.masks, *(mask for mask in drawn if mask not in baseline.masks)]
    baseline = baseline.model_copy(update={"masks": masks})
    kind: Literal["new", "changed", "same"] = "new"
    text = f"{baseline.width_px}x{baseline.height_px} pixels, {len(baseline.masks)} masked"
    if found is not None:
        old, old_png = found
        boxes = (*(mask.box for mask in old.masks), *(mask.box for mask in baseline.masks))
        result = compare(old_png, png, masks=Masks(boxes, baseline.capture.scale), settings=settings)
        is_unnamed = bool(baseline.elements) and not old.elements
        kind = "same" if result.result == "same" and old.masks == baseline.masks and not is_unnamed else "changed"
        text = result.reason if result.result != "same" else "looks the same"
        if kind == "changed" and result.result == "same":
            text = "other masks" if old.masks != baseline.masks else "looks the same; its elements get their names"
    return BaselineChange(
        baseline.flow, baseline.checkpoint, baseline.variant, baseline.env, kind, text, place, png, baseline, found
    )


def place_of(project: Project, baseline: Baseline) -> BaselinePlace:
    """Return the files that a description belongs to. Raises InputError when its names make no file name."""
    variant = parse_variant(baseline.variant)
    parse_stem(variant.stem(baseline.env))
    return baseline_place(project, baseline.flow, baseline.checkpoint, variant, baseline.env)


def _kept_masks(project: Project, baseline: Baseline) -> list[BaselineMask]:
    """Return the masks of the accepted picture that lie within the new one."""
    found = find_fit(project, place_of(project, baseline))
    across, down = (side / baseline.capture.scale for side in (baseline.width_px, baseline.height_px))
    return [mask for mask in found[0].masks if mask.box.x < across and mask.box.y < down] if found else []


def _told(baseline: Baseline, old: Baseline | None) -> str:
    """Return a description as a diff shows it: the places of its elements, hundreds of lines, are counted."""
    said = baseline.to_json()
    if baseline.elements:
        other = "" if old is None else f", {len(set(baseline.elements) - set(old.elements))} of them otherwise"
        said["elements"] = f"{plural(len(baseline.elements), 'element')}{other}"
    return dump_json(said)


def _facts(baseline: Baseline, png: bytes) -> str:
    return f"{baseline.width_px}x{baseline.height_px}, {len(png)} bytes, sha256 {baseline.sha256[:12]}"


def find_settings(project: Project, baseline: Baseline) -> Settings:
    """Return what a comparison of this checkpoint goes by."""
    flow = project.load_flow(baseline.flow)
    checkpoint = next(
        (step.visual for step in flow.steps if step.visual and step.visual.name == baseline.checkpoint), None
    )
    return Settings.of(project.config.visual, checkpoint)
