"""A verdict without secrets: it goes into files, tables and replies."""

from __future__ import annotations

from reticle.model.verdict import Evidence, Verdict
from reticle.text import Redactor
from reticle.truth.redact_predicate import redact_leaf


def redact_verdict(verdict: Verdict, redactor: Redactor) -> Verdict:
    """Return the verdict with every secret in its texts, leaves and commands replaced by its mark."""
    texts = {
        name: redactor.text(getattr(verdict, name)) for name in ("because", "expected", "observed")
    }  # fmt: skip
    lists = {name: [redactor.text(text) for text in getattr(verdict, name)] for name in ("coverage", "notes")}
    contradictions = [
        item.model_copy(update={"text": redactor.text(item.text)}) for item in verdict.contradictions
    ]  # fmt: skip
    decision = verdict.decision
    if decision is not None:
        decision = decision.model_copy(
            update={
                name: redactor.text(getattr(decision, name))
                for name in ("what_changed", "suggested_fix", "next_action")
            }
        )
    evidence = [_evidence(item, redactor) for item in verdict.evidence]
    return verdict.model_copy(
        update={**texts, **lists, "contradictions": contradictions, "decision": decision, "evidence": evidence}
    )


def _evidence(item: Evidence, redactor: Redactor) -> Evidence:
    return item.model_copy(
        update={
            "leaf": redact_leaf(item.leaf, redactor),
            "expected": redactor.text(item.expected),
            "observed": redactor.text(item.observed),
        }
    )
