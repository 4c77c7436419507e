"""`run.json`: the one contract that every reporter reads."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from reticle.model.base import Model
from reticle.model.target import Box, Target
from reticle.model.verdict import SourcePlace, Verdict

RUN_VERSION = 1
FlowStatus = Literal["pass", "fail", "drift", "unverified", "no-fault"]
RunStatus = Literal["pass", "fail", "drift", "unverified", "no-fault", "nothing-to-verify", "blocked"]
STATUS_ORDER: tuple[FlowStatus, ...] = ("fail", "drift", "unverified", "no-fault", "pass")
Flag = Literal["ungraded", "quarantined", "flaky", "look-not-compared"]
ENTRIES_KEPT = 50


NO_CLICK = "no click came of the press: "
ONLY_FIRST = "only its first press was made: "
SPOILT = (NO_CLICK, ONLY_FIRST)
"""How those warnings of an action begin which say that the gesture did not become what it was to be. What did not come
of it then is no fault of the app: a person would do it once more."""


class Effect(Model):
    """What an action did to its target. Absent fields stand at their uninformative default."""

    dispatched: bool = True
    target_matched: bool = True
    visible: bool = True
    enabled: bool = True
    occluded: bool = False
    scrolled_into_view: bool = False
    value_changed: bool = False
    default_prevented: bool = False
    focus_moved: str | None = None
    occluded_by: str | None = None
    dom_mutated_within: float | None = None
    held_ms: float | None = None
    appeared: list[str] = []
    value: str | None = None


class ActionReport(Model):
    """The effect block with what stands beside it."""

    effect: Effect = Effect()
    input_mode: Literal["real", "synthetic"] = "real"
    input_mode_reason: str | None = None
    settled: bool = True
    settle_reason: str | None = None
    testid: str | None = None
    component: str | None = None
    role: str | None = None
    name: str | None = None
    source: SourcePlace | None = None
    warnings: list[str] = []


class Candidate(Model):
    """An element near a target that was missed."""

    target: Target
    score: float | None = None
    why: str = ""


class Drift(Model):
    """A target named no single element."""

    reason: Literal["not_found", "ambiguous", "changed_kind", "moved_frame"]
    text: str = ""
    candidates: list[Candidate] = []


class NetworkEntry(Model):
    """One request of a step, for people. With a `status` beside it, `failed` says why the answer broke off."""

    method: str
    url: str
    status: int | None = None
    failed: str | None = None
    duration_ms: float | None = None
    cause: str | None = None
    initiator: str | None = None


class ConsoleEntry(Model):
    """One console line or uncaught error of a step."""

    level: str
    text: str
    source: str | None = None


class ComponentEntry(Model):
    """A component that rendered in a step: how often, how many of these were new ones."""

    framework: str
    name: str
    renders: int
    mounts: int = 0
    source: str | None = None


class StepResult(Model):
    """One step of a flow."""

    index: int
    id: str | None = None
    action: str
    target: Target | None = None
    describe: str = ""
    duration_ms: float = 0
    effect: ActionReport | None = None
    verdict: Verdict | None = None
    drift: Drift | None = None
    error: str | None = None
    network: list[NetworkEntry] = []
    network_count: int = 0
    console: list[ConsoleEntry] = []
    console_count: int = 0
    components: list[ComponentEntry] = []
    components_count: int = 0
    notes: list[str] = []


class Success(Model):
    """The verdict over the whole flow."""

    verdict: Verdict


class ClusterElement(Model):
    """An element under a changed region."""

    target: str
    source: str | None = None
    moved: str | None = None


class Cluster(Model):
    """A connected region that changed."""

    box: Box
    px: int
    elements: list[ClusterElement] = []


class VisualFiles(Model):
    """Paths from the run's folder."""

    before: str | None = None
    after: str | None = None
    diff: str | None = None


class VisualResult(Model):
    """One picture compared."""

    name: str
    variant: str
    env: str
    result: Literal["same", "different", "size", "unstable", "missing", "not-compared"]
    changed_px: int = 0
    clusters: list[Cluster] = []
    files: VisualFiles = VisualFiles()
    text: str = ""


