"""`uncaught-error`: a script of the page's own threw, and nobody caught it."""

from __future__ import annotations

from reticle.judge.leaves_events import is_noise, source_of, uncaught
from reticle.judge.scene import Scene
from reticle.model.event import PageError
from reticle.model.verdict import Contradiction
from reticle.text import cut


def find_uncaught_error(scene: Scene) -> list[Contradiction]:
    """Find uncaught exceptions and rejections from own scripts, other than those that are the platform's own noise.

    One that fell into a later action's window is told there: this window may only still have been open.
    """
    found = []
    for event in uncaught(scene.record):
        data = event.data
        if not isinstance(data, PageError) or not data.own or event.cause == "background":
            continue
        if event.action not in (None, scene.action.id):
            continue
        if is_noise(data) or scene.declares_error(data.message):
            continue
        word = "exception" if data.kind == "exception" else "rejection"
        found.append(
            Contradiction(
                kind="uncaught-error",
                blocking=False,
                text=f"uncaught {word}: {cut(data.message, 160)}",
                events=[event.seq],
                source=source_of(data.source),
            )
        )
    return found
