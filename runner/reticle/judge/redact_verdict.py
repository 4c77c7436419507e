"""A verdict without secrets: it goes into files, tables and replies."""

from __future__ import annotations

from reticle.model.verdict import Evidence, Verdict
from reticle.text import Redactor
from reticle.truth.redact_predicate import redact_leaf


def redact_verdict(verdict: Verdict, redactor: Redactor) -> Verdict:
    """Return the verdict with every secret in its texts, leaves and commands replaced by its mark."""

    def clean(text: str) -> str:
        return str(redactor.seal(redactor.text(text)))

    texts = {name: clean(getattr(verdict, name)) for name in ("because", "expected", "observed")}
    lists = {name: [clean(text) for text in getattr(verdict, name)] for name in ("coverage", "notes")}
    contradictions = [item.model_copy(update={"text": clean(item.text)}) for item in verdict.contradictions]
    decision = verdict.decision
    if decision is not None:
        decision = decision.model_copy(
            update={name: clean(getattr(decision, name)) for name in ("what_changed", "suggested_fix", "next_action")}
        )
    evidence = [_evidence(item, redactor) for item in verdict.evidence]
    return verdict.model_copy(
        update={**texts, **lists, "contradictions": contradictions, "decision": decision, "evidence": evidence}
    )


def _evidence(item: Evidence, redactor: Redactor) -> Evidence:
    return item.model_copy(
        update={
            "leaf": redactor.seal_ours(redact_leaf(item.leaf, redactor)),
            "expected": redactor.seal(redactor.text(item.expected)),
            "observed": redactor.seal(redactor.text(item.observed)),
        }
    )
