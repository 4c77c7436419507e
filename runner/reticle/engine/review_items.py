"""What a review is about: the pictures of a run that are not what is accepted, and which of them differ alike."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from reticle.engine.baseline import (
    BaselineChange,
    find_settings,
    is_drawn,
    place_of,
    plan_picture,
    read_taken,
)
from reticle.engine.pictures import find_fit
from reticle.errors import ReticleError
from reticle.model.baseline import Baseline, BaselineMask
from reticle.model.run import Cluster, ClusterElement, FlowResult, Run, VisualResult
from reticle.model.target import Box
from reticle.report.html.review import Card, Kind, Mark, Shade, Side
from reticle.store.files import get_inside
from reticle.store.project import Project
from reticle.store.runs import RunStore, read_run
from reticle.visual.clusters import PixelCluster
from reticle.visual.compare import ComparisonResult, Settings, compare, to_model
from reticle.visual.decode import decode
from reticle.visual.diff_picture import render
from reticle.visual.masks import Masks

Decision = Literal["approve", "reject"]


@dataclass
class Item:
    """A checkpoint under review. `taken` is the run's picture with its description, `old` the accepted one."""

    number: int
    project: Project
    result: VisualResult
    flow: str
    step: str
    kind: Kind
    text: str
    taken: tuple[Baseline, bytes] | None = None
    old: tuple[Baseline, bytes] | None = None
    compared: ComparisonResult | None = None
    alike: str = ""
    decision: Decision | None = None
    drawn: tuple[Box, ...] = ()
    written: bool = False
    version: int = 0

    @property
    def name(self) -> str:
        """Return how the item is called in a line."""
        return f"{self.flow}/{self.result.name} {self.result.variant} {self.result.env}"

    @property
    def is_masked(self) -> bool:
        """Tell whether nothing differs any more under the masks that were drawn."""
        return bool(self.drawn) and self.compared is not None and self.compared.result == "same"

    @property
    def is_settled(self) -> bool:
        """Tell whether the item needs no decision any more."""
        return self.decision is not None or self.is_masked or self.written

    @property
    def is_pending(self) -> bool:
        """Tell whether the item's decision is one that is written, and is not written yet."""
        return not self.written and (self.decision == "approve" or (self.decision is None and self.is_masked))

    @property
    def outcome(self) -> str:
        """Return what became of it in one word."""
        if self.written:
            return "approved" if self.decision == "approve" else "masked"
        return "rejected" if self.decision == "reject" else "unwritten" if self.is_pending else "left"

    @property
    def scale(self) -> float:
        """Return how many pixels of the picture one CSS pixel has."""
        return self.taken[0].capture.scale if self.taken else 1

    def draw(self, boxes: tuple[Box, ...]) -> None:
        """Take `boxes` as the masks drawn on it, and compare anew."""
        self.drawn = boxes
        self.version += 1
        self.compare()

    def compare(self) -> None:
        """Compare the run's picture with the accepted one under all masks."""
        if self.taken is not None and self.old is not None:
            self.compared = compare(self.old[1], self.taken[1], masks=self._masks(), settings=self._settings())

    def plan(self) -> BaselineChange | None:
        """Return what writing the item's decision would change, None when that is nothing.

        Raises ReticleError when the accepted picture is not the one that was looked at any more.
        """
        if not self.is_pending or self.taken is None:
            return None
        masks = [BaselineMask(box=box) for box in self.drawn]
        change = plan_picture(self.project, *self.taken, masks)
        if change.old != self.old:
            shown = self.project.shown(change.place.png)
            raise ReticleError(f"{shown} was changed meanwhile: nothing written", hint="begin the review again")
        if self.decision == "approve" or self.old is None:
            return change
        baseline, png = self.old
        told = baseline.model_copy(update={"masks": [*baseline.masks, *masks]})
        return replace(change, kind="changed", text=f"{len(masks)} more masked", png=png, baseline=told)

    def picture(self, side: Side) -> bytes | None:
        """Return the PNG of one side, None when there is none."""
        if side == "after":
            return self.taken[1] if self.taken else None
        if side == "before":
            return self.old[1] if self.old else None
        if self.taken is None or self.old is None:
            return None
        return render(self.old[1], self.taken[1], masks=self._masks(), settings=self._settings())

    def card(self, *, alike: int, in_flow: int) -> Card:
        """Return what the page shows of it."""
        said = self.text
        if self.drawn and self.compared is not None:
            said = "with the masks drawn here nothing differs" if self.is_masked else self.compared.reason
        return Card(
            number=self.number, flow=self.flow, checkpoint=self.result.name, variant=self.result.variant,
            env=self.result.env, step=self.step, kind=self.kind, text=said, marks=self._marks(),
            shades=self._shades(), sizes=self._sizes(), scale=self.scale, alike=alike, in_flow=in_flow,
            version=self.version,
        )  # fmt: skip

    def _sizes(self) -> dict[Side, tuple[int, int]]:
        found: dict[Side, tuple[int, int]] = {}
        pictures: dict[Side, tuple[Baseline, bytes] | None] = {"before": self.old, "after": self.taken}
        for side, there in pictures.items():
            if there is not None:
                found[side] = round(there[0].width_px / self.scale), round(there[0].height_px / self.scale)
        if len(found) == 2:
            found["changes"] = max(size[0] for size in found.values()), max(size[1] for size in found.values())
        return found

    def _settings(self) -> Settings:
        if self.taken is None:
            raise RuntimeError("only a picture that was taken is compared")
        return find_settings(self.project, self.taken[0])

    def _masks(self) -> Masks:
        return Masks((*(mask.box for mask in self._listed()), *self.drawn), self.scale)

    def _listed(self) -> list[BaselineMask]:
        found = [mask for side in (self.old, self.taken) if side for mask in side[0].masks]
        return [mask for number, mask in enumerate(found) if mask.box not in [item.box for item in found[:number]]]

    def _marks(self) -> list[Mark]:
        if self.compared is None or self.compared.result != "different":
            return []
        known = self.result.clusters
        found = to_model(self.compared, self.scale)
        return [
            Mark(number + 1, item.box, item.px, _elements(item, known)) for number, item in enumerate(found)
        ]  # fmt: skip

    def _shades(self) -> list[Shade]:
        return [
            Shade(mask.box, _name_mask(mask)) for mask in self._listed()
        ] + [Shade(box, "drawn here", number) for number, box in enumerate(self.drawn)]  # fmt: skip


