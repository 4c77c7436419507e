"""The HTML report: one file that opens from disk, beside the pictures that it shows.

It asks nothing of a network and runs only its own script and style (a content security policy with their hashes). The
list of flows is plain HTML; the details of a flow wait as inert text until somebody opens it, so that 500 flows open at
once. Texts of the app go through the template's escaping alone.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from reticle.model.run import GradeReport, Run
from reticle.report import words
from reticle.report.html import grades, view
from reticle.text import plural
from reticle.visual.elements import tell_element

if TYPE_CHECKING:
    from jinja2 import Environment


def render(run: Run, *, title: str = "reticle", previous: Run | None = None) -> str:
    """Return `index.html` for the run's folder: pictures are referenced by the paths in `run.json`.

    `previous` is an earlier run to compare with: flows that changed their status since are marked.
    """
    templates = environment()
    style, code = asset("style.css"), script("app.js")
    flows = view.list_rows(run, previous)
    detail = templates.get_template("flow.html.j2")
    page = templates.get_template("page.html.j2").stream(
        title=title, run=run, rows=flows, looks=words.count_looks(run), counts=words.count_statuses(run), style=style,
        script=code, policy=policy(style, code), previous=previous,
        details=lambda row: detail.render(row=row, flow=row.flow, run=run),
    )  # fmt: skip
    page.enable_buffering(64)
    return "".join(page)


def render_grade(
    grade: GradeReport,
    *,
    title: str,
    facts: Sequence[tuple[str, str]] = (),
    compared: Sequence[tuple[str, int]] = (),
) -> str:
    """Return a page of one grade alone: verdict, records that differ with their cells, answer, what was not read.

    `facts` stand below the verdict, each as (name, text); `compared` are the sources with their numbers of rows.
    """
    style = asset("style.css")
    return environment().get_template("graded.html.j2").render(
        title=title, grade=grade, facts=facts, compared=compared, status=grades.STATUSES[grade.verdict],
        sentence=grades.tell_grade(grade), style=style, policy=policy(style, ""),
    )  # fmt: skip


def policy(style: str, code: str) -> str:
    """Return the content security policy: nothing but this file's own script and style, and pictures beside it."""
    hashes = [base64.b64encode(hashlib.sha256(text.encode("utf-8")).digest()).decode("ascii") for text in (code, style)]
    return (
        f"default-src 'none'; script-src 'sha256-{hashes[0]}'; style-src 'sha256-{hashes[1]}'; "
        "img-src 'self' file: data:; base-uri 'none'; form-action 'none'"
    )


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Return the templates with their filters."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    made = Environment(
        loader=PackageLoader("reticle.report.html", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=view.shown,
    )
    filters: dict[str, Any] = {
        "duration": words.spell_duration, "place": words.spell_place, "asset": view.asset_url, "glyph": view.glyph,
        "status_word": words.STATUS_WORDS.__getitem__, "look_word": words.LOOK_WORDS.__getitem__,
        "verified_word": words.VERIFIED_WORDS.__getitem__, "facts": view.list_facts, "plain": view.plain,
        "step_status": view.step_status, "moment": view.spell_moment,
        "count_of": plural, "differences": grades.list_differences, "grade_status": grades.STATUSES.__getitem__,
        "answer_of": grades.find_answer, "tell_element": tell_element, "whose": view.spell_cause,
    }  # fmt: skip
    made.filters.update(filters)
    made.globals.update(words=words, view=view)
    return made


def script(*names: str) -> str:
    """Return a page's script behind what the pages share."""
    return "".join(map(asset, ("shared.js", *names)))


@lru_cache(maxsize=8)
def asset(name: str) -> str:
    """Return a file beside the templates."""
    from importlib.resources import files

    return files("reticle.report.html").joinpath("templates", name).read_text(encoding="utf-8")
