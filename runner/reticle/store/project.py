"""A project: the folder of `reticle.toml` with its flows, pictures, state declarations and work folder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

from reticle.errors import FlowError, UsageError
from reticle.model.base import check_version, parse
from reticle.model.config import Config
from reticle.model.flow import Flow, check_flow_name, parse_flow
from reticle.model.places import read_json
from reticle.model.state import StateDeclaration
from reticle.store.config_file import find_config
from reticle.store.files import get_inside, read_text, write_project_file
from reticle.store.flow_file import flow_text
from reticle.text import find_nearest
from reticle.truth.check_values import check_flow

MAX_FLOW_BYTES = 8 * 1024 * 1024
_BESIDE = (".grade", ".files")
_FLOW_KEYS = {field.alias or name for name, field in Flow.model_fields.items()}


@dataclass(frozen=True)
class Project:
    """The root folder and its configuration. `config_file` is None where nothing was configured."""

    root: Path
    config: Config
    config_file: Path | None = None

    @classmethod
    def find(cls, start: Path | None = None) -> Project:
        """Find the project that the folder `start` (by default the current one) belongs to. Raises ConfigError."""
        found = find_config(start or Path.cwd())
        return cls(found.root, found.config, found.file)

    @property
    def flows_dir(self) -> Path:
        """Return the folder of flow files."""
        return self.root / "flows"

    @property
    def baselines_dir(self) -> Path:
        """Return the folder of accepted pictures."""
        return self.root / "baselines"

    @property
    def state_dir(self) -> Path:
        """Return the folder of state declarations."""
        return self.root / "state"

    @property
    def work_dir(self) -> Path:
        """Return the folder of everything that is no part of the project: runs, copies, ledger."""
        return self.root / ".reticle"

    def path(self, relative: str, *, what: str) -> Path:
        """Return a path that a project file names. Raises InputError when it leaves the project."""
        return get_inside(self.root, relative, what=what)

    def shown(self, path: Path) -> str:
        """Spell a path from the root, for messages."""
        return str(path.relative_to(self.root)) if path.is_relative_to(self.root) else str(path)

    def list_flows(self) -> list[str]:
        """List the names of all flows, sorted.

        Every `.json` file outside of `NAME.grade/` and `NAME.files/` is one, whatever stands in it: a flow with a
        typing error must be told when it is loaded, never left out.
        """
        if not self.flows_dir.is_dir():
            return []
        return sorted(self._flow_name(file) for file in _json_files(self.flows_dir))

    def select_flows(self, wanted: Iterable[str]) -> list[str]:
        """List the flows that `wanted` names: names, patterns (`shop/*`), files or folders. None named: all.

        Raises UsageError when a word matches nothing or there is no flow at all: a typing error must not look green.
        """
        known = self.list_flows()
        words = list(wanted)
        if not known:
            raise UsageError(
                f"no flows in {self.shown(self.flows_dir)}/: ran nothing", hint="write one, or reticle demo --help"
            )
        if not words:
            return known
        chosen: set[str] = set()
        for word in words:
            if not word.strip():
                raise UsageError("the name of a flow is empty: ran nothing", hint="leave it out to run every flow")
            matched = [name for name in known if self._matches(word, name)]
            if not matched:
                near = find_nearest(word, known)
                raise UsageError(
                    f'no flow matches "{word}": ran nothing',
                    hint=f'did you mean "{near}"?' if near else "flows: " + ", ".join(known[:10]),
                )
            chosen.update(matched)
        return [name for name in known if name in chosen]

    def flow_path(self, name: str) -> Path:
        """Return the file of flow `name`. Raises FlowError for an unsafe name or a link that leaves the project."""
        try:
            check_flow_name(name)
        except ValueError as caught:
            raise FlowError(str(caught)) from None
        return get_inside(self.root, f"flows/{name}.json", what=f"flow {name}", error=FlowError)

    def load_flow(self, name: str) -> Flow:
        """Read flow `name`. Raises FlowError with line and nearest valid key."""
        path = self.flow_path(name)
        shown = self.shown(path)
        if not path.is_file():
            near = find_nearest(name, self.list_flows())
            raise FlowError(f'there is no flow "{name}"', hint=f'did you mean "{near}"?' if near else None)
        text = read_text(path, name=shown, limit=MAX_FLOW_BYTES, error=FlowError)
        data, lines = read_json(text, file=shown, error=FlowError)
        _check_kind(data, file=shown)
        flow = parse_flow(data, name=name, lines=lines, file=shown)
        check_flow(flow, lines=lines, file=shown)
        return flow

    def save_flow(self, flow: Flow) -> Path:
        """Write `flow` canonically and whole, and return its file. Raises InputError when the disk refuses."""
        path = self.flow_path(flow.name)
        write_project_file(path, flow_text(flow))
        return path

    def grade_dir(self, name: str) -> Path:
        """Return the folder of the references of flow `name`, beside it."""
        path = self.flow_path(name)
        return path.with_name(path.name.removesuffix(".json") + ".grade")

    def load_state(self, relative: str, *, what: str = "state") -> StateDeclaration:
        """Read the state declaration at `relative` (from the root). Raises InputError with line and nearest key."""
        path = self.path(relative, what=what)
        text = read_text(path, name=relative, limit=MAX_FLOW_BYTES)
        data, lines = read_json(text, file=relative)
        check_version(data, 1, what="state declaration", file=relative)
        made: StateDeclaration = parse(StateDeclaration, data, what="state declaration", lines=lines, file=relative)
        return made

    def _flow_name(self, file: Path) -> str:
        name = file.relative_to(self.flows_dir).as_posix().removesuffix(".json")
        try:
            return check_flow_name(name)
        except ValueError as caught:
            raise FlowError(str(caught), place=self.shown(file), hint="rename the file") from None

    def _matches(self, word: str, name: str) -> bool:
        plain = word.removeprefix("./")
        if fnmatchcase(name, plain) or name == plain or name.startswith(plain.rstrip("/") + "/"):
            return True
        path = Path(word) if Path(word).is_absolute() else Path.cwd() / word
        file = self.flows_dir / f"{name}.json"
        return path == file or path in file.parents


def _json_files(folder: Path) -> Iterable[Path]:
    for entry in sorted(folder.iterdir()):
        if entry.name.startswith(".") or entry.name.endswith(_BESIDE):
            continue
        if entry.is_dir() and not entry.is_symlink():
            yield from _json_files(entry)
        elif entry.suffix == ".json":
            yield entry


def _check_kind(data: Any, *, file: str) -> None:
    """Refuse JSON that is plainly something else than a flow."""
    keys = data if isinstance(data, dict) else ()
    if any(key in _FLOW_KEYS for key in keys) or any(find_nearest(key, _FLOW_KEYS, floor=0.7) for key in keys):
        return
    kinds: tuple[tuple[type, str], ...] = (
        (dict, "an object without any key of a flow"), (list, "a list"), (str, "a text"), (object, "a value")
    )  # fmt: skip
    found = next(said for kind, said in kinds if isinstance(data, kind))
    raise FlowError(
        f'is no flow: {found}, where an object with "name" and "steps" is needed',
        place=f"{file}:1",
        hint=f"data of a flow belongs into {file.removesuffix('.json')}.files/",
    )
