"""What a run keeps of a flow: the truth log always; picture and DOM when something was not a pass."""

from __future__ import annotations

import contextlib
import io
from typing import TYPE_CHECKING

from reticle.engine.session import MAIN
from reticle.errors import ReticleError
from reticle.model.run import Artifacts
from reticle.store.files import write_project_file

if TYPE_CHECKING:
    from reticle.browser.tab import Tab
    from reticle.engine.session import Session

PATIENCE_S = 3.0


async def keep_artifacts(session: Session, *, failed: bool) -> Artifacts:
    """Write the logs of everybody, and what a failure needs. A page that is gone or answers no more has no
    picture: that is no error."""
    folder = session.run_dir / session.flow.name
    log = None
    for name, person in session.people.items():
        text = io.StringIO()
        person.log.write_jsonl(text)
        file = folder / ("log.jsonl" if name == MAIN else f"log-{name}.jsonl")
        write_project_file(file, text.getvalue())
        log = log or file.relative_to(session.run_dir).as_posix()
    if not failed or MAIN not in session.people:
        return Artifacts(log=log)
    tabs = session.people[MAIN].tabs
    kept = await _keep_page(session, tabs[-1]) if tabs else {}
    return Artifacts(log=log, **kept)


async def _keep_page(session: Session, tab: Tab) -> dict[str, str]:
    kept: dict[str, str] = {}
    with contextlib.suppress(ReticleError):
        if await tab.hear(PATIENCE_S, frames=False) is None:
            return kept  # its scripts run in a loop: it would never be done
    folder = session.run_dir / session.flow.name
    for name, file in (("screenshot", "page.png"), ("dom", "page.html")):
        try:
            data = await tab.screenshot() if name == "screenshot" else session.redactor.seal(await tab.dom_html())
        except ReticleError:
            continue  # the page is gone; the flow's status says so
        write_project_file(folder / file, data)
        kept[name] = (folder / file).relative_to(session.run_dir).as_posix()
    return kept
