"""Flows as the tests of a test runner: replayed one by one by whoever calls, recorded together as one run."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import threading
from collections.abc import Coroutine, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from reticle.clock import SYSTEM, iso_utc
from reticle.engine.code_state import find_code, settle_code
from reticle.engine.gate import Made, make_run
from reticle.engine.gate_job import load_setups
from reticle.engine.history import flag_flaky, remember
from reticle.engine.own_files import flow_key
from reticle.engine.preflight import check_environment, check_flows
from reticle.engine.publish import GateOutcome, Outputs, publish
from reticle.engine.suite import Suite, SuiteOptions, open_suite
from reticle.engine.variables import declare_secrets
from reticle.engine.whose import find_server
from reticle.errors import ReticleError
from reticle.model.flow import Flow
from reticle.model.run import AppInfo, BrowserInfo, ChangeReport, FlowResult, Plan
from reticle.policy.verdict import RunDemands, is_quarantined
from reticle.store.files import write_project_file
from reticle.store.project import Project
from reticle.store.runs import RunStore
from reticle.text import Redactor

T = TypeVar("T")
RESULTS = ".results"
"""Where the results lie until the run is made of them: the processes of one test run share its folder."""


class FlowTests:
    """Replays flows for callers that have no event loop: one copy of the app and one browser, started with the first.

    The loop runs in a thread of its own, since a test runner's thread may already have one. `worker` counts the
    processes of the test run from 0. Not for several threads at once; `close` ends everything.
    """

    def __init__(
        self,
        project: Project,
        flows: Sequence[Flow],
        run_dir: Path,
        *,
        url: str | None = None,
        headed: bool = False,
        worker: int = 0,
    ) -> None:
        self._extra: dict[str, Flow] = {}
        self._worker = worker
        self._options = SuiteOptions(
            project=project, flows=tuple(flows), run_dir=run_dir, redactor=Redactor(), workers=1, url=url,
            headed=headed, extra=self._extra, first_copy=worker + 1,
        )  # fmt: skip
        self._stack = contextlib.AsyncExitStack()
        self._suite: Suite | None = None
        self._current: asyncio.Task[Any] | None = None
        self._refused: ReticleError | None = None
        self._loop = asyncio.new_event_loop()
        self._thread: threading.Thread | None = None

    def replay(self, flow: Flow) -> FlowResult:
        """Replay a flow and keep its result. Raises ReticleError when nothing can be run, the same one every time."""
        if self._refused is not None:
            raise self._refused
        project = self._options.project
        setups = load_setups(project, (flow,))
        check_flows(project, (flow,), setups)
        check_environment(project, (flow,), setups, os.environ)
        declare_secrets((flow, *setups.values()), environ=os.environ, redactor=self._options.redactor)
        self._extra.update(setups)
        try:
            result = self._run(self._replay(flow))
        except ReticleError as caught:
            self._refused = caught
            raise
        if is_quarantined(flow, SYSTEM.now().date()):
            result = result.model_copy(update={"flags": [*result.flags, "quarantined"]})
        self._keep(f"flows/{flow.name}", {"flow": result.to_json()})
        return result

    def close(self) -> None:
        """End the app and the browser."""
        if self._thread is None:
            return
        try:
            self._run(self._end())
        finally:
            self._loop.call_soon_threadsafe(self._loop.stop)
            self._thread.join()
            self._loop.close()
            self._thread = None

    async def _replay(self, flow: Flow) -> FlowResult:
        self._current = asyncio.current_task()
        if self._suite is None:
            from reticle.engine.verify import verify_flow

            self._suite = await self._stack.enter_async_context(open_suite(self._options, verify_flow))
        return await self._suite.replay_one(flow, self._worker)

    async def _end(self) -> None:
        if self._current is not None:
            await asyncio.wait({self._current})  # a replay that was interrupted first gives back what it holds
        try:
            if self._suite is not None and self._refused is None:
                browser, app, version = await self._suite.about()
                said = {"browser": browser.to_json(), "app": app.to_json(), "version": version}
                self._keep(f"workers/{self._worker}", said)
        except ReticleError:
            pass  # the app or the browser is gone: the flows have told it
        finally:
            await self._stack.aclose()

    def _keep(self, name: str, data: Any) -> None:
        write_project_file(self._options.run_dir / RESULTS / f"{name}.json", json.dumps(data))

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run `work` in the loop's thread; what interrupts the caller ends it in order."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._loop.run_forever, name="reticle", daemon=True)
            self._thread.start()
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise


@dataclass
class FlowRecord:
    """The run that the tests of one test run make: begun by one process, filled by all, finished by the first."""

    project: Project
    command: tuple[str, ...]
    url: str | None = None

    def __post_init__(self) -> None:
        self._began = SYSTEM.monotonic_s()
        self._started = SYSTEM.now()
        self._known = {name: self.project.load_flow(name) for name in self._list_readable()}
        self._code = find_code(self.project, self._known.values())
        self._server = find_server(self.project, self.url, Redactor())
        self._store = RunStore(self.project.work_dir)
        self._folder = self._store.begin(self._started)

    @property
    def run_dir(self) -> Path:
        """Where pictures, logs and results go."""
        return self._folder.path

    def finish(self) -> GateOutcome | None:
        """Make the run of all results that there are and publish it with its reports; None when there is none."""
        results = self.run_dir / RESULTS
        flows = [FlowResult.model_validate(item["flow"]) for item in _read_all(results / "flows")]
        try:
            if not flows:
                return None
            workers = _read_all(results / "workers")
            shutil.rmtree(results)
            return self._publish(flows, workers)
        finally:
            self._folder.discard()

    def discard(self) -> None:
        """Drop what was not finished."""
        self._folder.discard()

    def _publish(self, flows: list[FlowResult], workers: Sequence[Mapping[str, Any]]) -> GateOutcome:
        known = {name: flow for name, flow in self._known.items() if self.project.flow_path(name).is_file()}
        keys = {flow.name: flow_key(self.project, known[flow.name], known) for flow in flows}
        flows = [flow.model_copy(update={"flow_hash": keys[flow.name]}) for flow in flows]
        version = next((said["version"] for said in workers if said["version"]), None)
        code = settle_code(self._code, find_code(self.project, known.values(), version=version))
        code = self._server.settle(code)
        started = iso_utc(self._started)
        remember(self.project, flows, run=self._folder.id, at=started, keys=keys, code=code.hash)
        flows = flag_flaky(self.project, flows, keys=keys, code=code.hash)
        copies = [copy for said in workers for copy in AppInfo.model_validate(said["app"]).copies]
        browser = next((BrowserInfo.model_validate(said["browser"]) for said in workers), BrowserInfo())
        shut = [flow.name for flow in flows if "quarantined" in flow.flags]
        run = make_run(
            Made(flows, code, browser, AppInfo(copies=copies)),
            demands=RunDemands(),
            change=ChangeReport(quarantined=shut),
            plan=Plan(affected=[flow.name for flow in flows]),
            nothing=None,
            identity=self._folder.id,
            command=self.command,
        )
        took_ms = round((SYSTEM.monotonic_s() - self._began) * 1000, 1)
        run = run.model_copy(update={"started_at": started, "duration_ms": took_ms})
        return publish(self.project, run, self._folder, Outputs())

    def _list_readable(self) -> list[str]:
        readable = []
        for name in self.project.list_flows():
            with contextlib.suppress(ReticleError):
                self.project.load_flow(name)
                readable.append(name)
        return readable


def _read_all(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in sorted(folder.rglob("*.json"))]
