"""A page as an outline: what somebody who listens to it would hear, in reading order."""

from __future__ import annotations

from typing import Literal

from reticle.model.base import Model

OutlineMode = Literal["interactive", "full", "status"]
SnapshotMode = Literal["interactive", "full", "status", "diff"]


class LeftOut(Model):
    """What is alike and was left out of a look: `count` elements `of` so many that are alike.

    `marked` of those left out are checked, selected or open. `columns` are the names of a table's columns. `acts` tells
    whether they hold controls.
    """

    count: int
    of: int
    marked: int = 0
    columns: list[str] = []
    acts: bool = False


class OutlineLine(Model):
    """One element, a run of plain words (role `text`), or a word on what was left out (role `more`, named by its kind).

    `depth` counts the lines that it stands inside. `said` tells that `name` is what the element
    says: it has no name. `ref` names the element as long as its tab lives. `value` is what
    stands in a field, with secrets replaced. `frame` is the path of the frame that it is in. `row` is its place among
    elements that are alike, from 1, where some of them were left out. `changed` tells that the steps before the look
    brought it about.
    """

    depth: int = 0
    role: str
    name: str = ""
    said: bool = False
    testid: str | None = None
    ref: str | None = None
    states: list[str] = []
    value: str | None = None
    href: str | None = None
    frame: list[str] = []
    row: int | None = None
    more: LeftOut | None = None
    changed: bool = False


class Outline(Model):
    """A whole page. `modal` tells that a dialog makes everything outside it unreachable; only the dialog is shown then.

    `status` is that of the page's document when the server answered with an error (4xx, 5xx). `more` counts lines that
    were left out, `unseen` names frames that could not be looked into. `errors` and `failed`
    are the console errors and the failed requests so far (mode `status`).
    """

    url: str
    title: str = ""
    status: int | None = None
    mode: OutlineMode = "interactive"
    modal: bool = False
    lines: list[OutlineLine] = []
    more: int = 0
    unseen: list[str] = []
    errors: list[str] = []
    failed: list[str] = []


class OutlineChange(Model):
    """An element that is still there, as it is now, and what of it changed: `-disabled`, `value "" → "2"`."""

    line: OutlineLine
    what: list[str]


class OutlineDiff(Model):
    """What differs between two looks at a page. `was_url` and `was_title` are None when they are as before.

    `redrawn` are elements that were replaced by equal ones, whose refs are new. `more` counts lines that were not
    compared. The depth of what appeared and of what is gone counts only what came or went with it.
    """

    url: str
    title: str = ""
    was_url: str | None = None
    was_title: str | None = None
    appeared: list[OutlineLine] = []
    gone: list[OutlineLine] = []
    changed: list[OutlineChange] = []
    redrawn: list[OutlineChange] = []
    more: int = 0
    unseen: list[str] = []


class Match(Model):
    """One element that a target names. The box is in CSS pixels of the document, absent when it takes no room."""

    ref: str
    describe: str
    role: str | None = None
    name: str | None = None
    testid: str | None = None
    where: str = ""
    frame: list[str] = []
    states: list[str] = []
    value: str | None = None
    text: str = ""
    box: tuple[float, float, float, float] | None = None
