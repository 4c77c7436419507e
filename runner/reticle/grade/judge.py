"""Judges one run of an app: its stored data against two correct runs, and its final answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

from reticle.grade.answer import AnswerCheck
from reticle.grade.compare import StateDifference, compare_state, diff_canonical
from reticle.grade.explain import explain, find_shifted
from reticle.grade.result import AnswerOutcome, GradeResult, StateOutcome, Unread, Verdict
from reticle.grade.snapshot_file import SnapshotFile, SnapshotUnreadError, misfit, open_snapshot
from reticle.grade.url import normalise_url
from reticle.text import Redactor

ONLY_UNCHANGED = "proves only: nothing was written"
_URL = "url"
_HASHED = 8 << 20
"""A digest that differs in both header and body is checked for sources up to this many bytes."""


def judge_files(
    reference: str | Path,
    again: str | Path,
    candidate: str | Path,
    *,
    start: str | Path | None = None,
    trust_digests: bool = False,
    answer: AnswerCheck | None = None,
    redact: Callable[[str], str] | None = None,
) -> GradeResult:
    """Judge the snapshot of a run against the snapshots of two correct runs.

    `start` is a snapshot of the app as it was reset: it tells whether the correct steps write anything at all.
    `trust_digests` skips sources whose digests are equal in the headers. `answer` is the final answer to check.
    `redact` (by default what looks like a secret) is applied to the answer's texts. Never raises for a file that
    cannot be read: the verdict is UNVERIFIED then, and wins over FAIL.
    """
    hide = redact or Redactor().text
    outcome, unread = _check_answer(answer, hide)
    with ExitStack() as stack:
        files: dict[str, SnapshotFile] = {}
        paths = {"reference": reference, "again": again, "candidate": candidate}
        if start is not None:
            paths["start"] = start
        for part, path in paths.items():
            try:
                files[part] = stack.enter_context(open_snapshot(path))
            except SnapshotUnreadError as caught:
                unread.append(_whole_file(str(path), caught))
        if len(files) < len(paths):
            return GradeResult("UNVERIFIED", answer=outcome, unread=tuple(unread))
        try:
            return _judge_open(files, trust_digests, outcome, unread, answered=answer is not None)
        except SnapshotUnreadError as caught:
            unread.append(_whole_file(caught.place or "", caught))
            return GradeResult("UNVERIFIED", answer=outcome, unread=tuple(unread))


def _judge_open(
    files: dict[str, SnapshotFile], trust: bool, outcome: AnswerOutcome | None, unread: list[Unread], *, answered: bool
) -> GradeResult:
    reference, again, candidate = files["reference"], files["again"], files["candidate"]
    if not answered and not any(file.entries or file.list_urls() for file in (reference, again, candidate)):
        unread.append(
            Unread("*", candidate.path, "the snapshots have no source and no page: there is nothing to judge")
        )
    for file in files.values():
        unread += [Unread(failed.label, file.path, failed.reason) for failed in file.list_failed()]
    for part in ("again", "candidate"):
        unread += _list_undeclared(reference, files[part])
    skip = frozenset(item.label for item in unread)
    pages_missing = _list_pages_missing(reference, again, candidate)
    unread += pages_missing
    noise = diff_canonical(reference, again, trust_digests=trust)
    change = diff_canonical(reference, candidate, trust_digests=trust)
    if not trust:
        _check_headers(reference, again, noise)
        _check_headers(reference, candidate, change)
    difference = compare_state(reference, again, candidate, noise=noise, change=change, skip=skip)
    state = explain(difference)
    if not pages_missing:
        state = _with_pages(state, reference, again, candidate)
    notes = list(difference.notes) + [
        f"{label}: looks like shifted ids: old and new ids overlap, so a swap of two records would look the same"
        for label in find_shifted(difference)
    ]
    verdict: Verdict = (
        "UNVERIFIED" if unread else "FAIL" if state.differs or (outcome and not outcome.passed) else "PASS"
    )
    if verdict == "PASS" and not answered and "start" in files and _wrote_nothing(files, noise, trust):
        notes.append(ONLY_UNCHANGED)
    return GradeResult(verdict, state, outcome, tuple(unread), tuple(notes))


def _whole_file(path: str, caught: SnapshotUnreadError) -> Unread:
    return Unread("*", path, str(caught).removeprefix(f"{path}: "))


def _check_answer(answer: AnswerCheck | None, hide: Callable[[str], str]) -> tuple[AnswerOutcome | None, list[Unread]]:
    if answer is None:
        return None, []
    checked = answer.check()
    if isinstance(checked, Unread):
        return None, [replace(checked, reason=hide(checked.reason))]
    given = None if checked.given is None else hide(checked.given)
    return replace(checked, given=given, why=hide(checked.why)), []


def _wrote_nothing(files: dict[str, SnapshotFile], noise: Counter[bytes], trust: bool) -> bool:
    """Tell whether a run that does nothing would pass: the reset app is what the correct steps leave."""
    start = files["start"]
    if start.list_failed():
        return False
    change = diff_canonical(files["reference"], start, trust_digests=trust)
    left: StateDifference = compare_state(files["reference"], files["again"], start, noise=noise, change=change)
    return not left.removed and not left.added and not left.renamed


def _list_undeclared(reference: SnapshotFile, file: SnapshotFile) -> list[Unread]:
    """List the sources that the reference read and the other file did not even declare, or the other way round.

    A table of `"tables": "*"` may come and go: its name is a row of its parent.
    """
    if reference.header is None or file.header is None:
        return []
    missing: list[Unread] = []
    for one, other in ((reference, file), (file, reference)):
        for label, entry in one.entries.items():
            if label not in other.entries and (entry.parent or label.rpartition(".")[0]) not in other.entries:
                missing.append(Unread(label, other.path, f"the source was not read here, {one.path} has it"))
    return missing


def _list_pages_missing(reference: SnapshotFile, again: SnapshotFile, candidate: SnapshotFile) -> list[Unread]:
    if not reference.list_urls():
        return []
    return [
        Unread(_URL, file.path, "the reference names the page that it ended on, this snapshot names none")
        for file in (again, candidate)
        if not file.list_urls()
    ]


def _with_pages(
    state: StateOutcome, reference: SnapshotFile, again: SnapshotFile, candidate: SnapshotFile
) -> StateOutcome:
    """Add the pages to the state's lines. A page that differs between the correct runs is noise."""
    pages = [Counter(f"url {normalise_url(url)}" for url in file.list_urls()) for file in (reference, again, candidate)]
    removed, added = pages[0] - pages[2], pages[2] - pages[0]
    if pages[0] != pages[1]:
        count = sum(removed.values()) + sum(added.values())
        return replace(state, ignored=state.ignored + count)
    return replace(
        state,
        removed=(*state.removed, *sorted(removed.elements())),
        added=(*state.added, *sorted(added.elements())),
        missing=(*state.missing, *sorted(removed.elements())),
        extra=(*state.extra, *sorted(added.elements())),
    )


