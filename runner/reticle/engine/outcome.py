"""What a replay brings together step by step, before it becomes a FlowResult."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from reticle.engine.waiting import OpenWindow
from reticle.model.flow import Step
from reticle.model.run import ActionReport, Drift, VisualResult
from reticle.model.verdict import Verdict

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found


@dataclass
class StepRun:
    """One step under way or done. Its verdict stands when its window has ended.

    `first_seq` and `last_seq` bound the events of the step in the log of the tab's person (0 as the last: all that
    came). `action_id` is what the log files its events under.
    """

    index: int
    step: Step
    describe: str
    tab: Tab | None = None
    first_seq: int = 0
    last_seq: int = 0
    action_id: str | None = None
    started_t: float = 0.0
    duration_ms: float = 0.0
    report: ActionReport | None = None
    found: Found | None = None
    window: OpenWindow | None = None
    drift: Drift | None = None
    error: str | None = None
    blames_app: bool = False
    """Whether `error` is the app's doing (an undeclared dialog) and not something that could not be done."""
    verdict: Verdict | None = None
    component_places: dict[str, str] = field(default_factory=dict)
    """Where components that rendered stand, by name; looked up for a step that is no pass."""
    notes: list[str] = field(default_factory=list)

    @property
    def is_stop(self) -> bool:
        """Tell whether no later step makes sense."""
        return self.drift is not None or self.error is not None

    def settle(self) -> Verdict | None:
        """End the window and keep its verdict."""
        if self.verdict is None and self.window is not None:
            self.verdict = self.window.end()
        return self.verdict


@dataclass
class Replayed:
    """A whole replay: the steps, the verdict over all, the pictures. `lost` says why it could not be told."""

    steps: list[StepRun] = field(default_factory=list)
    success: Verdict | None = None
    load_seq: int = 0
    """The last event before the start page began to load."""
    pictures: list[VisualResult] = field(default_factory=list)
    lost: str | None = None
    setup: str | None = None
    """What went wrong in a set-up flow, with its name."""
    refused: str | None = None
    """What the server said of the start page when it is an error: `opening /cart answered 404`."""
    is_done: bool = False

    def ends_at(self, run: StepRun) -> bool:
        """Tell whether the replay came no further than `run`, by what became of that step."""
        stopped = run.verdict is not None and run.verdict.verified in ("no", "unknown")
        return stopped and not self.is_done and self.lost is None and run is self.steps[-1]
