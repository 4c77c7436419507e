"""A person's gestures as the recorder in the page tells them, with the elements that they were on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Literal

from reticle.browser.frames import Frame
from reticle.browser.session import Params
from reticle.model.args import (
    Args,
    ClickArgs,
    DragArgs,
    FillArgs,
    PlainArgs,
    Position,
    PressArgs,
    ScrollArgs,
    SelectArgs,
    TypeArgs,
)
from reticle.model.target import Fingerprint, Target

if TYPE_CHECKING:
    from reticle.browser.tab import Tab

Action = Literal[
    "click", "dblclick", "hover", "fill", "type", "select", "check", "uncheck", "press", "upload", "scroll", "drag",
]  # fmt: skip


@dataclass(frozen=True)
class Touched:
    """The element that a gesture was on, as it was before the app reacted. `is_field`: a press only puts the caret.

    `number` is its number in document `document` of `frame`; `is_sure` tells a target by meaning from one by place.
    """

    frame: Frame
    document: int
    number: int
    describe: str
    tag: str
    type: str | None
    target: Target
    is_sure: bool
    fingerprint: Fingerprint
    is_secret: bool
    is_field: bool

    @property
    def name(self) -> str | None:
        """What people call it: label, accessible name, name attribute."""
        print_ = self.fingerprint
        return print_.label or print_.accessible_name or print_.name or print_.id

    def same_as(self, other: Touched | None) -> bool:
        """Tell whether both are the same element, also when the page has put a new one in its place."""
        if other is None or self.frame is not other.frame:
            return False
        same = (self.document, self.number) == (other.document, other.number)
        return same or (self.target == other.target and self.tag == other.tag)


@dataclass(frozen=True)
class FileSeen:
    """A file that a person chose: number `at` of the page's recorder."""

    at: int
    name: str
    type: str
    size: int


@dataclass(frozen=True)
class Gesture:
    """What a person did. `id` stays the same while it is told again (typing goes on); `t` is when."""

    id: str
    tab: Tab
    frame: Frame
    t: float
    action: Action
    args: Args
    element: Touched | None = None
    to: Touched | None = None
    files: tuple[FileSeen, ...] = ()
    is_secret: bool = False
    is_ground: bool = False
    """A press on the page itself, beside everything."""
    is_loose: bool = False
    """A press that was let go elsewhere, of which the page showed no sign: it counts only when something came of it."""


@dataclass(frozen=True)
class Sign:
    """Anything else that the recorder in the page says, by `kind`: begin drop secret chooser traverse loaded roots bar
    opened, and carry: a drag began whose end another document may see.

    `gesture` is the id of the gesture that it is about; `data` what came with it.
    """

    kind: str
    tab: Tab
    frame: Frame
    t: float
    gesture: str = ""
    data: Params = field(default_factory=dict)


def read_message(tab: Tab, frame: Frame, epoch_ms: float, said: Params) -> Gesture | Sign:
    """Turn one message of the recorder in the page into a gesture or a sign."""
    t = tab.sdk.to_t(epoch_ms)
    id_ = f"{frame.id}/{frame.document}/{said['g']}" if "g" in said else ""
    if said["k"] == "carry":
        return Sign("carry", tab, frame, t, id_, {"element": _touched(frame, said["el"]), "start": said["from"]})
    if said["k"] != "did":
        return Sign(said["k"], tab, frame, t, id_, said)
    element = _touched(frame, said["el"]) if said.get("el") else None
    to = _touched(frame, said["to"]) if said.get("to") else None
    action: Action = said["action"]
    return Gesture(
        id=id_, tab=tab, frame=frame, t=t, action=action, args=_READ.get(action, _plain)(said), element=element, to=to,
        files=tuple(FileSeen(**file) for file in said.get("files", ())), is_secret=bool(said.get("secret")),
        is_ground=bool(said.get("ground")), is_loose=bool(said.get("loose")),
    )  # fmt: skip


def _touched(frame: Frame, told: dict[str, Any]) -> Touched:
    print_ = {**told["print"], **({"rivals": told["rivals"]} if told["rivals"] else {})}
    return Touched(
        frame=frame, document=frame.document, number=told["number"], describe=told["describe"], tag=told["tag"],
        type=told["type"], target=Target.model_validate(told["target"]), is_sure=told["sure"],
        fingerprint=Fingerprint.model_validate(print_), is_secret=told["secret"], is_field=told["field"],
    )  # fmt: skip


def with_source(gesture: Gesture, carried: Sign) -> Gesture:
    """Join the end of a drag, as one document saw it, with what another one saw of its beginning."""
    start = carried.data["start"]
    began = {"start": Position.model_validate(start)} if start else {}
    return replace(gesture, element=carried.data["element"], args=gesture.args.model_copy(update=began))


def _plain(_: Params) -> Args:
    return PlainArgs()


def _click(said: Params) -> Args:
    given = {key: said[key] for key in ("button", "modifiers", "position") if said.get(key)}
    return ClickArgs.model_validate(given)


def _select(said: Params) -> Args:
    """Say what was chosen as people see it; by value where the label says another thing tomorrow or stands twice."""
    chosen = said["chosen"]
    if said["multiple"]:
        return SelectArgs(values=[option["value"] for option in chosen])
    if not chosen:
        return SelectArgs(index=0)
    first = chosen[0]
    clear = said["alone"][0] and first["label"].strip() and not any(char.isdigit() for char in first["label"])
    return SelectArgs(label=first["label"].strip()) if clear else SelectArgs(value=first["value"])


def _drag(said: Params) -> Args:
    given: dict[str, Any] = {}
    if said.get("from"):
        given["start"] = Position.model_validate(said["from"])
    if said.get("to"):
        given["to"] = Target.model_validate(said["to"]["target"])
    if said.get("at") or said.get("by"):
        given["position"] = Position.model_validate(said.get("at") or said["by"])
    return DragArgs(**given)


_READ: dict[str, Callable[[Params], Args]] = {
    "click": _click,
    "dblclick": _click,
    "fill": lambda said: FillArgs(value=said.get("value", "")),
    "type": lambda said: TypeArgs(text=said["text"]),
    "press": lambda said: PressArgs(text=said["text"]),
    "select": _select,
    "drag": _drag,
    "scroll": lambda said: ScrollArgs(**{axis: said[axis] for axis in ("x", "y") if said[axis]}),
}
