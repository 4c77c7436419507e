"""Record our own flows: a fresh demo shop, `reticle record`, and raw input from another connection that works it.

    python tests/tools/record_flows.py [NAME …] [--check] [--replace] [--root FOLDER]

Targets, fingerprints, pages and sources come from the recorder; what people wrote into a file (expectations, pictures,
grades, steps that arrange) stays. `--check` writes nothing and says whether the files still come out; `--replace`
keeps nothing of a file whose gestures have changed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from flow_recording import merge, record_tour  # noqa: E402 # the path is made just above
from flow_tours import TOURS  # noqa: E402
from reticle.model.flow import parse_flow  # noqa: E402
from reticle.store.flow_file import flow_text  # noqa: E402


async def record(name: str, root: Path, *, write: bool, replace: bool) -> str:
    """Record one flow; return what came of it in one line."""
    file = root / "flows" / f"{name}.json"
    with tempfile.TemporaryDirectory() as folder:
        recorded = await record_tour(TOURS[name], Path(folder), root)
        made = recorded
        if file.exists() and not replace:
            made = merge(json.loads(file.read_text("utf-8")), recorded)
        text = flow_text(parse_flow(made, name=name))
        is_same = file.exists() and file.read_text("utf-8") == text
        if write:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")
            files = Path(folder) / "flows" / f"{name}.files"
            if files.is_dir():
                shutil.copytree(files, file.with_name(f"{file.stem}.files"), dirs_exist_ok=True)
    return f"{name}: {len(made['steps'])} steps, {'as it was' if is_same else 'changed'}"


def main() -> None:
    """Record what was asked for; exit 1 when something does not come out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", choices=[[], *TOURS])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--replace", action="store_true")
    parser.add_argument("--root", type=Path, default=ROOT)
    options = parser.parse_args()
    failed = 0
    for name in options.names or TOURS:
        try:
            said = asyncio.run(record(name, options.root, write=not options.check, replace=options.replace))
            failed += options.check and said.endswith("changed")
        except (ValueError, AssertionError, TimeoutError) as caught:
            said, failed = f"{name}: {type(caught).__name__}: {caught}", failed + 1
        sys.stdout.write(f"{said}\n")
        sys.stdout.flush()
    raise SystemExit(1 if failed else 0)


if __name__ == "__main__":
    main()
