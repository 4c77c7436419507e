"""Requests that Playwright saw and our own sessions may have missed.

A session to a popup or to a worker stands only when its first requests are under way; Playwright's own is there
before. So each request of a context is noted when Playwright tells it, and crossed out when CDP does. What stays is
looked at only where something can have been missed.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Page, Request, Response

KEPT = 1_000
_Key = tuple[str, str]


class Sightings:
    """Pairs what Playwright tells with what CDP tells, by method and address, in order."""

    def __init__(self) -> None:
        self._pending: dict[_Key, deque[Request]] = {}
        self._ahead: Counter[_Key] = Counter()
        self._order: deque[_Key] = deque(maxlen=KEPT)
        self._recent: deque[Response] = deque(maxlen=KEPT)
        self.answers = 0
        """How many answers have come."""

    def note(self, request: Request) -> None:
        """Take one request from Playwright."""
        key = (request.method, _bare(request.url))
        if self._ahead[key] > 0:
            self._ahead[key] -= 1
            return
        if len(self._order) == KEPT:
            self._drop_oldest()
        self._order.append(key)
        self._pending.setdefault(key, deque()).append(request)

    def note_answer(self, response: Response) -> None:
        """Take the answer of a request that CDP may have missed: a page that closes takes it along."""
        self._recent.append(response)
        self.answers += 1

    def answer_since(self, count: int, url: str) -> Response | None:
        """Return the last answer from `url` that came after `count` answers had come."""
        new = list(self._recent)[-(self.answers - count) :] if self.answers > count else []
        return next((response for response in reversed(new) if _bare(response.url) == _bare(url)), None)

    def answer_of(self, request: Request) -> Response | None:
        """Return the answer that Playwright told, when it has and that was not long ago."""
        return next((response for response in reversed(self._recent) if response.request == request), None)

    def cross_out(self, method: str, url: str) -> None:
        """Take one request from CDP."""
        key = (method, _bare(url))
        if self._pending.get(key):
            self._take(key)
        else:
            self._ahead[key] += 1

    def take_by_url(self, url: str) -> Request | None:
        """Return (once) a request to `url` that CDP has not told."""
        bare = _bare(url)
        key = next((key for key, waiting in self._pending.items() if key[1] == bare and waiting), None)
        return self._take(key) if key is not None else None

    def pending(self) -> list[Request]:
        """Return all requests that CDP has not told yet."""
        return [request for waiting in self._pending.values() for request in waiting]

    def take(self, request: Request) -> bool:
        """Claim one request of `pending`; False when CDP has told it meanwhile."""
        for key, waiting in self._pending.items():
            if request in waiting:
                waiting.remove(request)
                if not waiting:
                    del self._pending[key]
                return True
        return False

    def take_of_page(self, page: Page) -> list[Request]:
        """Return (once) the requests of one page that CDP has not told, in order."""
        found = []
        for key, waiting in list(self._pending.items()):
            for request in list(waiting):
                if _page_of(request) is page:
                    waiting.remove(request)
                    found.append(request)
            if not waiting:
                del self._pending[key]
        return found

    def _take(self, key: _Key) -> Request:
        waiting = self._pending[key]
        request = waiting.popleft()
        if not waiting:
            del self._pending[key]
        return request

    def _drop_oldest(self) -> None:
        key = self._order.popleft()
        if self._pending.get(key):
            self._take(key)


def _bare(url: str) -> str:
    return url.split("#")[0]


def _page_of(request: Request) -> Page | None:
    from playwright.async_api import Error

    try:
        return request.frame.page
    except Error:
        return None  # a service worker's request has no frame, one whose page is still being made has none yet
