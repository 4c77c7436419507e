"""`reticle act`: do steps on a page and tell the effect of the last one."""

from __future__ import annotations

import sys

from reticle.cli.visiting import JsonOption, print_json, run_visit, takes_visit
from reticle.engine.visit import Visit


@takes_visit
def command(visit: Visit, as_json: JsonOption = False) -> None:
    """Do the steps with real input and print the effect of the last one, as JSON. It proves nothing: check does."""
    from reticle.engine.oneshot import act_on_visit
    from reticle.report.by_hand import effect_block
    from reticle.text import printable

    done = run_visit(visit, act_on_visit)
    for warning in done.warnings:
        sys.stderr.write(f"reticle: {printable(warning)}\n")
    reason = None if done.settled else "timeout"
    print_json(
        effect_block(
            done.run.step.action, done.run.report, ref=done.ref, since=done.since, settled=done.settled, reason=reason
        )
    )
