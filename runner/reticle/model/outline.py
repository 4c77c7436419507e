"""A page as an outline: what somebody who listens to it would hear, in reading order."""

from __future__ import annotations

from typing import Literal

from reticle.model.base import Model

OutlineMode = Literal["interactive", "full", "status"]


class OutlineLine(Model):
    """One element, or a run of plain words (role `text`). `depth` counts the lines that it stands inside.

    `ref` names the element as long as its tab lives. `value` is what stands in a field, with secrets replaced. `frame`
    is the path of the frame that it is in.
    """

    depth: int = 0
    role: str
    name: str = ""
    testid: str | None = None
    ref: str | None = None
    states: list[str] = []
    value: str | None = None
    href: str | None = None
    frame: list[str] = []


class Outline(Model):
    """A whole page. `modal` tells that a dialog makes everything outside it unreachable; only the dialog is shown then.

    `more` counts lines that were left out, `unseen` names frames that could not be looked into. `errors` and `failed`
    are the console errors and the failed requests so far (mode `status`).
    """

    url: str
    title: str = ""
    mode: OutlineMode = "interactive"
    modal: bool = False
    lines: list[OutlineLine] = []
    more: int = 0
    unseen: list[str] = []
    errors: list[str] = []
    failed: list[str] = []


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
