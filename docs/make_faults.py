"""Write the fault table of the README from docs/figures/faults.json. `--check` only compares."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

README = Path(__file__).resolve().parents[1] / "README.md"
FIGURES = Path(__file__).with_name("figures") / "faults.json"
BLOCK = re.compile(r"(<!-- faults:begin -->\n).*?(<!-- faults:end -->)", re.S)


def main(words: list[str]) -> int:
    """Write the block, or with `--check` exit 1 when it is stale."""
    text = README.read_text("utf-8")
    block = render(json.loads(FIGURES.read_text("utf-8")))
    made, count = BLOCK.subn(lambda found: found[1] + block + found[2], text)
    if count != 1:
        sys.stderr.write("README.md has no block between faults:begin and faults:end\n")
        return 1
    if "--check" in words:
        sys.stderr.write("" if made == text else "the fault table of README.md is stale: make docs\n")
        return 0 if made == text else 1
    README.write_text(made, "utf-8")
    return 0


def render(figures: dict[str, Any]) -> str:
    """Return the table, a line for each class of faults, and the sentences below it."""
    lines = [
        "| class | faults | reticle | plain script | found unasked | seen by |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
    ]
    lines += [_line(row["class"], row, ", ".join(row["channels"])) for row in figures["classes"]]
    lines += [_line("**all**", figures["all"]), _line("*those that spoil what is stored*", figures["spoiling"])]
    return "\n".join([*lines, "", *_below(figures), ""])


def _line(name: str, counts: dict[str, Any], channels: str = "") -> str:
    found = " | ".join(str(counts[key]) for key in ("faults", "caught", "plain", "unasked"))
    return f"| {name} | {found} | {channels or '–'} |"


def _below(figures: dict[str, Any]) -> list[str]:
    healthy = figures["healthy"]
    missed = [row["fault"] for row in figures["rows"] if row["reticle"]["said"] != "caught"]
    return [
        f"Missed: {', '.join(f'`{name}`' for name in missed) or 'none'}. "
        f"False alarms on the healthy shop: {healthy['alarms']} in {healthy['runs']} runs of {healthy['flows']} flows; "
        f"of the plain script {healthy['plain']['alarms']} in {healthy['plain']['runs']}. *Found unasked*: what no "
        "flow declares, such as a failed request behind a page that goes on.",
    ]  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
