"""The two sides of the fault table: `reticle gate` over all flows, and the plain script, each on a shop with a fault."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fault_channels import channels_of, is_contradicted, undeclared_in

from reticle.browser.discover import find_browser

ROOT = Path(__file__).resolve().parents[2]
PLAIN = ROOT / "tests" / "bench" / "plain"
RETICLE = str(Path(sys.executable).with_name("reticle"))
SERVE = re.compile(r'(start = "reticle demo serve [^"]*)"')
_LIMIT_S = 1800


@dataclass(frozen=True)
class Seen:
    """What one side said of a shop. `said`: `pass`, `caught` (wrong, exit 1) or `held` (could not tell, exit 2).

    `tests` counts flows or tests; `bad` maps those that were not green to what they said. `channels` are the places
    where it showed; `undeclared` what was found that no flow declares.
    """

    said: str
    tests: int
    bad: dict[str, str] = field(default_factory=dict)
    channels: list[str] = field(default_factory=list)
    undeclared: list[str] = field(default_factory=list)
    duration_s: float = 0.0


class RunnerSide:
    """Our flows in a project of its own; `baselines` are those that this machine compares with."""

    def __init__(self, folder: Path, flows: list[str]) -> None:
        self._folder = folder
        self._flows = flows

    def prepare(self) -> str | None:
        """Copy the flows, and take the pictures anew where this machine renders another way. Returns a note."""
        for name in ("flows", "baselines", "state"):
            shutil.copytree(ROOT / name, self._folder / name, dirs_exist_ok=True)
        self._configure("")
        run, _ = self._gate()
        if not any("look-not-compared" in flow.get("flags", []) for flow in run["flows"]):
            return None
        words = [RETICLE, "baseline", "update", *self._flows]
        done = subprocess.run(words, cwd=self._folder, capture_output=True, text=True, check=False, timeout=_LIMIT_S)
        if done.returncode:
            raise SystemExit(f"baseline update: exit {done.returncode}: {done.stderr}")
        return "pictures taken on this machine"

    def see(self, serve: str) -> Seen:
        """Run the gate on a shop that is served with these further words, such as `--fault NAME`."""
        self._configure(serve)
        run, code = self._gate()
        flows = run["flows"]
        bad = {
            flow["name"]: f"{flow['status']}: {flow.get('reason', '')}" for flow in flows if flow["status"] != "pass"
        }
        wrong = [flow for flow in flows if flow["status"] in ("fail", "drift")]
        said = {0: "pass", 1: "caught"}.get(code, "held") if flows else "held"
        return Seen(
            said=said if said != "caught" or wrong else "held",
            tests=len(flows),
            bad=bad or ({} if flows else {"run": str(run.get("said", ""))}),
            channels=sorted({channel for flow in wrong for channel in channels_of(flow)}),
            undeclared=sorted({kind for flow in flows for kind in undeclared_in(flow)}),
            duration_s=round(run.get("durationMs", 0) / 1000, 1),
        )

    def _configure(self, serve: str) -> None:
        config = (ROOT / "reticle.toml").read_text(encoding="utf-8")
        config, count = SERVE.subn(rf'\1 {serve}"', config)
        assert count == 1
        (self._folder / "reticle.toml").write_text(config, encoding="utf-8")

    def _gate(self) -> tuple[dict[str, Any], int]:
        words = [RETICLE, "gate", *self._flows, "--json"]
        done = subprocess.run(words, cwd=self._folder, capture_output=True, text=True, check=False, timeout=_LIMIT_S)
        try:
            return json.loads(done.stdout), done.returncode
        except ValueError:
            return {"flows": [], "said": f"no run: {done.stderr[-400:]}"}, 2


class BareSide(RunnerSide):
    """The same steps with nothing declared: no expectation, no success, no picture, no grade. What turns red then is
    what reticle finds unasked. Set-up flows stay as they are and are not judged."""

    def prepare(self) -> str | None:
        """Copy the flows and take out of them what they declare."""
        for name in ("flows", "state"):
            shutil.copytree(ROOT / name, self._folder / name, dirs_exist_ok=True)
        folder = self._folder / "flows"
        files = [path for path in folder.rglob("*.json") if not any(part.endswith(".grade") for part in path.parts)]
        flows = {path.relative_to(folder).as_posix()[:-5]: json.loads(path.read_text("utf-8")) for path in files}
        setups = {name for flow in flows.values() for name in flow["start"].get("setup", [])}
        for name in set(flows) - setups:
            bare = {key: value for key, value in flows[name].items() if key not in ("success", "grade")}
            bare["steps"] = [
                {key: value for key, value in step.items() if key not in ("expect", "visual")}
                for step in bare["steps"]
                if step["action"] != "assert"
            ]
            (folder / f"{name}.json").write_text(json.dumps(bare), "utf-8")
        chosen = set(self._flows) or set(flows)
        self._flows = sorted(chosen & set(flows) - setups)
        return None

    def see(self, serve: str) -> Seen:
        """Run the gate; a blocking contradiction is a catch, a control that is gone is not."""
        self._configure(serve)
        run, _ = self._gate()
        bad = {flow["name"]: flow["reason"] for flow in run["flows"] if is_contradicted(flow)}
        return Seen(
            said="caught" if bad else "pass" if run["flows"] else "held",
            tests=len(run["flows"]),
            bad=bad,
            channels=["contradiction"] if bad else [],
            undeclared=sorted({kind for flow in run["flows"] for kind in undeclared_in(flow)}),
            duration_s=round(run.get("durationMs", 0) / 1000, 1),
        )


class PlainSide:
    """The plain pytest-playwright script in two halves side by side, each on a shop of its own."""

    def __init__(self, folder: Path, tests: str | None = None) -> None:
        self._folder = folder
        self._tests = tests
        self._runs = 0
        self.first: set[str] = set()
        """Flows whose tests are run first: what is caught is caught sooner, and the same is caught."""

    def see(self, serve: str) -> Seen:
        """Run the script on shops that are served with these further words. A test that fails ends its half."""
        tests = [
            f"{file}::{name}"
            for file in sorted(PLAIN.glob("flows_*.py"))
            for name in re.findall(r"^def (test_\w+)", file.read_text("utf-8"), re.M)
        ]
        tests.sort(key=lambda test: test.split("::test_")[1] not in self.first)
        with ThreadPoolExecutor(2) as halves:
            seen = list(halves.map(lambda half: self._see_half(half, serve), (tests[::2], tests[1::2])))
        bad = seen[0].bad | seen[1].bad
        return Seen(
            said="caught" if bad else "pass",
            tests=sum(half.tests for half in seen),
            bad=bad,
            duration_s=max(half.duration_s for half in seen),
        )

    def _see_half(self, tests: list[str], serve: str) -> Seen:
        self._runs += 1
        run = self._runs
        data = self._folder / f"shop{run}"
        words = [RETICLE, "demo", "serve", "--port", "0", "--data", str(data), "--allow-reset", *serve.split()]
        shop = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        try:
            assert shop.stdout is not None
            found = re.search(r"http://\S+", shop.stdout.readline())
            assert found
            return self._run(found[0], tests, run)
        finally:
            shop.terminate()
            shop.wait(timeout=30)
            shutil.rmtree(data, ignore_errors=True)

    def _run(self, url: str, tests: list[str], run: int) -> Seen:
        report = self._folder / f"plain{run}.xml"
        words = [sys.executable, "-m", "pytest", "-q", "-p", "playwright", "-c", os.devnull, "--rootdir", str(PLAIN)]
        words += ["--confcutdir", str(PLAIN), "-p", "no:cacheprovider", "-p", "no:asyncio", "-p", "no:reticle"]
        words += [f"--junitxml={report}", *tests]
        words += ["-x", *(["-k", self._tests] if self._tests else [])]  # one failed test is a catch
        env = {**os.environ, "SHOP_URL": url, "SHOP_BROWSER": str(find_browser(None).path)}
        done = subprocess.run(
            words, cwd=PLAIN, env=env, capture_output=True, text=True, check=False, timeout=_LIMIT_S
        )  # fmt: skip
        if done.returncode not in (0, 1) or not report.exists():
            raise SystemExit(f"the plain script did not run: exit {done.returncode}: {done.stdout}{done.stderr}")
        return read_junit(report)


def read_junit(report: Path) -> Seen:
    """Return what the plain script said: a failed test is a catch."""
    suite = next(ET.parse(report).getroot().iter("testsuite"))
    bad = {}
    for case in suite.iter("testcase"):
        problem = next((child for child in case if child.tag in ("failure", "error")), None)
        if problem is not None:
            bad[case.get("name", "").removeprefix("test_").split("[")[0]] = problem.get("message", "").split("\n")[0][
                :200
            ]
    return Seen(
        said="caught" if bad else "pass",
        tests=int(suite.get("tests", 0)),
        bad=bad,
        duration_s=round(float(suite.get("time", 0)), 1),
    )
