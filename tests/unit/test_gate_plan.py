"""What a change affects: nothing that it cannot reach, everything that it could, and why in words."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from repository import Repository
from reticle.engine.plan import Planned, make_plan
from reticle.engine.scope import Words, find_scope, read_words
from reticle.errors import PlanError, UsageError
from reticle.store.project import Project

CART = "".join(f"cart {number}\n" for number in range(1, 31))
PAY = "".join(f"pay {number}\n" for number in range(1, 11))


def _flow(name: str, covers: Mapping[str, Any] | None = None, **fields: Any) -> dict[str, Any]:
    click = {"action": "click", "target": {"testid": "a"}}
    return {"version": 1, "name": name, "start": {"path": "/"}, "steps": [click], "covers": covers or {}, **fields}


class World:
    """A project in a repository whose flows cover `src/cart.js` (lines 5 to 9 and 20 to 25) and `src/pay.js`."""

    def __init__(self, top: Path, folder: str = "") -> None:
        self.repository = Repository(top)
        self.root = top / folder
        self._folder = f"{folder}/" if folder else ""
        self.write({"src/cart.js": CART, "src/pay.js": PAY, "README.md": "x", "package-lock.json": "{}"})
        self.write({"reticle.toml": "[app]\nurl = 'http://127.0.0.1:1'\n", "state/shop.json": _STATE})
        self.repository.commit()
        cart = self.blob("src/cart.js")
        pay = self.blob("src/pay.js")
        first = {"src/cart.js": {"blob": cart[:9], "ran": [[5, 9]]}}
        second = {"src/cart.js": {"blob": cart, "ran": [[20, 25]]}, "src/pay.js": {"blob": pay, "ran": [[1, 10]]}}
        self.flow(_flow("add", first))
        self.flow(_flow("pay", second, grade={"state": "state/shop.json"}))
        self.repository.commit()
        self.repository.branch("feature")

    def write(self, files: Mapping[str, Any]) -> None:
        self.repository.write({f"{self._folder}{name}": content for name, content in files.items()})

    def flow(self, data: dict[str, Any]) -> None:
        self.write({f"flows/{data['name']}.json": data})

    def blob(self, path: str) -> str:
        return self.repository.blob(f"{self._folder}{path}")

    def plan(self, *words: str, since: str | None = "main") -> Planned:
        project = Project.find(self.root)
        scope = find_scope(project, read_words(project, words), since=since, everything=False, environ={})
        return make_plan(project, [project.load_flow(name) for name in project.list_flows()], scope)

    def affected(self, *words: str, since: str | None = "main") -> list[str]:
        return self.plan(*words, since=since).plan.affected


_STATE = {"version": 1, "sources": [{"label": "a", "kind": "file", "path": "a.txt"}]}


@pytest.fixture
def world(tmp_path: Path) -> World:
    return World(tmp_path / "repo")


def _replaced(text: str, line: int, by: str) -> str:
    lines = text.splitlines(keepends=True)
    lines[line - 1] = by
    return "".join(lines)


def test_nothing_changed_affects_nothing(world: World) -> None:
    plan = world.plan().plan
    assert (plan.changed, plan.affected, plan.because) == ([], [], {})
    assert (plan.since, plan.base) == ("main", world.repository.git("rev-parse", "main"))


@pytest.mark.parametrize(
    ("line", "by", "affected"),
    [
        (7, "new\n", ["add"]),
        (7, "", ["add"]),
        (22, "new\n", ["pay"]),
        (15, "new\n", []),
        (9, "cart 9\nnew\n", ["add"]),
        (10, "cart 10\nnew\n", []),
        (4, "cart 4\nnew\n", ["add"]),
    ],
)
def test_only_flows_that_ran_a_changed_line_are_affected(line: int, by: str, affected: list[str], world: World) -> None:
    world.write({"src/cart.js": _replaced(CART, line, by)})
    planned = world.plan()
    assert planned.plan.changed == ["src/cart.js"]
    assert planned.plan.affected == affected
    assert planned.unmapped == ()
    world.repository.commit()
    assert world.affected() == affected
    for name in affected:
        (because,) = planned.plan.because[name]
        assert (because.file, because.why) == ("src/cart.js", "changed where it ran")
        assert because.lines


def test_lines_that_moved_are_carried_back(world: World) -> None:
    moved = "new\n" * 6 + CART  # what ran as 20 to 25 stands at 26 to 31
    world.repository.commit({"src/cart.js": moved})
    main = world.repository.git("rev-parse", "HEAD")
    world.write({"src/cart.js": _replaced(moved, 22, "x\n")})
    assert world.affected(since=main) == []
    world.write({"src/cart.js": _replaced(moved, 27, "x\n")})
    assert world.affected(since=main) == ["pay"]


def test_code_that_went_on_since_a_flow_was_recorded_leaves_it_affected_by_any_change(world: World) -> None:
    main = world.repository.commit({"src/cart.js": _replaced(CART, 7, "calls pay\n")})
    assert world.affected(since=main) == []
    world.write({"src/pay.js": PAY + "more\n"})
    plan = world.plan(since=main).plan
    assert plan.affected == ["add", "pay"]
    assert plan.because["add"][0].why == "changed where it ran, since the flow was recorded"


def test_a_change_back_to_what_was_recorded_is_a_change(world: World) -> None:
    main = world.repository.commit({"src/cart.js": _replaced(CART, 7, "other\n")})
    world.write({"src/cart.js": CART})
    assert world.affected(since=main) == ["add"]


@pytest.mark.parametrize("how", ["deleted", "renamed", "binary", "unknown"])
def test_a_covered_file_whose_lines_cannot_be_followed_affects_all_that_cover_it(how: str, world: World) -> None:
    if how == "deleted":
        world.write({"src/pay.js": None})
    elif how == "renamed":
        world.repository.git("mv", "src/pay.js", "src/payment.js")
    elif how == "binary":
        world.write({"src/pay.js": b"\0\1"})
    else:
        world.flow(_flow("pay", {"src/pay.js": {"blob": "0" * 40, "ran": [[1, 2]]}}))
        world.repository.commit()
        world.write({"src/cart.js": _replaced(CART, 15, "x\n")})
    planned = world.plan(since="HEAD")
    assert planned.plan.affected == ["pay"]
    assert planned.unmapped == ()


def test_a_file_that_nothing_maps_affects_everything_and_source_is_told(world: World) -> None:
    world.write({"package-lock.json": "{ }", "api/orders.py": "new\n"})
    planned = world.plan()
    assert planned.plan.affected == ["add", "pay"]
    assert planned.unmapped == ("api/orders.py",)
    assert [because.file for because in planned.plan.because["add"]] == ["api/orders.py", "package-lock.json"]


def test_what_the_configuration_says_of_backend_and_of_what_serves_nobody_counts(world: World) -> None:
    config = "[app]\nurl = 'http://127.0.0.1:1'\n[code]\nbackend = ['api/**']\nignore = ['tools/', 'src/']\n"
    world.repository.commit({"reticle.toml": config})
    world.write({"tools/x.py": "x\n", "src/cart.js": _replaced(CART, 7, "x\n")})
    assert world.affected(since="HEAD") == ["add"]  # what a flow covers is never ignored
    world.write({"api/orders.py": "x\n"})
    planned = world.plan(since="HEAD")
    assert planned.plan.affected == ["add", "pay"]
    assert planned.unmapped == ()


def test_documentation_other_flows_and_tasks_affect_nothing(world: World) -> None:
    world.flow(_flow("new", {"src/pay.js": {"blob": world.blob("src/pay.js"), "ran": [[1, 2]]}}))
    world.write({"README.md": "y", "docs/x.md": "x", "tasks/a/task.toml": "x", "flows/gone.grade/again.json": {}})
    world.write({"state/other.json": _STATE, "baselines/gone/a/1x1.e.png": b"x"})
    assert world.affected() == ["new"]


@pytest.mark.parametrize(
    "path", ["flows/pay.json", "flows/pay.grade/reference.json", "baselines/pay/a/1x1.e.png", "state/shop.json"]
)
def test_a_flow_is_affected_by_its_own_files(path: str, world: World) -> None:
    if path == "flows/pay.json":
        world.flow(_flow("pay", intent="other"))
    else:
        world.write({path: {**_STATE, "$schema": "x"} if path.startswith("state/") else b"x"})
    plan = world.plan().plan
    assert plan.affected == ["pay"]
    assert plan.because["pay"][0].why == "belongs to the flow"


def test_a_flow_of_which_nothing_is_known_is_affected_by_any_code_and_by_nothing_else(world: World) -> None:
    world.flow(_flow("unknown"))
    world.repository.commit()
    world.write({"README.md": "y"})
    assert world.affected(since="HEAD") == []
    world.write({"src/cart.js": _replaced(CART, 15, "x\n")})
    plan = world.plan(since="HEAD").plan
    assert plan.affected == ["unknown"]
    assert "reticle flows refresh unknown" in plan.because["unknown"][0].why


def test_a_flow_in_which_another_person_acts_is_affected_by_any_code(world: World) -> None:
    covers = {"src/pay.js": {"blob": world.blob("src/pay.js"), "ran": [[1, 1]]}}
    step = {"action": "click", "target": {"testid": "a"}, "as": "boss"}
    world.flow(_flow("both", covers, people={"boss": {}}, steps=[step]))
    world.repository.commit()
    world.write({"src/cart.js": _replaced(CART, 15, "x\n")})
    assert world.affected(since="HEAD") == ["both"]


def test_what_affects_a_set_up_affects_the_flows_after_it(world: World) -> None:
    late = {"src/pay.js": {"blob": world.blob("src/pay.js"), "ran": [[1, 1]]}}
    world.flow(_flow("late", late, start={"setup": ["add"]}))
    world.flow(_flow("admin", late, people={"boss": {"setup": ["late"]}}))
    world.repository.commit()
    world.write({"src/cart.js": _replaced(CART, 7, "x\n")})
    plan = world.plan(since="HEAD").plan
    assert plan.affected == ["add", "admin", "late"]
    assert plan.because["admin"][0].why == "changed where it ran (set-up add)"


def test_the_configuration_affects_everything(world: World) -> None:
    world.write({"reticle.toml": "[app]\nurl = 'http://127.0.0.1:2'\n"})
    planned = world.plan()
    assert planned.plan.affected == ["add", "pay"]
    assert planned.unmapped == ()


def test_a_project_in_a_folder_of_a_repository_sees_what_changed_beside_it(tmp_path: Path) -> None:
    world = World(tmp_path / "repo", "apps/web")
    shared = {"src/shared.js": CART}
    world.repository.commit({"libs/" + name: text for name, text in shared.items()})
    blob = world.repository.blob("libs/src/shared.js")
    world.flow(_flow("pay", {"../../libs/src/shared.js": {"blob": blob, "ran": [[5, 9]]}}))
    world.flow(_flow("from-top", {"libs/src/shared.js": {"blob": blob, "ran": [[20, 25]]}}))
    base = world.repository.commit()
    world.repository.write({"libs/src/shared.js": _replaced(CART, 7, "x\n")})
    assert world.affected(since=base) == ["pay"]
    world.repository.write({"libs/src/shared.js": _replaced(CART, 22, "x\n")})
    assert world.affected(since=base) == ["from-top"]
    world.repository.write({"apps/api/x.go": "x\n", "docs/x.md": "x"})
    planned = world.plan(since=base)
    assert planned.plan.affected == ["add", "from-top", "pay"]
    assert planned.unmapped == ("../api/x.go",)


def test_a_file_behind_a_link_is_the_one_that_it_leads_to(world: World) -> None:
    (world.root / "public").mkdir()
    (world.root / "public/cart.js").symlink_to("../src/cart.js")
    world.flow(_flow("add", {"public/cart.js": {"blob": world.blob("src/cart.js"), "ran": [[5, 9]]}}))
    world.repository.commit()
    world.write({"src/cart.js": _replaced(CART, 15, "x\n")})
    assert world.affected(since="HEAD") == []
    world.write({"src/cart.js": _replaced(CART, 7, "x\n")})
    assert world.affected(since="HEAD") == ["add"]


def test_a_submodule_affects_what_covers_a_file_in_it(world: World, tmp_path: Path) -> None:
    inner = Repository(tmp_path / "inner", {"x.js": CART})
    world.repository.git("submodule", "--quiet", "add", str(inner.top), "lib")
    world.flow(_flow("lib", {"lib/x.js": {"blob": inner.blob("x.js"), "ran": [[1, 2]]}}))
    base = world.repository.commit()
    world.write({"lib/other.js": "x\n"})
    assert world.affected(since=base) == ["lib"]


def test_a_named_file_counts_as_changed_whole_and_no_git_is_asked_what_changed(world: World) -> None:
    assert world.affected("src/pay.js", since=None) == ["pay"]
    assert world.affected("src/cart.js", since=None) == ["add", "pay"]
    with pytest.raises(UsageError):
        world.plan("src/new.js")


def test_a_word_that_is_neither_a_flow_nor_a_file_is_told(world: World) -> None:
    project = Project.find(world.root)
    assert read_words(project, ("add", "src/pay.js")) == Words(("add",), ("src/pay.js",))
    with pytest.raises(UsageError, match="ran nothing"):
        read_words(project, ("src/pya.js",))


def test_without_a_base_everything_is_affected(world: World) -> None:
    assert world.affected(since=None) == ["add", "pay"]


def test_a_git_that_cannot_tell_is_never_nothing_changed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PlanError, match="git knows no"):
        world.plan(since="nowhere-at-all")
    monkeypatch.setenv("PATH", "/nowhere")
    with pytest.raises(PlanError, match="not installed"):
        world.plan()
