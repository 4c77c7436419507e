"""What reticle gives pytest: every flow as a test (`pytest --reticle`), and the fixture `assert_grade`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import pytest

if TYPE_CHECKING:
    from reticle.engine.flow_tests import FlowRecord, FlowTests
    from reticle.engine.publish import GateOutcome
    from reticle.grade.result import GradeResult
    from reticle.model.flow import Flow
    from reticle.model.run import FlowResult
    from reticle.store.project import Project

GROUP = "reticle"
"""What pytest-xdist gives to one worker: the flows on an app of which there is only one."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("reticle", "flows as tests")
    group.addoption("--reticle", action="store_true", help="Make every flow of the project a test.")
    group.addoption("--reticle-url", metavar="URL", help="Use the app that runs there; nothing is started.")


def pytest_configure(config: pytest.Config) -> None:
    """With --reticle, collect flows."""
    config.addinivalue_line("markers", "reticle: a flow that reticle replays")
    if config.getoption("--reticle"):
        config.pluginmanager.register(Flows(config), "reticle-flows")


class Flows:
    """Collects the flows of the project, replays them in this process, and makes one run of the results."""

    def __init__(self, config: pytest.Config) -> None:
        from reticle.errors import ReticleError

        self._config = config
        self._shared: dict[str, Any] | None = getattr(config, "workerinput", {}).get("reticle")
        self._tests: FlowTests | None = None
        self._record: FlowRecord | None = None
        self._outcome: GateOutcome | None = None
        self._flows: list[Flow] = []
        try:
            self.project = self._find_project()
            self._files = {self.project.flow_path(name): name for name in self.project.select_flows(())}
            self._url = config.getoption("--reticle-url") or config.getoption("base_url", None) or None
            self._check_browser()
            self.is_one_app = self._is_one_app()
        except ReticleError as caught:
            raise pytest.UsageError(f"reticle: {caught}") from None
        self._add_folder()

    def pytest_collect_file(self, file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
        """Take a file that is a flow."""
        name = self._files.get(file_path)
        return None if name is None else FlowFile.from_parent(parent, path=file_path, flow_name=name, flows=self)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Remember which flows will run: they decide what is prepared."""
        self._flows = [item.flow for item in session.items if isinstance(item, FlowItem)]

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        """Tell a worker of pytest-xdist which project and which run it works for."""
        node.workerinput["reticle"] = {"root": str(self.project.root), "run": str(self._run_dir())}

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_make_scheduler(self, config: pytest.Config, log: Any) -> Any:
        """Give all flows on an app of which there is only one to the same worker, other tests to whoever has time."""
        if not self.is_one_app:
            return None
        from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

        is_flow = self._is_flow

        class OneApp(LoadScopeScheduling):  # type: ignore[misc]
            def _split_scope(self, nodeid: str) -> str:
                return GROUP if is_flow(nodeid) else nodeid

        return OneApp(config, log)

    def replay(self, flow: Flow) -> FlowResult:
        """Replay a flow. Raises ReticleError when nothing can be run."""
        from reticle.engine.flow_tests import FlowTests

        if self._tests is None:
            name = getattr(self._config, "workerinput", {}).get("workerid", "gw0")
            self._tests = FlowTests(
                self.project,
                self._flows,
                self._run_dir(),
                url=self._url,
                headed=bool(self._config.getoption("--headed", False)),
                worker=int(name.removeprefix("gw")),
            )
        return self._tests.replay(flow)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """End the app and the browser; the process that began the run publishes it."""
        try:
            if self._tests is not None:
                self._tests.close()
        finally:
            if self._record is not None:
                self._outcome = self._record.finish()

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Say where the report is."""
        if self._outcome is not None:
            terminalreporter.write_line(f"reticle: report {self.project.shown(self._outcome.page)}")

    def _find_project(self) -> Project:
        from reticle.store.project import Project

        if self._shared is not None:
            return Project.find(Path(self._shared["root"]))
        return Project.find(self._config.invocation_params.dir)

    def _check_browser(self) -> None:
        """Refuse what was asked of pytest-playwright and flows cannot have."""
        chosen = self._config.getoption("--browser", None) or ["chromium"]
        if "chromium" not in chosen:
            raise pytest.UsageError(f"reticle: flows run in Chromium, not in {', '.join(chosen)}")

    def _is_one_app(self) -> bool:
        """Tell whether all flows share one app, and refuse more workers than there may be copies of it."""
        from reticle.appproc.copies import find_most_copies

        most = find_most_copies(self.project.config.app, self._url)
        workers = self._config.getoption("numprocesses", None) or 0
        if most is not None and 1 < most < workers:
            raise pytest.UsageError(
                f"reticle: -n {workers} needs as many copies, [app] copies = {most} · hint: -n {most}"
            )
        return most == 1

    def _is_flow(self, nodeid: str) -> bool:
        return self._config.rootpath / nodeid.partition("::")[0] in self._files

    def _add_folder(self) -> None:
        """Without paths on the command line, the flows come to what pytest collects by itself."""
        config, folder = self._config, self.project.flows_dir
        if config.args_source is pytest.Config.ArgsSource.ARGS:
            return
        given = [config.invocation_params.dir / arg for arg in config.args]
        if not any(folder.is_relative_to(path.resolve()) for path in given):
            config.args.append(str(folder))

    def _run_dir(self) -> Path:
        from reticle.engine.flow_tests import FlowRecord

        if self._shared is not None:
            return Path(self._shared["run"])
        if self._record is None:
            command = ("pytest", *map(str, self._config.invocation_params.args))
            self._record = FlowRecord(self.project, command, self._url)
        return self._record.run_dir


class FlowFile(pytest.File):
    """The file of a flow."""

    def __init__(self, *, flow_name: str, flows: Flows, **rest: Any) -> None:
        super().__init__(**rest)
        self._flow_name = flow_name
        self._flows = flows

    def collect(self) -> Iterator[pytest.Item]:
        """Give the one test of the file. A mistake in it is an error of collection."""
        from reticle.errors import ReticleError

        try:
            flow = self._flows.project.load_flow(self._flow_name)
        except ReticleError as caught:
            raise self.CollectError(str(caught)) from None
        yield FlowItem.from_parent(self, name=flow.name, flow=flow, flows=self._flows)


class FlowItem(pytest.Item):
    """A flow as a test: failed for `fail` and `drift`, an error for what could not be told or proves nothing."""

    def __init__(self, *, flow: Flow, flows: Flows, **rest: Any) -> None:
        super().__init__(**rest)
        self.flow = flow
        self._flows = flows
        self._result: FlowResult | None = None
        self.add_marker("reticle")

    def setup(self) -> None:
        """Replay the flow. What is no answer is an error, as a fixture's would be."""
        from reticle.errors import ReticleError
        from reticle.text import printable_message

        try:
            self._result = result = self._flows.replay(self.flow)
        except ReticleError as caught:
            pytest.fail(printable_message(f"reticle: {caught}"), pytrace=False)
        self.user_properties.append(("reticle_status", result.status))
        if result.status in ("unverified", "no-fault") and "quarantined" not in result.flags:
            self._fail()

    def runtest(self) -> None:
        """Fail when the flow did; one in quarantine is an expected failure."""
        assert self._result is not None
        if self._result.status == "pass":
            return
        if "quarantined" in self._result.flags:
            pytest.xfail(f"quarantined: {self._result.reason}")
        self._fail()

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Return file, line and name."""
        return self.path, 0, f"flow {self.name}"

    def _fail(self) -> None:
        """Say what happened, where, and what to type next."""
        from reticle.report.agent import tell_flow

        assert self._result is not None
        pytest.fail(tell_flow(self._result).rstrip("\n"), pytrace=False)


class AssertGrade(Protocol):
    """Asserts that a run left the app the way the correct steps leave it."""

    def __call__(
        self,
        reference: str | Path,
        again: str | Path,
        candidate: str | Path,
        *,
        expect: str | Path | None = None,
        answer: str | None = None,
        start: str | Path | None = None,
    ) -> GradeResult:
        """Return the result of a PASS. Fails the test and says what differs, or what could not be read."""


@pytest.fixture(scope="session")
def assert_grade() -> AssertGrade:
    """Give a function that judges a snapshot against two correct runs and fails the test unless the verdict is PASS.

    The arguments are those of `reticle.api.judge`. A snapshot or source that could not be read fails the test too,
    since it proves nothing.
    """

    def check(
        reference: str | Path,
        again: str | Path,
        candidate: str | Path,
        *,
        expect: str | Path | None = None,
        answer: str | None = None,
        start: str | Path | None = None,
    ) -> GradeResult:
        __tracebackhide__ = True
        from reticle.engine.grade import judge_snapshots
        from reticle.grade.explain import render_text

        result = judge_snapshots(
            Path(reference),
            Path(again),
            Path(candidate),
            expect=Path(expect) if expect is not None else None,
            answer=answer,
            start=Path(start) if start is not None else None,
        )
        if not result.passed:
            pytest.fail(render_text(result).rstrip("\n"), pytrace=False)
        return result

    return check
