"""A recording becomes a flow: targets, secrets as variables, dialogs, popups, expectations."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Protocol

from reticle.engine.recorder_drafts import Draft, is_idle, list_popups
from reticle.engine.recorder_propose import is_volatile, strongest
from reticle.model.args import DragArgs
from reticle.model.event import Dialog, Popup
from reticle.model.flow import Flow, parse_flow
from reticle.model.predicate import NetLeaf, list_leaves
from reticle.model.target import Target
from reticle.text import Redactor, squash

MAIN = "main"
A_YEAR = 366
LONG_ENOUGH = 4
"""Shorter secrets are replaced only where they stand alone: they would mutilate everything else."""


class Ways(Protocol):
    """Names the frames around an element."""

    def way(self, frame: Any) -> list[Target]:
        """Return the targets from the outermost frame inwards."""
        ...

    def facts(self, frame: Any) -> list[dict[str, str]]:
        """Return what a fingerprint keeps of them."""
        ...


@dataclass(frozen=True)
class FlowParts:
    """What a flow is made of beside its steps. `start` is its `start` object; `uploads` maps gestures to paths."""

    name: str
    start: Mapping[str, Any]
    ways: Ways
    redactor: Redactor
    secrets: tuple[str, ...] = ()
    intent: str = ""
    dynamic: tuple[Target, ...] = ()
    uploads: Mapping[str, list[str]] = field(default_factory=dict)
    today: date | None = None
    """With it, a day that was chosen up to a year around it is kept by its distance: the flow runs next month too."""


def kept_steps(drafts: Iterable[Draft]) -> list[Draft]:
    """Leave out what was nothing: presses beside everything or into a field that was not edited, keys that moved on."""
    return [draft for draft in drafts if not is_idle(draft)]


def make_flow(drafts: Iterable[Draft], parts: FlowParts) -> Flow:
    """Build the flow. Nothing that was typed into a secret field is in it, wherever else it was typed."""
    steps = []
    names = SecretNames()
    for draft in kept_steps(drafts):
        steps.append(_step(draft, parts, names))
    _drop_late_pages(steps)
    data: dict[str, Any] = {"version": 1, "name": parts.name}
    if parts.intent:
        data["intent"] = parts.intent
    data["start"] = dict(parts.start)
    if names.found:
        data["vars"] = {name: {"env": env, "secret": True} for name, env in names.found.items()}
    data["steps"] = steps
    if parts.dynamic:
        data["dynamic"] = [target.to_json() for target in parts.dynamic]
    hidden = next(iter(names.found), None)
    return parse_flow(_without_secrets(data, parts.secrets, hidden), name=parts.name)


def writes(flow: Flow) -> bool:
    """Tell whether a step expects a request that writes: then what the flow leaves in the backend wants a grade."""
    leaves = [leaf for step in flow.steps if step.expect is not None for _, leaf in list_leaves(step.expect)]
    return any(isinstance(leaf, NetLeaf) and leaf.method not in (None, "GET", "HEAD", "OPTIONS") for leaf in leaves)


class SecretNames:
    """Variables for secret fields: the same field twice is one variable."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        self._fields: dict[str, Target | None] = {}

    def name_for(self, draft: Draft) -> str:
        """Return the variable that stands for what was typed."""
        said = (draft.element.name if draft.element is not None else None) or "password"
        word = re.sub(r"[^a-z0-9]+", "_", said.lower()).strip("_")[:30] or "password"
        if not word[0].isalpha():
            word = f"secret_{word}"
        target = draft.element.target if draft.element is not None else None
        stem, number = word, 2
        while self._fields.setdefault(word, target) != target:
            word, number = f"{stem}_{number}", number + 1
        self.found[word] = word.upper()
        return word


def secret_values(drafts: Iterable[Draft], typed: Mapping[str, str]) -> dict[str, str]:
    """Return what was typed into secret fields by the environment variable that stands for it in the flow."""
    names = SecretNames()
    values = {}
    for draft in kept_steps(drafts):
        if draft.is_secret:
            values[names.name_for(draft).upper()] = typed.get(draft.gesture, "")
    return values


