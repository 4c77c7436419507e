"""Grade: take a snapshot of the backend state, and judge a candidate against two references."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote_plus

from reticle.clock import SYSTEM, Clock, iso_utc
from reticle.errors import InputError, SourceUnreadError, UsageError
from reticle.grade.answer import AnswerCheck, fixed_values
from reticle.grade.header import SnapshotClock, SnapshotHeader
from reticle.grade.judge import judge_files
from reticle.grade.result import GradeResult
from reticle.grade.url import normalise_url
from reticle.model.base import check_version, parse
from reticle.model.places import read_json
from reticle.model.state import ExpectFile, Source, StateDeclaration
from reticle.sources.answer import read_answer
from reticle.sources.cells import digest_cell
from reticle.sources.environment import learn_environment
from reticle.sources.ignoring import Ignoring
from reticle.sources.read import read_sources
from reticle.sources.reading import ReadContext
from reticle.sources.rows import RUN_BYTES
from reticle.sources.snapshot import Failure, SnapshotSink, write_snapshot
from reticle.store.files import read_text
from reticle.text import Redactor, is_secret_key, plural

_EXAMPLE = '{"sources": [{"kind": "sqlite", "label": "shop", "path": "shop.db", "tables": "*"}]}'
_MOMENT = re.compile(r"\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d(\.\d+)?)?([Zz]|[+-]\d\d:?\d\d)")
_EXPECT = '{"answer": {"values": ["17"], "match": "number"}}'
_URL_PAIR = re.compile(r"([?&#;])([^=&#;?]{1,64})=([^&#;]*)")
_URL_PASSWORD = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*://[^/@:?#]*):[^/@?#]*(?=@)")
_GENERATED = re.compile(r"([A-Za-z][A-Za-z0-9+_.-]*)=(.+)", re.DOTALL)


@dataclass(frozen=True)
class SnapshotResult:
    """What became of a snapshot. `failures` are the sources that could not be read; their lines are in the file."""

    path: Path
    header: SnapshotHeader
    failures: tuple[Failure, ...]
    notes: tuple[str, ...]

    @property
    def row_count(self) -> int:
        """Number of rows of all sources."""
        return sum(entry.rows for entry in self.header.sources)

    @property
    def exit_code(self) -> int:
        """0 when every source was read, else 2."""
        return 2 if self.failures else 0

    @property
    def summary(self) -> str:
        """Say in one line what was written."""
        read = len(self.header.sources) - len(self.failures)
        unread = f", {len(self.failures)} could not be read" if self.failures else ""
        return f"{self.path}: {plural(self.row_count, 'row')} of {plural(read, 'source')}{unread}"

    def to_json(self) -> dict[str, Any]:
        """Return `{out, rows, sources[{label, kind, rows, error}], notes[]}`."""
        sources = [
            {"label": entry.label, "kind": entry.kind, "rows": entry.rows, "error": entry.error}
            for entry in self.header.sources
        ]
        return {"out": str(self.path), "rows": self.row_count, "sources": sources, "notes": list(self.notes)}


def load_declaration(path: Path) -> StateDeclaration:
    """Read a state declaration. Raises InputError with file, line and the nearest right word."""
    text = read_text(path)
    data, lines = read_json(text, file=str(path))
    check_version(data, 1, what="state declaration", file=str(path))
    made: StateDeclaration = parse(
        StateDeclaration, data, what="state declaration", lines=lines, file=str(path), example=_EXAMPLE
    )
    for number, source in enumerate(made.sources):
        check_patterns(source, f"{path}:{lines.get(('sources', number), 1)}")
    return made


def check_patterns(source: Source, place: str) -> None:
    """Refuse an `ignore` pattern that is no regular expression. Raises InputError with the source's place."""
    try:
        Ignoring.of(source.ignore)
    except InputError as caught:
        raise InputError(f'source "{source.label}": ignore: {caught.message}', place=place, hint=caught.hint) from None


