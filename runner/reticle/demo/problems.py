"""Refusals of the API: a status, a code for programs and a plain sentence for people."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):  # noqa: N818 - a refusal is an answer of the shop, not an error of its code
    """The shop answers no. `fields` maps a form field to what is wrong with it."""

    def __init__(self, status: int, code: str, message: str, fields: Mapping[str, str] | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.fields = dict(fields or {})

    def to_json(self) -> dict[str, object]:
        """Return the body of the answer."""
        error: dict[str, object] = {"code": self.code, "message": self.message}
        if self.fields:
            error["fields"] = self.fields
        return {"error": error}


def not_signed_in() -> Refusal:
    """401: the page has to ask for a sign-in."""
    return Refusal(401, "sign-in-needed", "Please sign in first.")


def no_such(what: str) -> Refusal:
    """404."""
    return Refusal(404, "not-found", f"There is no such {what}.")


def sold_out(name: str, left: int) -> Refusal:
    """409: fewer are left than were asked for."""
    message = f"{name} is sold out." if left <= 0 else f"Only {left} of {name} left."
    return Refusal(409, "out-of-stock", message)


def invalid(fields: Mapping[str, str]) -> Refusal:
    """422 with a sentence per field."""
    return Refusal(422, "invalid", "Please check the marked fields.", fields)
