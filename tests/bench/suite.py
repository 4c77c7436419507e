"""Measures all our flows against a plain pytest-playwright script with the same steps; writes docs/figures/suite.json.

    python tests/bench/suite.py [--rounds 3] [--out docs/figures/suite.json]

Serial against serial: one worker, one test after another, the shop reset before each, in turns in one run; the fastest
round of each counts. The wall time is that of the whole command: start-up, browser, all flows; `reticle` also starts
its copies of the shop, the script finds one running. reticle compares pictures and stored data on top of what the
script can check. `suite_ratio` is against the script with the same checks, which waits half a second for late errors
at the end of every test; `suite_ratio_no_wait` against one that does not look for them. `suite_ratio_one_app` is
reticle on one running shop, where no flow begins before the one before is over. `two_workers_ratio` is reticle with
two workers against one; `one_flow` is the flow `buy` alone, on the running shop.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from reticle.browser.discover import find_browser

ROOT = Path(__file__).resolve().parents[2]
RETICLE = str(Path(sys.executable).with_name("reticle"))
PLAIN = ROOT / "tests" / "bench" / "plain"
COUNT = re.compile(r"(\d+) passed")


class Shop:
    """The demo shop as a process of its own; a latency, in ms, may be put before every answer of its API."""

    def __init__(self, folder: Path, latency_ms: int = 0) -> None:
        words = [RETICLE, "demo", "serve", "--port", "0", "--data", str(folder), "--allow-reset"]
        words += ["--latency-ms", str(latency_ms)] if latency_ms else []
        self.inner = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        assert self.inner.stdout is not None
        said = self.inner.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        self.url = found[0]

    def __enter__(self) -> Shop:
        return self

    def __exit__(self, *_: object) -> None:
        self.inner.terminate()
        self.inner.wait(timeout=10)


def project(folder: Path, shop: Shop | None, data: Path, latency_ms: int = 0) -> Path:
    """Make a project of our flows on the running shop, or on copies of its own; references and pictures too."""
    for name in ("flows", "baselines", "state"):
        shutil.copytree(ROOT / name, folder / name)
    if shop is None:
        slow = f" --latency-ms {latency_ms}" if latency_ms else ""
        config = (ROOT / "reticle.toml").read_text(encoding="utf-8")
        config, count = re.subn(r'(start = "reticle demo serve [^"]*)"', rf'\1{slow}"', config)
        assert count == 1
    else:
        state = folder / "state" / "shop.json"
        state.write_text(state.read_text(encoding="utf-8").replace("${RETICLE_WORKDIR}", str(data)), encoding="utf-8")
        config = f'[app]\nurl = "{shop.url}"\nreset = ["POST /__reset"]\n'
    (folder / "reticle.toml").write_text(config, encoding="utf-8")
    return folder


def reticle(folder: Path, *flows: str, workers: int = 1) -> Callable[[], int]:
    """Return a run of `reticle verify`, which returns how many flows passed."""
    words = [RETICLE, "verify", *flows, "--workers", str(workers), "--json"]

    def run() -> int:
        return sum(flow["status"] == "pass" for flow in json.loads(_run(words, folder, {}))["flows"])

    return run


def plain(shop: Shop, only: str | None = None, *, waits: bool = True) -> Callable[[], int]:
    """Return a run of the plain script, which returns how many tests passed; `waits` for late errors after each."""
    env = {"SHOP_URL": shop.url, "SHOP_BROWSER": str(find_browser(None).path), **({} if waits else {"GRACE_MS": "0"})}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "playwright", "-c", os.devnull, "--rootdir", str(PLAIN)]
    words += ["--confcutdir", str(PLAIN), "-p", "no:cacheprovider", "-p", "no:asyncio", "-p", "no:reticle"]
    words += [str(path) for path in sorted(PLAIN.glob("flows_*.py"))]
    words += ["-k", only] if only else []

    def run() -> int:
        found = COUNT.search(_run(words, PLAIN, env))
        return int(found[1]) if found else 0

    return run


def _run(words: list[str], cwd: Path, env: dict[str, str]) -> str:
    done = subprocess.run(words, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")
    return done.stdout


def fastest(works: dict[str, Callable[[], int]], rounds: int) -> tuple[dict[str, float], dict[str, int]]:
    """Run all works in turns; return the fastest wall time of each in seconds, and how many flows each does."""
    found: dict[str, list[float]] = {name: [] for name in works}
    counts: dict[str, int] = {}
    for number in range(rounds):
        for name, work in works.items():
            began = time.perf_counter()
            counts[name] = work()
            found[name].append(time.perf_counter() - began)
            sys.stderr.write(f"round {number + 1} {name}: {found[name][-1]:.2f} s, {counts[name]} flows\n")
    return {name: min(times) for name, times in found.items()}, counts


def measure(rounds: int) -> dict[str, object]:
    """Return the figures."""
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        for latency_ms in (0, 60):
            data = Path(folder) / str(latency_ms)
            own = project(Path(folder) / f"copies-{latency_ms}", None, data, latency_ms)
            with Shop(data, latency_ms) as shop:
                made = project(Path(folder) / f"project-{latency_ms}", shop, data)
                times, counts = fastest(
                    {
                        "reticle": reticle(own),
                        "plain": plain(shop),
                        "plain_no_wait": plain(shop, waits=False),
                        "one_app": reticle(made),
                        "two_workers": reticle(own, workers=2),
                        "one_flow": reticle(made, "buy"),
                        "one_flow_plain": plain(shop, "test_buy"),
                    },
                    rounds,
                )
            figures[f"latency_{latency_ms}_ms"] = {
                "flows": counts["reticle"],
                "flows_plain": counts["plain"],
                **{f"{name}_s": round(value, 2) for name, value in times.items()},
                "suite_ratio": round(times["reticle"] / times["plain"], 3),
                "suite_ratio_one_app": round(times["one_app"] / times["plain"], 3),
                "suite_ratio_no_wait": round(times["reticle"] / times["plain_no_wait"], 3),
                "one_flow_ratio": round(times["one_flow"] / times["one_flow_plain"], 3),
                "two_workers_ratio": round(times["two_workers"] / times["reticle"], 3),
            }
    return figures


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "figures" / "suite.json")
    options = parser.parse_args()
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )  # fmt: skip
    made = {
        "command": f"python tests/bench/suite.py --rounds {options.rounds}",
        "commit": commit.stdout.strip(),
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        **measure(options.rounds),
    }
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")
    print(json.dumps(made, indent=2))


if __name__ == "__main__":
    main()