def _step(draft: Draft, parts: FlowParts, names: SecretNames) -> dict[str, Any]:
    step: dict[str, Any] = {"action": draft.action}
    if draft.element is not None:
        step["target"] = draft.element.target.to_json()
    args = _args(draft, parts, names)
    if args:
        step["args"] = args
    if draft.page != MAIN:
        step["page"] = draft.page
    way = parts.ways.way(draft.element.frame) if draft.element is not None else []
    if way:
        step["frame"] = [target.to_json() for target in way]
    if draft.action == "assert":
        step["expect"] = draft.chosen.to_json() if draft.chosen is not None else None
    elif (expect := strongest(draft)) is not None:
        step["expect"] = expect.to_json()
    if draft.picture is not None:
        step["visual"] = {"name": draft.picture}
    dialogs = [_answer(event.data) for event in draft.events if isinstance(event.data, Dialog)]
    if dialogs:
        step["dialogs"] = dialogs
    popups = list_popups(draft.events)
    if popups:
        step["popups"] = [_popup(popup, len(popups)) for popup in popups]
    if draft.element is not None:
        print_ = draft.element.fingerprint.to_json()
        if way:
            print_["frame"] = parts.ways.facts(draft.element.frame)
        step["fingerprint"] = print_
    return step


def _args(draft: Draft, parts: FlowParts, names: SecretNames) -> dict[str, Any]:
    if draft.is_secret:
        return {"value": f"${{{names.name_for(draft)}}}"}
    if draft.action == "upload":
        paths = parts.uploads.get(draft.gesture, [])
        return {"path": paths[0]} if len(paths) == 1 else {"paths": paths}
    args = draft.args.to_json()
    if isinstance(draft.args, DragArgs) and draft.to is not None:
        way = parts.ways.way(draft.to.frame)
        args["to"] = {**draft.to.target.to_json(), **({"frame": [step.to_json() for step in way]} if way else {})}
    kept = {key: _escaped(value) for key, value in args.items()}
    if draft.action == "fill" and draft.element is not None and draft.element.type == "date":
        kept["value"] = _day(kept.get("value", ""), parts.today)
    if draft.action == "fill":
        kept.setdefault("value", "")
    return kept


def _day(value: str, today: date | None) -> str:
    """Spell a day by its distance from today; one that lies further away is a date of its own."""
    try:
        days = (date.fromisoformat(value) - today).days if today is not None else A_YEAR + 1
    except ValueError:
        return value
    if abs(days) > A_YEAR:
        return value
    return f"${{today{days:+d}d}}" if days else "${today}"


def _escaped(value: Any) -> Any:
    """A `${` that somebody typed is no variable."""
    if isinstance(value, str):
        return value.replace("${", "$${")
    return [_escaped(item) for item in value] if isinstance(value, list) else value


def _answer(dialog: Dialog) -> dict[str, Any]:
    answer: dict[str, Any] = {"kind": dialog.kind}
    message = squash(dialog.message)
    if message and not is_volatile(message) and dialog.kind != "beforeunload" and dialog.message == message:
        answer["messageContains"] = message[:80]
    answer["accept"] = dialog.accepted
    if dialog.text is not None:
        answer["text"] = dialog.text
    return answer


def _popup(popup: Popup, count: int) -> dict[str, Any]:
    """Name the page; by its address only where one step opens several."""
    from urllib.parse import urlsplit

    named: dict[str, Any] = {"name": popup.name}
    path = urlsplit(popup.url).path
    if count > 1 and path not in ("", "/", "blank"):
        named["urlContains"] = path
    return named


def _drop_late_pages(steps: list[dict[str, Any]]) -> None:
    """A page is introduced by the step that opened it, which may stand after a gesture that was told first."""
    known = {MAIN}
    for number, step in enumerate(steps):
        page = step.get("page", MAIN)
        if page not in known:
            opener = steps[max(0, number - 1)]
            opener.setdefault("popups", []).append({"name": page})
            known.add(page)
        known |= {popup["name"] for popup in step.get("popups", ())}


def _without_secrets(data: Any, secrets: tuple[str, ...], variable: str | None) -> Any:
    """Replace what was typed into secret fields wherever else it was typed or shown."""
    if isinstance(data, str):
        for secret in secrets:
            if data == secret or (len(secret) >= LONG_ENOUGH and secret in data):
                data = data.replace(secret, f"${{{variable}}}" if variable else "…")
        return data
    if isinstance(data, dict):
        return {key: _without_secrets(value, secrets, variable) for key, value in data.items()}
    return [_without_secrets(item, secrets, variable) for item in data] if isinstance(data, list) else data
