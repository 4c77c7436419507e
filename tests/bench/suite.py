"""Measures flows against a plain pytest-playwright script with the same steps, and writes docs/figures/suite.json.

    python tests/bench/suite.py [--rounds 5] [--out docs/figures/suite.json]

Both sides run on one shop that is reset before every flow, in turns in one run; the fastest round of each counts. The
wall time is that of the whole command: start-up, browser, all flows. reticle compares pictures and stored data on
top of what the script can check. `two_workers` is reticle with two workers against one, `one_flow` the longest alone.
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
FLOWS = ("sign-in", "search-and-page", "buy")


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


def project(shop: Shop, data: Path, folder: Path) -> Path:
    """Make a project of our flows on the running shop: references, pictures and the state declaration too."""
    for name in ("flows", "baselines", "state"):
        shutil.copytree(ROOT / name, folder / name)
    state = folder / "state" / "shop.json"
    state.write_text(state.read_text(encoding="utf-8").replace("${RETICLE_WORKDIR}", str(data)), encoding="utf-8")
    (folder / "reticle.toml").write_text(f'[app]\nurl = "{shop.url}"\nreset = ["POST /__reset"]\n', encoding="utf-8")
    return folder


def reticle(folder: Path, *flows: str, workers: int = 1) -> Callable[[], None]:
    """Return a run of `reticle verify`."""
    words = [RETICLE, "verify", *flows, "--workers", str(workers)]
    return lambda: _run(words, folder, {})


def plain(shop: Shop, only: str | None = None) -> Callable[[], None]:
    """Return a run of the plain script."""
    env = {"SHOP_URL": shop.url, "SHOP_BROWSER": str(find_browser(None).path)}
    words = [sys.executable, "-m", "pytest", "-q", "-p", "playwright", "-c", os.devnull, "--rootdir", str(PLAIN)]
    words += ["--confcutdir", str(PLAIN), "-p", "no:cacheprovider", "-p", "no:asyncio", str(PLAIN / "plain_shop.py")]
    words += ["-k", only] if only else []
    return lambda: _run(words, PLAIN, env)


def _run(words: list[str], cwd: Path, env: dict[str, str]) -> None:
    done = subprocess.run(words, cwd=cwd, env={**os.environ, **env}, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(words)} ended with {done.returncode}:\n{done.stdout}\n{done.stderr}")


def fastest(works: dict[str, Callable[[], None]], rounds: int) -> dict[str, float]:
    """Run all works in turns; return the fastest wall time of each in seconds."""
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            began = time.perf_counter()
            work()
            found[name].append(time.perf_counter() - began)
    return {name: min(times) for name, times in found.items()}


def measure(rounds: int) -> dict[str, object]:
    """Return the figures."""
    figures: dict[str, object] = {}
    with tempfile.TemporaryDirectory() as folder:
        for latency_ms in (0, 60):
            data = Path(folder) / str(latency_ms)
            with Shop(data, latency_ms) as shop:
                made = project(shop, data, Path(folder) / f"project-{latency_ms}")
                times = fastest(
                    {
                        "reticle": reticle(made, *FLOWS),
                        "plain": plain(shop),
                        "two_workers": reticle(made, *FLOWS, workers=2),
                        "one_flow": reticle(made, "buy"),
                        "one_flow_plain": plain(shop, "buy"),
                    },
                    rounds,
                )
            figures[f"latency_{latency_ms}_ms"] = {
                **{f"{name}_s": round(value, 3) for name, value in times.items()},
                "suite_ratio": round(times["reticle"] / times["plain"], 3),
                "one_flow_ratio": round(times["one_flow"] / times["one_flow_plain"], 3),
                "two_workers_ratio": round(times["two_workers"] / times["reticle"], 3),
            }
    return figures


def main() -> None:
    """Measure and write the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
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