class CellChange(Model):
    """A cell of one record that differs. `note` tells when both texts look the same to a person."""

    source: str
    key: str
    column: str
    from_: str = Field(alias="from")
    to: str
    note: str | None = None


class Unread(Model):
    """A source that could not be read."""

    label: str
    file: str | None = None
    reason: str


class GradeReport(Model):
    """The state judge's answer.

    `removed` and `added` are lines. Some of them are one record that is told in `changed`, by its cells; the others are
    `missing` records and `extra` ones. `columns` are the names of the cells, by source, where they are known.
    """

    verdict: Literal["PASS", "FAIL", "UNVERIFIED"]
    removed: list[str] = []
    added: list[str] = []
    changed: list[CellChange] = []
    missing: list[str] = []
    extra: list[str] = []
    columns: dict[str, list[str]] = {}
    renumbered: int = 0
    ignored: int = 0
    unread: list[Unread] = []
    answer: dict[str, Any] | None = None
    notes: list[str] = []
    unchanged: bool = False


class Coverage(Model):
    """Places that were not seen."""

    partial: list[str] = []


class Artifacts(Model):
    """Paths from the run's folder."""

    screenshot: str | None = None
    dom: str | None = None
    log: str | None = None
    diff: str | None = None


class FlowResult(Model):
    """One flow of a run."""

    name: str
    intent: str = ""
    status: FlowStatus
    reason: str = ""
    """One sentence for the table: the first thing that decided the status."""
    source: SourcePlace | None = None
    flags: list[Flag] = []
    flow_hash: str = ""
    duration_ms: float = 0
    worker: int = 0
    attempts: int = 1
    steps: list[StepResult] = []
    success: Success | None = None
    visual: list[VisualResult] = []
    grade: GradeReport | None = None
    checks: list[dict[str, Any]] = []
    coverage: Coverage = Coverage()
    artifacts: Artifacts = Artifacts()
    notes: list[str] = []


class ReticleInfo(Model):
    """Which reticle wrote it."""

    version: str


class CodeInfo(Model):
    """The code under test. `hash` is None when it is unknown; then runs never count for each other."""

    commit: str | None = None
    dirty: bool = False
    hash: str | None = None


class BrowserInfo(Model):
    """The browser. `env` is the rendering probe's hash."""

    name: str = ""
    version: str = ""
    env: str | None = None
    executable: str | None = None


class CopyInfo(Model):
    """A running copy of the app."""

    url: str


class AppInfo(Model):
    """The copies that a run used."""

    copies: list[CopyInfo] = []


class Because(Model):
    """Why a flow is affected."""

    file: str
    lines: list[int] = []
    why: str


class Plan(Model):
    """What a change affects. `since` is the ref that it is compared with, `base` the commit where it began, `shard` the
    part of the affected flows that this run took (`2/3`)."""

    since: str | None = None
    base: str | None = None
    changed: list[str] = []
    affected: list[str] = []
    because: dict[str, list[Because]] = {}
    shard: str | None = None


class ChangeReport(Model):
    """The change, judged against the merge base. Names of flows and files; `downgraded` are whole lines.

    `blocking` are the kinds of findings that block this run by themselves; None where nobody said.
    """

    uncovered: list[str] = []
    unmapped: list[str] = []
    downgraded: list[str] = []
    deleted_coverage: list[str] = []
    ungraded: list[str] = []
    quarantined: list[str] = []
    quarantine_added: list[str] = []
    blocking: list[str] | None = None


class RunVerdict(Model):
    """What the run says and exits with."""

    status: RunStatus
    exit_code: int
    reasons: list[str] = []


class Run(Model):
    """`run.json`."""

    version: Literal[1] = 1
    id: str
    started_at: str
    duration_ms: float = 0
    command: list[str] = []
    reticle: ReticleInfo
    code: CodeInfo = CodeInfo()
    browser: BrowserInfo = BrowserInfo()
    app: AppInfo = AppInfo()
    plan: Plan = Plan()
    flows: list[FlowResult] = []
    change: ChangeReport = ChangeReport()
    verdict: RunVerdict
