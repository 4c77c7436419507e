"""The code hash: equal for equal code, different for any change, unknown when git does not answer."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from reticle.store.git import code_info


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    root = tmp_path / "repo"
    (root / "app").mkdir(parents=True)
    (root / "app/main.py").write_text("one\n", "utf-8")
    (root / "other.txt").write_text("one\n", "utf-8")
    _git(root, "init", "-q")
    _commit(root)
    return root


def _git(root: Path, *words: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.test")
    subprocess.run(["git", *who, *words], cwd=root, check=True, capture_output=True)


def _commit(root: Path) -> None:
    _git(root, "add", ".")
    _git(root, "commit", "-q", "-m", "x", "--allow-empty")


def _hash(root: Path) -> str:
    found = code_info(root).info.hash
    assert found is not None
    return found


def test_an_empty_commit_and_a_change_elsewhere_leave_the_hash(repository: Path) -> None:
    app = repository / "app"
    before = _hash(app)
    (repository / "other.txt").write_text("two\n", "utf-8")
    assert _hash(app) == before
    _commit(repository)
    assert _hash(app) == before
    assert not code_info(app).info.dirty


@pytest.mark.parametrize("change", ["edit", "add", "remove", "mode"])
def test_any_change_below_the_root_makes_another_hash_and_is_dirty(change: str, repository: Path) -> None:
    before = _hash(repository)
    path = repository / "app/main.py"
    if change == "edit":
        path.write_text("two\n", "utf-8")
    elif change == "add":
        (repository / "app/new ü.py").write_text("new\n", "utf-8")
    elif change == "remove":
        path.unlink()
    else:
        path.chmod(0o755)
    found = code_info(repository)
    assert found.info.dirty
    assert found.info.hash != before
    assert code_info(repository).info.hash == found.info.hash


def test_the_content_of_an_untracked_file_counts(repository: Path) -> None:
    (repository / "new.py").write_text("one\n", "utf-8")
    before = _hash(repository)
    (repository / "new.py").write_text("two\n", "utf-8")
    assert _hash(repository) != before


def test_our_own_work_folder_does_not_count(repository: Path) -> None:
    before = _hash(repository)
    (repository / ".reticle/runs").mkdir(parents=True)
    (repository / ".reticle/runs/x").write_text("x", "utf-8")
    assert code_info(repository).info.dirty is False
    assert _hash(repository) == before


def test_without_a_repository_the_hash_is_unknown_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    found = code_info(tmp_path)
    assert (found.info.hash, found.info.commit) == (None, None)
    assert "not a git repository" in (found.unknown or "")


def test_without_git_the_hash_is_unknown_and_never_unchanged(
    repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    found = code_info(repository)
    assert found.info.hash is None
    assert "not installed" in (found.unknown or "")


def test_what_the_app_says_about_itself_stands_for_its_code(repository: Path) -> None:
    one, two = (code_info(repository, version=text).info.hash for text in ("build 1", "build 2"))
    assert one != two
    (repository / "app/main.py").write_text("two\n", "utf-8")
    assert code_info(repository, version="build 1").info.hash == one


def test_the_whole_repository_counts_for_an_app_that_reaches_out_of_its_folder(repository: Path) -> None:
    app = repository / "app"
    before = code_info(app, whole=True).info.hash
    assert before == _hash(repository)
    (app / ".reticle/runs").mkdir(parents=True)
    (app / ".reticle/runs/x").write_text("x", "utf-8")
    assert code_info(app, whole=True).info.hash == before
    (repository / "other.txt").write_text("two\n", "utf-8")
    assert code_info(app, whole=True).info.hash != before
    assert not code_info(app).info.dirty


@pytest.mark.parametrize("flag", ["assume-unchanged", "skip-worktree"])
def test_a_file_that_git_was_told_to_take_for_unchanged_counts_as_it_is(flag: str, repository: Path) -> None:
    before = _hash(repository)
    _git(repository, "update-index", f"--{flag}", "app/main.py")
    assert _hash(repository) == before
    hashes = {before}
    for text in ("two\n", "three\n"):
        (repository / "app/main.py").write_text(text, "utf-8")
        assert code_info(repository).info.dirty
        hashes |= {_hash(repository), _hash(repository / "app")}
    assert len(hashes) == 5


def test_a_file_that_a_sparse_checkout_leaves_out_is_no_change(repository: Path) -> None:
    before = _hash(repository)
    _git(repository, "sparse-checkout", "set", "--no-cone", "/app/")
    assert not (repository / "other.txt").exists()
    assert (_hash(repository), code_info(repository).info.dirty) == (before, False)


@pytest.mark.parametrize("known", ["a submodule", "an ignored submodule", "untracked"])
def test_what_is_edited_in_a_repository_below_counts(known: str, repository: Path, tmp_path: Path) -> None:
    library = tmp_path / "library"
    library.mkdir()
    (library / "x.js").write_text("one\n", "utf-8")
    _git(library, "init", "-q")
    _commit(library)
    if known == "untracked":
        _git(repository, "clone", "-q", str(library), "below")
    else:
        _git(repository, "-c", "protocol.file.allow=always", "submodule", "add", str(library), "below")
        if known == "an ignored submodule":
            _git(repository, "config", "-f", ".gitmodules", "submodule.below.ignore", "all")
        _commit(repository)
    hashes = [_hash(repository)]
    for text in ("two\n", "three\n"):
        (repository / "below/x.js").write_text(text, "utf-8")
        hashes.append(_hash(repository))
    (repository / "below/new.js").write_text("new\n", "utf-8")
    hashes.append(_hash(repository))
    _commit(repository / "below")
    hashes.append(_hash(repository))
    assert len(set(hashes)) == 5
