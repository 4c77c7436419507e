"""Targets: how an element is named by meaning, and the fingerprint that finds it again after a drift."""

from __future__ import annotations

from pydantic import Field, field_validator, model_validator

from reticle.model.base import Model
from reticle.model.words import check_role

LOCATORS = ("testid", "role", "label", "placeholder", "text", "alt", "title", "css")
"""Fields of which a target needs at least one (`name` only refines `role`). Several must all hold."""


class Target(Model):
    """Names one element. Texts match whole, after white space is squashed, with case.

    `within` is another target that must be an ancestor (also through shadow roots and frames); `frame` is the list of
    frames to go through, outermost first (without it every frame of the page is searched); `nth` counts from 0 in
    document order and is the only way to say which of several.
    """

    ref: str | None = None
    testid: str | None = None
    role: str | None = None
    name: str | None = None
    label: str | None = None
    placeholder: str | None = None
    text: str | None = None
    alt: str | None = None
    title: str | None = None
    css: str | None = None
    within: Target | None = None
    frame: list[Target] | None = None
    nth: int | None = Field(default=None, ge=0, strict=True)

    @field_validator("role")
    @classmethod
    def _role(cls, value: str | None) -> str | None:
        return value if value is None else check_role(value)

    @model_validator(mode="after")
    def _names_something(self) -> Target:
        if self.ref is None and all(getattr(self, field) is None for field in LOCATORS):
            raise ValueError(f"names nothing: give one of {', '.join(LOCATORS)}")
        if self.name is not None and self.role is None:
            raise ValueError('"name" needs "role" beside it (or use "label" or "text")')
        return self

    def describe(self) -> str:
        """Spell the target for people: `button "Pay now"`, `testid "pay" in dialog`."""
        if self.ref is not None:
            said = self.ref
        elif self.role is not None:
            said = self.role + (f' "{self.name}"' if self.name is not None else "")
        else:
            said = ""
        parts = [said] if said else []
        parts += [f'{field} "{getattr(self, field)}"' for field in LOCATORS if field != "role" and getattr(self, field)]
        text = ", ".join(parts)
        if self.nth is not None:
            text += f" #{self.nth}"
        if self.within is not None:
            text += f" within {self.within.describe()}"
        if self.frame:
            text += " in frame " + " > ".join(frame.describe() for frame in self.frame)
        return text


class Box(Model):
    """A rectangle in CSS pixels of the top document."""

    x: float
    y: float
    w: float
    h: float


class Fingerprint(Model):
    """What healing needs to know of an element. Absent means unknown; no user data; texts of at most 80 characters."""

    tag: str | None = None
    type: str | None = None
    id: str | None = None
    name: str | None = None
    testid: str | None = None
    role: str | None = None
    accessible_name: str | None = None
    text: str | None = None
    placeholder: str | None = None
    label: str | None = None
    alt: str | None = None
    title: str | None = None
    href: str | None = None
    classes: list[str] = []
    attributes: dict[str, str] = {}
    aria: dict[str, str] = {}
    box: Box | None = None
    xpath: str | None = None
    id_xpath: str | None = None
    neighbours: list[str] = []
    headings: list[str] = []
    landmark: str | None = None
    form: str | None = None
    section: str | None = None
    frame: list[dict[str, str]] = []
    shadow: list[dict[str, str]] = []
    index: int | None = None
    count: int | None = None
    component: str | None = None
    source: str | None = None
    rivals: list[Fingerprint] = []
