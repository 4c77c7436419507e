"""Runs of several machines become one: their flows together, judged against the whole plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from reticle.clock import SYSTEM, Clock, iso_utc
from reticle.engine.gate import Made, make_run
from reticle.engine.history import remember
from reticle.engine.publish import CODE_QUALITY, IGNORE, PAGE, GateOutcome, Outputs, check_outputs, publish
from reticle.engine.shard import parse_shard
from reticle.errors import UsageError
from reticle.model.run import STATUS_ORDER, AppInfo, BrowserInfo, ChangeReport, FlowResult, Run
from reticle.policy.verdict import RunDemands
from reticle.store.files import write_project_file
from reticle.store.git import code_info
from reticle.store.project import Project
from reticle.store.runs import RunStore, read_run

_MADE_ANEW = frozenset({"run.json", "junit.xml", PAGE, CODE_QUALITY, IGNORE})


@dataclass(frozen=True)
class _Part:
    run: Run
    folder: Path


def merge_runs(
    project: Project, folders: Sequence[str], outputs: Outputs, *, command: Sequence[str] = (), clock: Clock = SYSTEM
) -> GateOutcome:
    """Unite runs that took shares of one plan. `folders` hold a run.json, or folders that do.

    A flow that is affected and in none of them is uncovered. Raises UsageError for runs that do not belong together:
    of other code, another plan, or another version of a flow; InputError for one that cannot be read.
    """
    check_outputs(project, outputs)
    parts = [_Part(read_run(folder / "run.json"), folder) for folder in _find_folders(folders)]
    _check_alike(project, parts)
    united = _unite(parts)
    plan = parts[0].run.plan.model_copy(update={"shard": None})
    quarantined = _listed([part.run.change.quarantined for part in parts])
    change = ChangeReport(
        uncovered=[name for name in plan.affected if name not in united and name not in quarantined],
        unmapped=_listed([part.run.change.unmapped for part in parts]),
        downgraded=_listed([part.run.change.downgraded for part in parts]),
        deleted_coverage=_listed([part.run.change.deleted_coverage for part in parts]),
        quarantined=quarantined,
        quarantine_added=_listed([part.run.change.quarantine_added for part in parts]),
    )
    copies = [copy for part in parts for copy in part.run.app.copies]
    browser = next((part.run.browser for part in parts if part.run.browser.name), BrowserInfo())
    made = Made([flow for _, flow in united.values()], parts[0].run.code, browser, AppInfo(copies=copies))
    nothing = None
    if not plan.affected:
        nothing = next(iter(parts[0].run.verdict.reasons[-1:]), "no flow has to run")
    elif plan.base is not None and all(name in quarantined for name in plan.affected):
        nothing = f"only flows in quarantine are affected: {', '.join(plan.affected)}"
    store = RunStore(project.work_dir)
    folder = store.begin(clock.now())
    try:
        _bring_files(parts, united, folder.path)
        run = make_run(
            made,
            demands=RunDemands.of(project.config.gate),
            change=change,
            plan=plan,
            nothing=nothing,
            identity=folder.id,
            command=command,
        )
        started = min(part.run.started_at for part in parts)
        longest_ms = max(part.run.duration_ms for part in parts)
        run = run.model_copy(update={"started_at": started or iso_utc(clock.now()), "duration_ms": longest_ms})
        notes = _list_missing(parts) + _remember(project, parts)
        return publish(project, run, folder, outputs, tuple(notes))
    finally:
        folder.discard()


def _find_folders(words: Sequence[str]) -> list[Path]:
    """Return the folders of runs: those named, and those in folders that are no run themselves."""
    if not words:
        raise UsageError("--merge needs the folders of the runs", hint="reticle gate --merge shards/*")
    found: list[Path] = []
    for word in words:
        path = Path(word)
        if path.name == "run.json" and path.is_file():
            path = path.parent
        inside = [path] if (path / "run.json").is_file() else sorted(one.parent for one in path.glob("*/run.json"))
        if not inside:
            raise UsageError(f"--merge {word}: there is no run.json in it", hint="name the folders of --report")
        found += inside
    return list(dict.fromkeys(folder.resolve() for folder in found))


def _check_alike(project: Project, parts: Sequence[_Part]) -> None:
    first = parts[0]
    for part in parts[1:]:
        for what, one, other in (
            ("of other code", first.run.code.hash, part.run.code.hash),
            ("of another commit", first.run.code.commit, part.run.code.commit),
            ("about another change", first.run.plan.base, part.run.plan.base),
            ("about other flows", set(first.run.plan.affected), set(part.run.plan.affected)),
        ):
            if one != other:
                raise UsageError(
                    f"--merge: {part.folder} is {what} than {first.folder}",
                    hint="merge the parts of one pipeline; files that a job leaves untracked make other code, too",
                )
    here = code_info(project.root).info.commit
    if here is not None and first.run.code.commit is not None and here != first.run.code.commit:
        raise UsageError(
            f"--merge: the runs are of commit {first.run.code.commit[:12]}, checked out is {here[:12]}",
            hint="merge where the same commit is checked out",
        )


def _unite(parts: Sequence[_Part]) -> dict[str, tuple[_Part, FlowResult]]:
    """Return every flow once, in the order of the plan, with its run; of several results of one the worst."""
    found: dict[str, tuple[_Part, FlowResult]] = {}
    for part in parts:
        for flow in part.run.flows:
            known = found.get(flow.name)
            if known is not None and known[1].flow_hash != flow.flow_hash:
                raise UsageError(f"--merge: {part.folder} ran another version of flow {flow.name}")
            if known is None or STATUS_ORDER.index(flow.status) < STATUS_ORDER.index(known[1].status):
                found[flow.name] = part, flow
    order = {name: number for number, name in enumerate(parts[0].run.plan.affected)}
    return {name: found[name] for name in sorted(found, key=lambda name: (order.get(name, len(order)), name))}


def _bring_files(parts: Sequence[_Part], united: Mapping[str, tuple[_Part, FlowResult]], run_dir: Path) -> None:
    """Copy what the runs kept; of equal names in several of them (logs of app copies) the later ones are numbered."""
    for number, part in enumerate(parts, start=1):
        for path in sorted(part.folder.rglob("*")):
            name = path.relative_to(part.folder)
            if not path.is_file() or name.as_posix() in _MADE_ANEW:
                continue
            owner = next((united[folder.as_posix()] for folder in name.parents if folder.as_posix() in united), None)
            if owner is not None and owner[0] is not part:
                continue
            target = run_dir / name
            if owner is None and target.exists():
                target = target.with_name(f"part-{number}-{name.name}")
            write_project_file(target, path.read_bytes())


def _listed(lists: Sequence[Sequence[str]]) -> list[str]:
    return list(dict.fromkeys(item for part in lists for item in part))


def _list_missing(parts: Sequence[_Part]) -> list[str]:
    shares = [parse_shard(part.run.plan.shard) for part in parts if part.run.plan.shard is not None]
    if not shares:
        return []
    there = {share.number for share in shares}
    counts = sorted({share.count for share in shares})
    if len(counts) > 1:
        return [f"the runs divided the flows in different ways ({', '.join(str(count) for count in counts)} parts)"]
    missing = [str(number) for number in range(1, counts[0] + 1) if number not in there]
    return [f"parts missing: {', '.join(f'{number}/{counts[0]}' for number in missing)}"] if missing else []


def _remember(project: Project, parts: Sequence[_Part]) -> list[str]:
    """Write the parts into the ledger here, where all of them are known: the next ones divide by these durations."""
    failed = []
    for part in parts:
        run = part.run
        keys = {flow.name: flow.flow_hash for flow in run.flows}
        failed += [remember(project, run.flows, run=run.id, at=run.started_at, keys=keys, code=run.code.hash)]
    return [said for said in dict.fromkeys(failed) if said is not None]