def _check_headers(reference: SnapshotFile, other: SnapshotFile, net: Counter[bytes]) -> None:
    """Hold both headers against what the comparison found: row counts, and digests where they can be told.

    A source with equal lines has equal digests; a source with other lines has another one. The row counts must differ
    by what the comparison found, so only headers that all lie alike go unseen, and nothing depends on such a count.
    """
    if reference.header is None or other.header is None:
        return
    rows: Counter[str] = Counter()
    different: set[str] = set()
    for line, count in net.items():
        label = line[len(b'"state ') :].split(b" ", 1)[0].decode("utf-8", "replace")
        rows[label] += count
        different.add(label)
    for label in reference.entries.keys() & other.entries.keys():
        mine, its = reference.entries[label], other.entries[label]
        if mine.error is not None or its.error is not None:
            continue
        if mine.rows - rows[label] != its.rows:
            reference.check_rows()
            other.check_rows()
        if mine.sha256 is None or its.sha256 is None:
            continue
        span = other.span(label)
        small = span[1] - span[0] <= _HASHED
        if (mine.sha256 == its.sha256) == (label in different) or (label in different and small):
            for file, entry in ((reference, mine), (other, its)):
                if file.digest(label) != entry.sha256:
                    raise misfit(file, label, "its rows have another digest than the header says")