@dataclass(frozen=True)
class Found:
    """A run's items. `pictures` is how many checkpoints it has in all."""

    run: Run
    items: list[Item] = field(default_factory=list)
    pictures: int = 0


def list_items(project: Project, names: tuple[str, ...], run: str) -> Found:
    """List what of a run (its id, its folder, or `last`) is not as accepted.

    What was accepted since the run is left out. Raises UsageError when there is no such run, InputError when its
    pictures are damaged.
    """
    folder = RunStore(project.work_dir).find_folder(run)
    read = read_run(folder / "run.json")
    chosen = set(project.select_flows(names))
    found = Found(read)
    pictures = 0
    for flow in read.flows:
        if flow.name not in chosen:
            continue
        pictures += len(flow.visual)
        steps = _name_steps(project, flow)
        for result in flow.visual:
            if result.result == "same" or result.name not in steps:
                continue
            item = _make_item(project, folder, flow, result, steps[result.name], len(found.items))
            if item is not None:
                found.items.append(item)
    return Found(read, found.items, pictures)


def _make_item(
    project: Project, folder: Path, flow: FlowResult, result: VisualResult, step: str, number: int
) -> Item | None:
    taken = _read_taken(folder, flow, result)
    if taken is None:
        return Item(number, project, result, flow.name, step, "unstable", result.text) if _stands_not(result) else None
    old = find_fit(project, place_of(project, taken[0]))
    kind: Kind = "changed" if old else "missing" if result.result == "missing" else "new"
    item = Item(number, project, result, flow.name, step, kind, result.text, taken, old)
    item.compare()
    if item.compared is not None and item.compared.result == "same" and _same_fonts(item):
        return None
    if item.compared is None:
        asked = ", which [visual] required asks for" if kind == "missing" else ""
        item.text = f"no baseline for {result.variant} in environment {result.env} yet{asked}"
    else:
        item.text = result.text if item.compared.result == "same" or _has_elements(result) else item.compared.reason
    item.alike = tell_alike(item)
    return item


def _read_taken(folder: Path, flow: FlowResult, result: VisualResult) -> tuple[Baseline, bytes] | None:
    if result.files.after is None:
        return None
    file = get_inside(folder, result.files.after, what="the run's picture").with_suffix(".json")
    baseline, png = read_taken(file)
    if (baseline.flow, baseline.checkpoint) != (flow.name, result.name):
        raise ReticleError(f"{file} is of another picture than run.json says", hint="take the run again: reticle gate")
    return baseline, png


def tell_alike(item: Item) -> str:
    """Return a word that two items share when they differ in the same way.

    That is: the same regions changed from the same pixels to the same pixels, wherever they stand in the picture; for
    pictures of other sizes, and for those without any before, the whole pictures.
    """
    if item.taken is None:
        return f"alone {item.number}"
    digest = hashlib.sha256()
    if item.old is None or item.compared is None or item.compared.result != "different":
        digest.update(hashlib.sha256(item.old[1] if item.old else b"").digest())
        digest.update(hashlib.sha256(item.taken[1]).digest())
        return digest.hexdigest()
    before, after = decode(item.old[1]), decode(item.taken[1])
    cuts = {_digest(before, cluster) + _digest(after, cluster) for cluster in item.compared.clusters}
    for text in sorted(cuts):
        digest.update(text)
    return digest.hexdigest()


def _digest(pixels: object, cluster: PixelCluster) -> bytes:
    import numpy as np

    cut = np.asarray(pixels)[cluster.y : cluster.y + cluster.h, cluster.x : cluster.x + cluster.w]
    return hashlib.sha256(f"{cut.shape}".encode() + np.ascontiguousarray(cut).tobytes()).digest()


def _name_steps(project: Project, flow: FlowResult) -> dict[str, str]:
    """Return the checkpoints of a flow with the step that takes each."""
    told = {step.index: step.describe for step in flow.steps}
    steps = project.load_flow(flow.name).steps
    return {
        step.visual.name: f"step {number + 1} {told.get(number) or step.action}"
        for number, step in enumerate(steps)
        if step.visual is not None
    }


def _stands_not(result: VisualResult) -> bool:
    return result.result == "unstable"


def _same_fonts(item: Item) -> bool:
    return item.taken is None or item.old is None or item.taken[0].fonts == item.old[0].fonts


def _has_elements(result: VisualResult) -> bool:
    return any(cluster.elements for cluster in result.clusters)


def _elements(cluster: Cluster, known: Sequence[Cluster]) -> list[ClusterElement]:
    return next((list(item.elements) for item in known if item.box == cluster.box), [])


def _name_mask(mask: BaselineMask) -> str:
    if mask.target is not None:
        return mask.target.describe()
    return "drawn" if is_drawn(mask) else mask.why
