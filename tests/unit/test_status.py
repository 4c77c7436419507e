"""One status and one sentence for a flow."""

from __future__ import annotations

from reticle.engine.outcome import Replayed, StepRun
from reticle.engine.status import decide_status
from reticle.model.flow import Flow, parse_flow
from reticle.model.run import Drift
from reticle.model.verdict import Verdict

DIALOG = 'undeclared confirm "Sure?" was dismissed'


def _flow() -> Flow:
    step = {
        "action": "click",
        "target": {"role": "button", "name": "Pay"},
        "expect": {"kind": "text", "contains": "Paid"},
    }
    return parse_flow({"name": "pay", "steps": [step, step]}, name="pay")


def _run(index: int, verdict: Verdict | None = None) -> StepRun:
    return StepRun(index, _flow().steps[index], 'click button "Pay"', verdict=verdict)


def _no() -> Verdict:
    return Verdict(verified="no", reason="assertion_failed", because='text "Paid" did not appear')


def test_an_undeclared_dialog_leads_and_what_did_not_happen_follows() -> None:
    run = _run(0, _no())
    run.error, run.blames_app = DIALOG, True
    status = decide_status(_flow(), Replayed(steps=[run]), None)
    assert status.status == "fail"
    assert status.reason == f'step 1 click button "Pay": {DIALOG} (text "Paid" did not appear)'


def test_a_first_step_that_finds_nothing_on_an_error_page_is_a_fail_that_names_the_page() -> None:
    run = _run(0)
    run.drift = Drift(reason="not_found", text='no button named "Pay"')
    status = decide_status(_flow(), Replayed(steps=[run], refused="opening /cart answered 404"), None)
    assert status.status == "fail"
    assert status.reason == 'opening /cart answered 404; step 1 click button "Pay": no button named "Pay"'


def test_a_later_step_that_finds_nothing_stays_a_drift() -> None:
    run = _run(1)
    run.drift = Drift(reason="not_found", text='no button named "Pay"')
    status = decide_status(_flow(), Replayed(steps=[_run(0), run], refused="opening / answered 404"), None)
    assert status.status == "drift"
    assert status.reason.startswith("opening / answered 404; step 2")