def take_snapshot(
    declaration_path: Path,
    out: Path,
    *,
    env: Mapping[str, str] | None = None,
    taken_at: datetime | str | None = None,
    generated: Mapping[str, str] | None = None,
    url: str | None = None,
    redactor: Redactor | None = None,
    clock: Clock = SYSTEM,
    on_progress: Callable[[str, int], None] | None = None,
    limit_bytes: int = RUN_BYTES,
) -> SnapshotResult:
    """Read every source of a declaration and write all rows to `out`, whole or not at all.

    `env` fills in `${VAR}` and is what commands run in (this process's own unless given); `taken_at` is the APP's
    time, a text being RFC 3339 with a zone (unless given: `RETICLE_NOW` of `env`, else this machine's time);
    `generated` are the values that the run made up, by name; `url` is the page that the run ended on. `on_progress` is
    told a label and its number of rows so far. `limit_bytes` bounds what is kept in memory before sorted runs go to
    disk, beside `out`.

    Raises InputError (the declaration, a variable that is not set), UsageError (`taken_at`, `out`), SpillError.
    """
    declaration = load_declaration(declaration_path)
    folder = declaration_path.resolve().parent
    env = dict(os.environ) if env is None else env
    given = taken_at or env.get("RETICLE_NOW") or clock.now()
    moment = parse_moment(given) if isinstance(given, str) else given
    made = SnapshotClock(taken_at=iso_utc(moment), generated=dict(sorted((generated or {}).items())))
    target = Path(os.path.realpath(out))
    if not target.parent.is_dir():
        raise UsageError(f"--out {out}: {target.parent} is no folder", hint=f"mkdir -p {target.parent}")
    require_other(out, [declaration_path], "--out")
    if url is not None and not url.strip():
        raise UsageError("--url is empty: the page that the run ended on is not known", hint="leave out --url")
    sink = SnapshotSink(target.parent, limit_bytes, on_progress)
    context = ReadContext(env, folder, redactor or Redactor())
    learn_environment(env, context.redactor)
    try:
        read_sources(declaration.sources, sink, context)
        header = write_snapshot(target, sink, made, plain_url(url) if url is not None else None)
    except OSError as caught:
        raise UsageError(f"{out} cannot be written: {caught.strerror or caught}") from None
    finally:
        sink.drop()
    return SnapshotResult(out, header, tuple(sink.failures.values()), tuple(sink.notes))


def judge_snapshots(
    reference: Path,
    again: Path,
    candidate: Path,
    *,
    expect: Path | None = None,
    answer: str | None = None,
    start: Path | None = None,
    trust_digests: bool = False,
    env: Mapping[str, str] | None = None,
    redactor: Redactor | None = None,
) -> GradeResult:
    """Judge the candidate's snapshot against two correct runs, and its final answer against `expect`.

    The answer's source is read now. `expect` without `answer` is a run that gave no answer: FAIL. `start` is a
    snapshot of the reset app. `env` is as for `take_snapshot`. A snapshot or a source that cannot be read makes the
    result UNVERIFIED; raises InputError for a mistake in the expect file, UsageError for `answer` without `expect`.
    """
    redactor = redactor or Redactor()
    if answer is not None and expect is None:
        raise UsageError("--answer needs --expect: the file that says what the correct answer is")
    check = None
    if expect is not None:
        check = _answer_check(expect, answer, dict(os.environ) if env is None else env, redactor)
    return judge_files(
        reference, again, candidate, start=start, trust_digests=trust_digests, answer=check, redact=redactor.text
    )


def load_expect(path: Path) -> ExpectFile:
    """Read the file of `--expect`. Raises InputError with file, line and the nearest right word."""
    data, lines = read_json(read_text(path), file=str(path))
    check_version(data, 1, what="expect file", file=str(path))
    made: ExpectFile = parse(ExpectFile, data, what="expect file", lines=lines, file=str(path), example=_EXPECT)
    if made.answer.source is not None:
        check_patterns(made.answer.source, f"{path}:{lines.get(('answer', 'source'), 1)}")
    return made


def _answer_check(path: Path, given: str | None, env: Mapping[str, str], redactor: Redactor) -> AnswerCheck:
    spec = load_expect(path).answer
    if spec.source is None:
        return AnswerCheck(spec, fixed_values(spec), given, place=str(path))
    context = ReadContext(env, path.resolve().parent, redactor)
    learn_environment(env, redactor)
    try:
        values = read_answer(spec.source, context)
    except SourceUnreadError as caught:
        return AnswerCheck(spec, (), given, unread=caught.message, place=str(path))
    return AnswerCheck(spec, values, given, place=str(path))


def require_other(out: Path, inputs: Sequence[Path], option: str) -> None:
    """Raise UsageError when a file that is to be written is one of those that were read for it."""
    for path in inputs:
        with suppress(OSError):
            if out.samefile(path):
                raise UsageError(f"{option} {out} would overwrite {path}, which it is made from")


def plain_url(url: str) -> str:
    """Return the one spelling of an address, with what looks secret in it replaced by digests."""

    def hide(found: re.Match[str]) -> str:
        lead, name, value = found.groups()
        return f"{lead}{name}={digest_cell(value)}" if value and is_secret_key(unquote_plus(name)) else found.group()

    return normalise_url(_URL_PASSWORD.sub(r"\1", _URL_PAIR.sub(hide, url)))


def parse_moment(text: str) -> datetime:
    """Parse a time for `--taken-at`. Raises UsageError for one without a zone, since a day depends on it."""
    if _MOMENT.fullmatch(text):
        try:
            return datetime.fromisoformat(text.upper().replace(" ", "T"))
        except ValueError:
            pass
    raise UsageError(
        f'"{text}" is no time with a zone (RFC 3339)', hint="write it like 2026-11-30T12:00:00Z or …T13:00:00+01:00"
    )


def parse_generated(pairs: list[str]) -> dict[str, str]:
    """Parse the values of `--generated NAME=VALUE`. Raises UsageError."""
    made: dict[str, str] = {}
    for pair in pairs:
        found = _GENERATED.fullmatch(pair)
        if found is None:
            raise UsageError(f'--generated "{pair}" is no NAME=VALUE', hint="for example --generated unique=k3f9")
        made[found[1]] = found[2]
    return made
