"""Requests that a person's browser context sends without a page: with its cookies, outside the log."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from reticle.browser.cookies import hide_cookie
from reticle.model.flow import RequestArgs
from reticle.text import squash

if TYPE_CHECKING:
    from reticle.browser.person import Person


@dataclass(frozen=True, slots=True)
class Answer:
    """What the server answered; `text` is at most the first 10,000 characters."""

    status: int
    text: str


async def fetch(person: Person, args: RequestArgs, url: str, timeout_s: float) -> Answer | str:
    """Send one request with the person's cookies. Returns the answer, or why there was none."""
    from playwright.async_api import Error

    headers = dict(args.headers)
    data: str | None = args.text
    if args.json_ is not None:
        data = json.dumps(args.json_, ensure_ascii=False)
        headers.setdefault("content-type", "application/json")
    try:
        response = await person.context.request.fetch(
            url, method=args.method, headers=headers or None, data=data, timeout=timeout_s * 1000, max_redirects=0
        )
        text = (await response.body())[:10_000].decode("utf-8", "replace")
        status = response.status
        for one in response.headers_array:
            if one["name"].lower() == "set-cookie":
                hide_cookie(person.options.redactor, one["value"])
        await response.dispose()
    except Error as failed:
        return person.options.redactor.text(squash(str(failed).splitlines()[0]))
    return Answer(status, person.options.redactor.text(text))
