"""`never-settled`: at the deadline the page was still busy with what the action began."""

from __future__ import annotations

from reticle.judge.closing import quiet_at
from reticle.judge.leaves_events import source_of
from reticle.judge.scene import Scene
from reticle.model.verdict import Contradiction


def find_never_settled(scene: Scene) -> list[Contradiction]:
    """Find windows that are not quiet at their deadline."""
    window = scene.window
    if window.now_t < window.deadline_t:
        return []
    quiet = quiet_at(window.record, window.deadline_t, scene.policy.quiet_ms)
    if not quiet.busy:
        return []
    first = quiet.open[0] if quiet.open else None
    return [
        Contradiction(
            kind="never-settled",
            blocking=False,
            text=f"at the deadline {quiet.why()}",
            events=[exchange.request.seq for exchange in quiet.open],
            source=source_of(first.data.initiator) if first is not None else None,
        )
    ]
