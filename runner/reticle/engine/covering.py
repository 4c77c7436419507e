"""What a flow covers: the files of the repository that its replay ran, as git knows them, with the lines that ran."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.engine.session import MAIN, Session
from reticle.errors import ReticleError
from reticle.model.flow import Covered
from reticle.store.git_changes import hash_files
from reticle.store.project import Project

if TYPE_CHECKING:
    from reticle.browser.coverage import Coverage
    from reticle.browser.tab import Tab
    from reticle.browser.targets import Found
    from reticle.engine.outcome import StepRun
    from reticle.model.flow import Step

SHORT = 12
"""Characters of a blob that a flow file keeps."""


@dataclass
class CoverageWatcher:
    """Watches a replay: what ran is taken before each action, since the action may leave the page."""

    coverage: Coverage

    async def found(self, session: Session, index: int, tab: Tab, found: Found) -> None:
        """Take what ran until now."""
        await self.coverage.take()

    async def drifted(self, session: Session, run: StepRun) -> Step | None:
        """Let it stand."""
        return None


async def start_coverage(session: Session) -> Coverage:
    """Begin to count what runs in the first person's pages, before the app is opened there."""
    from reticle.browser.coverage import Coverage

    coverage = Coverage(await session.person(MAIN), session.project.root)
    await coverage.start()
    return coverage


async def list_covers(coverage: Coverage, project: Project) -> dict[str, Covered] | None:
    """Return what was run until now, by path from the project's root; None outside of a git repository."""
    await coverage.take()
    ran = await coverage.list_ran()
    try:
        blobs = hash_files(project.root, ran)
    except ReticleError:
        return None
    return {path: Covered(blob=blobs[path][:SHORT], ran=spans) for path, spans in ran.items() if path in blobs}
