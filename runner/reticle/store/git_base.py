"""The commit that a change began from: the merge base with a named ref or with the branch that CI merges into."""

from __future__ import annotations

import re
import shlex
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from reticle.errors import PlanError
from reticle.store.git_command import GitFailedError, run_git
from reticle.text import find_nearest

EVERYTHING = "reticle gate --all runs every flow"
_SHA = re.compile(r"[0-9a-f]{7,64}")
_TARGETS = (
    ("GITHUB_BASE_REF", None),
    ("CI_MERGE_REQUEST_DIFF_BASE_SHA", None),
    ("CI_MERGE_REQUEST_TARGET_BRANCH_NAME", None),
    ("BITBUCKET_PR_DESTINATION_BRANCH", None),
    ("CHANGE_TARGET", "CHANGE_ID"),
    ("SYSTEM_PULLREQUEST_TARGETBRANCH", None),
    ("BUILDKITE_PULL_REQUEST_BASE_BRANCH", None),
    ("TRAVIS_BRANCH", "TRAVIS_PULL_REQUEST"),
    ("DRONE_TARGET_BRANCH", "DRONE_PULL_REQUEST"),
)
"""What holds the target of a pull request, and what must be set (and not `false`) for it to be one."""
_DEPTHS = (
    ("GITHUB_ACTIONS", "or give actions/checkout fetch-depth: 0"),
    ("GITLAB_CI", 'or set GIT_DEPTH: "0" for the job'),
    ("BITBUCKET_BUILD_NUMBER", "or set clone: depth: full"),
    ("TF_BUILD", "or set fetchDepth: 0 for checkout"),
)


@dataclass(frozen=True)
class Base:
    """What a change is compared with. `ref` is the name that was found for what was asked (`origin/main`)."""

    commit: str
    ref: str


def find_target(environ: Mapping[str, str]) -> str | None:
    """Return the branch or commit that CI merges the change into, None where it is no such run."""
    for name, beside in _TARGETS:
        value = environ.get(name, "").strip().removeprefix("refs/heads/")
        if value and (beside is None or environ.get(beside, "false") not in ("", "false")):
            return value
    return None


def find_base(root: Path, since: str | None, environ: Mapping[str, str]) -> Base | None:
    """Return the merge base of HEAD and `since` (None: the target that CI names; None when it names none, either).

    A branch that exists only on the remote is taken from there; CI's target always is, where it is known there.
    Raises PlanError with the command that mends it: no repository, a bad ref, a shallow clone, no merge base.
    """
    asked = since if since is not None else find_target(environ)
    if asked is None:
        return None
    if not asked.strip():
        raise PlanError("--since is empty: what changed cannot be told", hint="--since main")
    repository = _Repository(root, environ)
    names = [asked, f"{repository.remote}/{asked}"]
    if since is None:
        names.reverse()
    for name in names:
        commit = repository.find_commit(name)
        if commit is not None:
            return Base(repository.get_merge_base(name, commit, asked), name)
    raise repository.bad_ref(asked)


class _Repository:
    """The repository around a folder, and what mends it. Raises PlanError when git does not work there."""

    def __init__(self, root: Path, environ: Mapping[str, str]) -> None:
        self._root = root
        self._environ = environ
        try:
            self._shallow = run_git(root, "rev-parse", "--is-shallow-repository").strip() == b"true"
            remotes = run_git(root, "remote").decode("utf-8", "replace").split()
        except GitFailedError as caught:
            raise cannot_tell(root, caught) from None
        self._has_remote = bool(remotes)
        self.remote = remotes[0] if remotes and "origin" not in remotes else "origin"
        if self.find_commit("HEAD") is None:
            raise PlanError("what changed cannot be told: the repository has no commit yet", hint=EVERYTHING)

    def find_commit(self, name: str) -> str | None:
        if name.startswith("-"):
            return None
        try:
            found = run_git(self._root, "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}")
        except GitFailedError as caught:
            if caught.code is None:
                raise cannot_tell(self._root, caught) from None
            return None
        return found.decode().strip()

    def get_merge_base(self, name: str, commit: str, asked: str) -> str:
        try:
            return run_git(self._root, "merge-base", "HEAD", commit).decode().split()[0]
        except GitFailedError as caught:
            if caught.code != 1:
                raise cannot_tell(self._root, caught) from None
        if self._shallow:
            raise PlanError(
                f"what changed cannot be told: this clone is shallow and holds no common commit of HEAD and {name}",
                hint=self._fetch(asked),
            )
        raise PlanError(
            f"what changed cannot be told: HEAD and {name} have no common commit",
            hint=f"name the branch that the change began from, --since BRANCH; {EVERYTHING}",
        )

    def bad_ref(self, asked: str) -> PlanError:
        shallow = " in this shallow clone" if self._shallow else ""
        near = find_nearest(asked, self._list_refs(), floor=0.75)
        if near is not None:
            hint = f"--since {near}, or {self._fetch(asked)}" if self._shallow else f"--since {near}"
        elif self._has_remote:
            hint = self._fetch(asked)
        else:
            hint = f"git branch --all shows what there is; {EVERYTHING}"
        return PlanError(f'what changed cannot be told: git knows no "{asked}"{shallow}', hint=hint)

    def _fetch(self, asked: str) -> str:
        """Spell the command that brings what was asked for, whatever was cloned."""
        words = ["git", "fetch", *(["--unshallow"] if self._shallow else []), self.remote]
        branch = asked.removeprefix("refs/heads/").removeprefix(f"{self.remote}/")
        if not _SHA.fullmatch(asked):
            words.append(f"{branch}:refs/remotes/{self.remote}/{branch}")
        elif not self._shallow:
            words.append(asked)
        depth = next((said for name, said in _DEPTHS if self._shallow and self._environ.get(name)), None)
        return shlex.join(words) + (f" ({depth})" if depth else "")

    def _list_refs(self) -> list[str]:
        try:
            said = run_git(self._root, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes")
        except GitFailedError:
            return []
        return said.decode("utf-8", "replace").split()


def cannot_tell(root: Path, caught: GitFailedError) -> PlanError:
    """Return the error for a git that does not work, with what mends it."""
    said = str(caught).removeprefix("fatal: ")
    hint = EVERYTHING
    if "dubious ownership" in said:
        hint = f"git config --global --add safe.directory {shlex.quote(_quoted(said) or str(root))}"
    elif "not a git repository" in said:
        said, hint = f"{root} is in no git repository", f"run it in a clone of the project; {EVERYTHING}"
    elif "not installed" in said:
        hint = f"install git (apt-get install git); {EVERYTHING}"
    return PlanError(f"what changed cannot be told: git: {said}", hint=hint)


def _quoted(text: str) -> str | None:
    found = re.search(r"'([^']+)'", text)
    return found[1] if found else None
