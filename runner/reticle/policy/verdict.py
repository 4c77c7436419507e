"""What a run says and exits with: statuses of flows, quarantine and the configured demands make one verdict."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from reticle.errors import FlowError
from reticle.model.config import GateConfig
from reticle.model.flow import Flow
from reticle.model.run import STATUS_ORDER, ChangeReport, FlowResult, RunStatus, RunVerdict
from reticle.text import plural

_WRONG = frozenset({"fail", "drift"})
_TOLD = {
    "fail": "the app did not do what was declared",
    "drift": "a target names no single element",
    "unverified": "could not be told",
    "no-fault": "nothing was declared to prove",
}


@dataclass(frozen=True)
class RunDemands:
    """What blocks. `verify` demands nothing beyond each flow's own status."""

    require_grade: str = "never"
    max_quarantined: int | None = None
    uncovered: str = "block"
    unmapped: str = "report"

    @classmethod
    def of(cls, config: GateConfig) -> RunDemands:
        """Take the demands of `[gate]`."""
        return cls(config.require_grade, config.max_quarantined, config.uncovered, config.unmapped)


def list_blocking(change: ChangeReport, demands: RunDemands) -> list[str]:
    """List the kinds of findings that block by themselves, as `run.json` spells them."""
    kinds = {
        "downgraded": bool(change.downgraded),
        "deletedCoverage": bool(change.deleted_coverage),
        "uncovered": bool(change.uncovered) and demands.uncovered == "block",
        "unmapped": bool(change.unmapped) and demands.unmapped == "block",
        "ungraded": bool(change.ungraded) and demands.require_grade != "never",
        "quarantined": demands.max_quarantined is not None and len(change.quarantined) > demands.max_quarantined,
    }
    return [kind for kind, blocks in kinds.items() if blocks]


def is_quarantined(flow: Flow, today: date) -> bool:
    """Tell whether `flow` is in quarantine on `today`; its last day still counts.

    Raises FlowError when the day is none.
    """
    if flow.quarantine is None:
        return False
    try:
        return today <= date.fromisoformat(flow.quarantine.until)
    except ValueError:
        raise FlowError(
            f'flow {flow.name}: quarantine.until: "{flow.quarantine.until}" is no day', hint='"until": "2026-12-31"'
        ) from None


def list_ungraded(flows: Sequence[FlowResult], demands: RunDemands) -> list[str]:
    """List the flows that lack a grade: those that wrote without one, with `always` every one."""
    return [
        flow.name
        for flow in flows
        if "ungraded" in flow.flags or (demands.require_grade == "always" and flow.grade is None)
    ]


def judge_run(
    flows: Sequence[FlowResult], change: ChangeReport, demands: RunDemands, *, nothing: str | None = None
) -> RunVerdict:
    """Make the run's verdict. `nothing` says why nothing could block, when that is so.

    Exit 1 when anything blocks as wrong (fail, drift, downgraded, deleted, uncovered, ungraded where required, too many
    in quarantine), else 2 when anything could not be told (unverified, no-fault, nothing ran outside quarantine), else
    0: it fails closed. Quarantined flows are shown and never block.
    """
    counted = [flow for flow in flows if "quarantined" not in flow.flags]
    reasons = [_reason(flow) for status in STATUS_ORDER[:-1] for flow in counted if flow.status == status]
    blocking = _blocking(change, demands)
    found = {flow.status for flow in counted}
    if not counted and nothing is not None:
        told = RunVerdict(status="nothing-to-verify", exit_code=0, reasons=[nothing])
        return RunVerdict(status="blocked", exit_code=1, reasons=[*blocking, nothing]) if blocking else told
    if not counted:
        why = "every flow is in quarantine" if flows else "no flow ran"
        return RunVerdict(
            status="blocked" if blocking else "unverified", exit_code=1 if blocking else 2, reasons=[*blocking, why]
        )
    worst: RunStatus = next(status for status in STATUS_ORDER if status in found)
    if found & _WRONG:
        return RunVerdict(status=worst, exit_code=1, reasons=[*reasons, *blocking])
    if blocking:
        return RunVerdict(status="blocked", exit_code=1, reasons=[*blocking, *reasons])
    return RunVerdict(status=worst, exit_code=0 if worst == "pass" else 2, reasons=reasons)


def _blocking(change: ChangeReport, demands: RunDemands) -> list[str]:
    told = {
        "downgraded": [f"downgraded: {line}" for line in change.downgraded],
        "deletedCoverage": [f"{name}: deleted with all that it proved" for name in change.deleted_coverage],
        "uncovered": [f"{name}: uncovered, the change touches it and no run of it counts" for name in change.uncovered],
        "unmapped": [f"{path}: no flow covers it, and [gate] unmapped asks for one" for path in change.unmapped],
        "ungraded": [f"{name}: ungraded, and [gate] require_grade asks for a grade" for name in change.ungraded],
        "quarantined": [
            f"{plural(len(change.quarantined), 'flow')} in quarantine, [gate] max_quarantined is "
            f"{demands.max_quarantined}"
        ],
    }
    return [reason for kind in list_blocking(change, demands) for reason in told[kind]]


def _reason(flow: FlowResult) -> str:
    return f"{flow.name}: {flow.status}: {flow.reason or _TOLD[flow.status]}"
