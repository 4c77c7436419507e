"""What every plain test looks at beside its own texts: console and page errors, and the status of every request."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Page, Response

GRACE_MS = float(os.environ.get("GRACE_MS", "500"))
TIMEOUT_MS = 10_000


class Watch:
    """Listens to a page from before its first request.

    `asked` lists (method, path, status) of every answer of the shop's API. A refusal is a failure unless the test
    announced it with `refuses`.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.asked: list[tuple[str, str, int]] = []
        self._problems: list[str] = []
        self._refused: list[tuple[str, str, int]] = []
        page.set_default_timeout(TIMEOUT_MS)
        page.on("console", self._on_console)
        page.on("pageerror", lambda error: self._problems.append(str(error)))
        page.on("response", self._on_response)

    @contextmanager
    def answers(self, method: str, path: str, status: int) -> Iterator[None]:
        """Expect that what is done inside is answered so."""
        with self.page.expect_response(
            lambda answer: answer.request.method == method and urlsplit(answer.url).path == path
        ) as told:
            yield
        assert told.value.status == status, f"{method} {path}: {told.value.status}"

    @contextmanager
    def refuses(self, method: str, path: str, status: int) -> Iterator[None]:
        """Expect that what is done inside is refused so; Chromium logs that as an error of the console."""
        self._refused.append((method, path, status))
        with self.answers(method, path, status):
            yield

    def done(self) -> None:
        """Give the page a moment for what comes late, then check what it logged and what it was answered."""
        if not self.page.is_closed():
            self.page.wait_for_timeout(GRACE_MS)
        refusals = [answer for answer in self.asked if answer[2] >= 400]
        assert refusals == self._refused, refusals
        assert not self._problems, self._problems

    def _on_console(self, message: ConsoleMessage) -> None:
        said = any(f"status of {status} " in message.text for _, _, status in self._refused)
        if message.type == "error" and not said:
            self._problems.append(message.text)

    def _on_response(self, answer: Response) -> None:
        path = urlsplit(answer.url).path
        if answer.status >= 400 or path.startswith("/api/"):
            self.asked.append((answer.request.method, path, answer.status))
