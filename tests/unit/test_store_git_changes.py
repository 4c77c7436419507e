"""What a change changed: files and lines, in every kind of repository; and a git that cannot tell says what to type."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

import pytest

from repository import Repository
from reticle.errors import PlanError
from reticle.store.git_base import find_base, find_target
from reticle.store.git_changes import (
    FileChange,
    Hunk,
    find_blobs,
    hash_files,
    list_at,
    list_changed,
    list_hunks,
    read_at,
)

LINES = "".join(f"line {number}\n" for number in range(1, 11))


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    made = Repository(tmp_path / "repo", {"app/cart.js": LINES, "app/über.js": "one\n", "other.txt": "one\n"})
    made.branch("feature")
    return made


def _kinds(changes: list[FileChange]) -> dict[str, str]:
    return {change.path: change.kind for change in changes}


def _hint(caught: pytest.ExceptionInfo[PlanError]) -> str:
    assert caught.value.exit_code == 2
    assert caught.value.hint is not None
    return caught.value.hint


def _type(command: str, folder: Path) -> None:
    """Do what a hint says, up to its remark in brackets."""
    words = shlex.split(command.partition(" (")[0])
    assert words[:2] == ["git", "fetch"]
    subprocess.run(words, cwd=folder, check=True, capture_output=True)


def test_the_base_is_where_the_branch_began_however_far_the_target_went_on(repository: Repository) -> None:
    began = repository.git("rev-parse", "HEAD")
    repository.commit({"app/cart.js": "two\n"})
    repository.git("switch", "-q", "main")
    repository.commit({"other.txt": "later\n"})
    repository.git("switch", "-q", "feature")
    base = find_base(repository.top, "main", {})
    assert base is not None
    assert (base.commit, base.ref) == (began, "main")
    assert _kinds(list_changed(repository.top, base.commit)) == {"app/cart.js": "changed"}


def test_committed_staged_edited_new_moved_and_removed_files_are_all_told(repository: Repository) -> None:
    base = repository.commit({"app/gone.js": "gone\n" * 9, "app/move.js": "move\n" * 9, "app/index.js": "index\n"})
    repository.commit({"app/committed.js": "x\n"})
    repository.git("mv", "app/move.js", "app/moved.js")
    repository.git("rm", "-q", "--cached", "app/index.js")
    repository.write({"app/gone.js": None, "app/cart.js": "two\n", "app/neu ü\n.js": "x\n", ".reticle/runs/x": "x"})
    found = list_changed(repository.top, base)
    assert _kinds(found) == {
        "app/cart.js": "changed", "app/committed.js": "added", "app/gone.js": "deleted", "app/index.js": "changed",
        "app/moved.js": "renamed", "app/neu ü\n.js": "added",
    }  # fmt: skip
    moved = next(change for change in found if change.kind == "renamed")
    assert moved.old == "app/move.js"


def test_a_project_in_a_folder_sees_files_beside_it_by_their_way_from_there(repository: Repository) -> None:
    base = repository.git("rev-parse", "HEAD")
    repository.write({"other.txt": "two\n", "app/über.js": "two\n", "lib/new.js": "x\n"})
    app = repository.top / "app"
    assert _kinds(list_changed(app, base)) == {
        "../lib/new.js": "added", "../other.txt": "changed", "über.js": "changed",
    }  # fmt: skip
    assert read_at(app, base, ["über.js", "../other.txt", "none.js"]) == {"über.js": b"one\n", "../other.txt": b"one\n"}
    assert list_at(app, base, ".") == ["cart.js", "über.js"]
    assert list_at(repository.top, base, "app") == ["app/cart.js", "app/über.js"]
    assert list_hunks(app, repository.blob("other.txt"), "../other.txt") == [Hunk((1, 1), (1, 1))]


def test_settings_of_the_user_change_nothing(repository: Repository, tmp_path: Path) -> None:
    base = repository.git("rev-parse", "HEAD")
    for setting in ("diff.noprefix", "diff.mnemonicPrefix", "diff.relative"):
        repository.git("config", setting, "true")
    repository.git("config", "diff.external", "false")
    repository.git("config", "diff.renames", "false")
    repository.git("config", "color.ui", "always")
    repository.git("mv", "other.txt", "another.txt")
    repository.write({"app/cart.js": LINES.replace("line 3\n", "")})
    assert _kinds(list_changed(repository.top / "app", base)) == {"../another.txt": "renamed", "cart.js": "changed"}
    assert list_hunks(repository.top, repository.blob("app/cart.js"), "app/cart.js") == [Hunk((3, 1), (2, 0))]


def test_a_hook_of_git_finds_the_same(repository: Repository, monkeypatch: pytest.MonkeyPatch) -> None:
    base = repository.git("rev-parse", "HEAD")
    repository.write({"app/cart.js": "two\n"})
    monkeypatch.setenv("GIT_DIR", ".git")
    monkeypatch.setenv("GIT_INDEX_FILE", ".git/index")
    assert _kinds(list_changed(repository.top / "app", base)) == {"cart.js": "changed"}


def test_a_submodule_is_told_as_one(repository: Repository, tmp_path: Path) -> None:
    inner = Repository(tmp_path / "inner", {"x.js": "one\n"})
    repository.git("submodule", "--quiet", "add", str(inner.top), "lib")
    base = repository.commit()
    repository.write({"lib/x.js": "two\n"})
    assert list_changed(repository.top, base) == [FileChange("lib", "changed", is_submodule=True)]


def test_lines_are_told_on_both_sides(repository: Repository) -> None:
    text = LINES.replace("line 2\n", "2a\n2b\n").replace("line 5\n", "").replace("line 9\n", "line 9\nnew\n")
    repository.write({"app/cart.js": text})
    blob = repository.blob("app/cart.js")
    assert find_blobs(repository.top, [blob[:8], "abcdef1", "no blob"]) == {blob[:8]: blob}
    assert list_hunks(repository.top, blob, "app/cart.js") == [
        Hunk((2, 1), (2, 2)), Hunk((5, 1), (5, 0)), Hunk((9, 0), (10, 1)),
    ]  # fmt: skip


def test_a_binary_file_has_no_lines_and_a_file_as_it_was_has_none_changed(repository: Repository) -> None:
    blob = repository.blob("app/cart.js")
    assert list_hunks(repository.top, blob, "app/cart.js") == []
    repository.write({"app/cart.js": b"\0\1\2"})
    assert list_hunks(repository.top, blob, "app/cart.js") is None


def test_files_are_hashed_as_git_stores_them(repository: Repository) -> None:
    paths = ["app/cart.js", "app/über.js", "none.js", "app"]
    assert hash_files(repository.top, paths) == {path: repository.blob(path) for path in paths[:2]}
    inside = hash_files(repository.top / "app", ["cart.js", "../other.txt"])
    assert inside == {"cart.js": repository.blob("app/cart.js"), "../other.txt": repository.blob("other.txt")}
    repository.write({".gitattributes": "*.js text eol=lf\n", "app/cart.js": LINES.replace("\n", "\r\n")})
    assert hash_files(repository.top / "app", ["cart.js"]) == {"cart.js": repository.blob("app/cart.js")}


def test_a_branch_that_is_only_on_the_remote_is_taken_from_there(repository: Repository, tmp_path: Path) -> None:
    repository.commit({"app/new.js": "x\n"})
    clone = repository.clone(tmp_path / "clone")
    base = find_base(clone, "main", {})
    assert base is not None
    assert base.ref == "origin/main"


@pytest.mark.parametrize(
    ("environ", "target"),
    [
        ({}, None),
        ({"GITHUB_BASE_REF": ""}, None),
        ({"GITHUB_BASE_REF": "main"}, "main"),
        ({"CI_MERGE_REQUEST_DIFF_BASE_SHA": "abc", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": "main"}, "abc"),
        ({"SYSTEM_PULLREQUEST_TARGETBRANCH": "refs/heads/main"}, "main"),
        ({"TRAVIS_BRANCH": "main", "TRAVIS_PULL_REQUEST": "false"}, None),
        ({"CHANGE_TARGET": "main", "CHANGE_ID": "17"}, "main"),
    ],
)
def test_the_target_of_a_pull_request_is_known_from_ci(environ: dict[str, str], target: str | None) -> None:
    assert find_target(environ) == target


def test_without_a_ref_and_outside_of_a_pull_request_there_is_no_base(tmp_path: Path) -> None:
    assert find_base(tmp_path, None, {}) is None


def test_cis_target_is_the_remotes_and_not_an_old_branch_of_that_name(repository: Repository, tmp_path: Path) -> None:
    clone = repository.clone(tmp_path / "clone")
    repository.commit({"app/new.js": "x\n"})
    base = find_base(clone, None, {"GITHUB_BASE_REF": "feature"})
    assert base is not None
    assert base.ref == "origin/feature"


@pytest.mark.parametrize("depth", ["1", "2"])
def test_a_shallow_clone_is_told_with_the_command_that_mends_it(
    depth: str, repository: Repository, tmp_path: Path
) -> None:
    began = repository.git("rev-parse", "HEAD")
    for number in range(3):
        repository.commit({"app/cart.js": f"{number}\n"})
    clone = repository.clone(tmp_path / "clone", "--depth", depth, "--branch", "feature")
    with pytest.raises(PlanError, match="shallow") as caught:
        find_base(clone, "main", {"GITHUB_ACTIONS": "true"})
    assert "fetch-depth: 0" in _hint(caught)
    _type(_hint(caught), clone)
    base = find_base(clone, "main", {})
    assert base is not None
    assert (base.commit, base.ref) == (began, "origin/main")


def test_a_clone_of_one_branch_is_told_with_the_command_that_mends_it(repository: Repository, tmp_path: Path) -> None:
    repository.commit({"app/cart.js": "two\n"})
    clone = repository.clone(tmp_path / "clone", "--single-branch", "--branch", "feature")
    with pytest.raises(PlanError, match='git knows no "main"') as caught:
        find_base(clone, "main", {})
    _type(_hint(caught), clone)
    assert find_base(clone, "main", {}) is not None


def test_a_shallow_clone_that_knows_both_ends_and_not_their_beginning_is_mended_too(
    repository: Repository, tmp_path: Path
) -> None:
    repository.commit({"app/cart.js": "two\n"})
    repository.git("switch", "-q", "main")
    repository.commit({"other.txt": "two\n"})
    clone = repository.clone(tmp_path / "clone", "--depth", "1", "--no-single-branch", "--branch", "feature")
    with pytest.raises(PlanError, match="no common commit") as caught:
        find_base(clone, "main", {})
    _type(_hint(caught), clone)
    assert find_base(clone, "main", {}) is not None


@pytest.mark.parametrize(
    ("since", "said", "hint"),
    [
        ("mian", 'git knows no "mian"', "--since main"),
        ("", "--since is empty", "--since main"),
        ("--output=x", "git knows no", "git branch"),
        ("1234567", "git knows no", "git branch"),
    ],
)
def test_a_bad_ref_is_told(since: str, said: str, hint: str, repository: Repository) -> None:
    with pytest.raises(PlanError, match=said) as caught:
        find_base(repository.top, since, {})
    assert hint in _hint(caught)


def test_histories_that_never_met_have_no_base(repository: Repository) -> None:
    repository.git("switch", "-q", "--orphan", "alone")
    repository.commit({"x.js": "x\n"})
    with pytest.raises(PlanError, match="no common commit") as caught:
        find_base(repository.top, "main", {})
    assert "--all" in _hint(caught)


def test_a_folder_that_is_no_repository_and_one_without_a_commit_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(PlanError, match="no git repository") as caught:
        find_base(tmp_path, "main", {})
    assert "--all" in _hint(caught)
    Repository(tmp_path / "empty")
    with pytest.raises(PlanError, match="no commit yet"):
        find_base(tmp_path / "empty", "main", {})


def test_a_machine_without_git_is_told(repository: Repository, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    with pytest.raises(PlanError, match="not installed") as caught:
        find_base(repository.top, "main", {})
    assert "install git" in _hint(caught)


@pytest.mark.parametrize("flag", ["assume-unchanged", "skip-worktree"])
def test_a_file_that_git_was_told_to_take_for_unchanged_is_told(flag: str, tmp_path: Path) -> None:
    made = Repository(tmp_path / "top", {"app/a ü.js": "1\n2\n3\n"})
    made.git("update-index", f"--{flag}", "app/a ü.js")
    root = made.top / "app"
    assert list_changed(root, "HEAD") == []
    made.write({"app/a ü.js": "1\ntwo\n3\n"})
    blob = made.blob("app/a ü.js")
    assert list_changed(root, "HEAD") == [FileChange("a ü.js", "changed", None, blob)]
    assert list_hunks(root, blob, "a ü.js") == [Hunk((2, 1), (2, 1))]
