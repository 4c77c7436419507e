"""A project with a finished run whose pictures are not all as accepted, made without a browser."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from pictures import draw_page, png_of
from reticle.model.base import dump_json
from reticle.model.baseline import Baseline, BaselineMask, CaptureSettings
from reticle.model.run import Cluster, ClusterElement, FlowResult, StepResult, VisualFiles, VisualResult
from reticle.model.target import Box
from reticle.store.project import Project
from reticle.store.runs import RunStore
from reticle.visual.compare import compare, to_model
from run_builder import make_run

if TYPE_CHECKING:
    from reticle.visual.decode import Rgba

ENV = "k3f9ab"
VARIANT = "480x320"
CONFIG = '[app]\nurl = "http://127.0.0.1:1"\n[visual]\nrequired = ["q7q7q7"]\n'
NOISE = BaselineMask(box=Box(x=400, y=300, w=10, h=10), why="noise")


def make_reviewed(folder: Path) -> Project:
    """Make a project with a run: `shop/buy` and `shop/pay` share a moved button, `shop/buy` has a new total,
    `search` has a new picture and one that is required, `news` does not stand still, `help` looks as accepted."""
    old, moved = draw_page(), draw_page(shift=(0, 8))
    flows: dict[str, dict[str, tuple[Rgba | None, Rgba | None]]] = {
        "shop/buy": {"cart": (old, moved), "receipt": (old, draw_page(total="1007.00"))},
        "shop/pay": {"pay": (draw_page(border=(0, 0, 0)), draw_page(shift=(0, 8), border=(0, 0, 0)))},
        "search": {"results": (None, draw_page(total="12.00")), "empty": (None, draw_page(button=(90, 90, 90)))},
        "news": {"ticker": (None, None)},
        "help": {"page": (old, old)},
    }
    (folder / "reticle.toml").write_text(CONFIG, "utf-8")
    for name, looks in flows.items():
        steps = [
            {"action": "click", "target": {"testid": look}, "visual": {"name": look}} for look in looks
        ]  # fmt: skip
        path = folder / "flows" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dump_json({"version": 1, "name": name, "start": {"path": "/"}, "steps": steps}), "utf-8")
    project = Project.find(folder)
    store = RunStore(project.work_dir)
    run = store.begin(datetime(2026, 11, 30, 12, tzinfo=UTC))
    results = [_make_flow(project, run.path, name, looks) for name, looks in flows.items()]
    run.finish(make_run(results).model_copy(update={"id": run.id}))
    return project


def write_baseline(project: Project, flow: str, look: str, pixels: Rgba, env: str = ENV) -> Path:
    """Accept a picture, with one noise mask; return its file."""
    png = png_of(pixels)
    path = project.baselines_dir / flow / look / f"{VARIANT}.{env}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(png)
    path.with_suffix(".json").write_text(dump_json(_describe(flow, look, png, pixels, env, [NOISE]).to_json()), "utf-8")
    return path


def _make_flow(project: Project, run: Path, name: str, looks: dict[str, tuple[Rgba | None, Rgba | None]]) -> FlowResult:
    steps = [
        StepResult(index=at, action="click", describe=f'click testid "{look}"') for at, look in enumerate(looks)
    ]  # fmt: skip
    visual = [_make_look(project, run, name, look, *pair) for look, pair in looks.items()]
    return FlowResult(name=name, status="pass", steps=steps, visual=visual)


def _make_look(
    project: Project, run: Path, flow: str, look: str, old: Rgba | None, new: Rgba | None
) -> VisualResult:  # fmt: skip
    env = "q7q7q7" if look == "empty" else ENV
    made = VisualResult(name=look, variant=VARIANT, env=env, result="not-compared", text="look not compared here")
    if new is None:
        return made.model_copy(update={"result": "unstable", "text": "the page moves at 0,0"})
    png = png_of(new)
    file = run / flow / "pictures" / f"{look}.{VARIANT}.png"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(png)
    file.with_suffix(".json").write_text(dump_json(_describe(flow, look, png, new, env, []).to_json()), "utf-8")
    made = made.model_copy(update={"files": VisualFiles(after=file.relative_to(run).as_posix())})
    if old is None:
        return made.model_copy(update={"result": "missing"} if look == "empty" else {})
    write_baseline(project, flow, look, old, env)
    result = compare(png_of(old), png)
    clusters = to_model(result)
    if look == "cart":
        element = ClusterElement(target='button "Pay now"', source="src/cart.js:41", moved="8 px down")
        clusters = [Cluster(box=item.box, px=item.px, elements=[element]) for item in clusters]
    return made.model_copy(update={"result": result.result, "text": result.reason, "clusters": clusters})


def _describe(flow: str, look: str, png: bytes, pixels: Rgba, env: str, masks: list[BaselineMask]) -> Baseline:
    height, width = pixels.shape[:2]
    return Baseline(
        flow=flow, checkpoint=look, variant=VARIANT, env=env, width_px=width, height_px=height,
        sha256=hashlib.sha256(png).hexdigest(), capture=CaptureSettings(viewport=VARIANT), masks=masks,
        fonts=["Lato"],
    )  # fmt: skip
