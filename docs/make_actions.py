"""Write docs/actions.md: every action of a step with what it takes, from the model. `--check` only compares."""

from __future__ import annotations

import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from reticle.engine.shorthand import ACTIONS, STEP_EXAMPLES
from reticle.model.flow import ARGS, TARGETLESS, UploadFile
from reticle.model.target import Target

PAGE = Path(__file__).with_name("actions.md")
EXAMPLES = {
    **STEP_EXAMPLES,
    "select": "select label=Country args.label=Germany",
    "upload": 'upload label=Photo files=\'[{"name": "note.txt", "content": "Hello"}]\'',
    "drag": "drag testid=card to.testid=done",
    "command": "command run='make seed'",
    "check": "check label='I agree'",
    "uncheck": "uncheck label=News",
    "clear": "clear label=Email",
    "focus": "focus label=Email",
    "blur": "blur label=Email",
    "submit": "submit role=form name=Checkout",
    "scrollIntoView": "scrollIntoView text=Terms",
}
_ON_TOUCH = "on a [touch screen](flows.md#touch)"
WHAT = {
    "click": "press with the mouse", "dblclick": "press twice with the mouse",
    "tap": f"press with a finger, {_ON_TOUCH}",
    "hover": "move the mouse there", "focus": "give the focus without a press", "blur": "take the focus away",
    "fill": "put a value into a field, as one edit", "type": "write key by key", "clear": "empty a field",
    "select": "choose in a `<select>`", "check": "tick a checkbox, a switch or a radio button",
    "uncheck": "untick a checkbox or a switch", "submit": "send a form", "press": "press a key or a shortcut",
    "upload": "give files to a file field, or to the chooser that a button opens",
    "scrollIntoView": "scroll until the element is in view",
    "scroll": "scroll the page, or what the target is or stands in",
    "drag": "drag an element onto another, or by a distance", "zoom": f"pinch with two fingers, {_ON_TOUCH}",
    "request": "send a request without a click, to arrange data", "command": "run a shell command in the app's copy",
    "assert": "do nothing: the step's `expect` is looked at", "goto": "open a path of the app",
    "back": "go back in history",
}  # fmt: skip
WORDS = {
    "button": "which button", "modifiers": "keys that are held meanwhile", "position": "where on the element",
    "holdMs": "how long it is held", "confirmDangerous": "press although it looks destructive",
    "value": "what is put in or chosen", "text": "what is written, pressed or sent",
    "ime": "true: every word by an input method; false: none; else Chinese, Japanese and Korean",
    "values": "several choices, where the list takes several", "label": "the choice by its words",
    "index": "the choice by its place, from 0", "start": "where on the element it begins",
    "to": "where it goes", "toRef": "where it goes, by the ref of a snapshot",
    "path": "a path of the app, of `upload` a file from the project's root",
    "paths": "several such files",
    "files": "files made of text", "x": "CSS pixels to the right", "y": "CSS pixels down",
    "factor": "2 is twice as large", "method": "the HTTP method", "headers": "headers that are sent",
    "json": "a JSON body", "expectStatus": "the status that it must have", "run": "the command",
    "timeoutS": "seconds until it is stopped",
}  # fmt: skip
HEAD = """# Actions

Written by `make docs` from the model. A step is an action with what it takes, in `args` of a flow file or beside the
target in the [short form](by-hand.md#the-short-form).

Every action on an element also takes `force`: it is not held against it that the element is disabled or covered.

For a box that its component hides, its label or what is drawn for it is pressed. A hidden field that nothing but its
own component lies over is used as from a keyboard.
"""


def make_page() -> str:
    """Return the whole page."""
    return HEAD + "".join(_section(action, ARGS[action]) for action in ACTIONS)


def main(words: list[str]) -> int:
    """Write the page, or with `--check` exit 1 when it is stale."""
    text = make_page()
    if "--check" in words:
        fresh = PAGE.is_file() and PAGE.read_text("utf-8") == text
        sys.stderr.write("" if fresh else "docs/actions.md is stale: make docs\n")
        return 0 if fresh else 1
    PAGE.write_text(text, "utf-8")
    return 0


def _section(action: str, model: type[BaseModel]) -> str:
    target = "without a target" if action in ("request", "command", "assert", "goto", "back") else (
        "a target may be left out" if action in TARGETLESS else "needs a target"
    )  # fmt: skip
    example = EXAMPLES.get(action, f"{action} role=button name='Pay'")
    text = f"\n## {action}\n\n{WHAT[action]}; {target}\n\n```\n{example}\n```\n"
    fields = {field.alias or name: field for name, field in model.model_fields.items()}
    rows = [_row(name, field) for name, field in fields.items() if name not in ("force", "native")]
    note = (model.__doc__ or "").partition(": ")[2] if action in (model.__doc__ or "").split(":")[0].split() else ""
    if note and rows:
        text += f"\n{' '.join(note.split())}\n"
    return text + ("\n| arg | takes | |\n| --- | --- | --- |\n" + "".join(rows) if rows else "")


def _row(name: str, field: FieldInfo) -> str:
    default = field.get_default(call_default_factory=True)
    said = WORDS[name]
    if field.is_required():
        said += "; needed"
    elif default not in (None, [], {}):
        said += f"; else `{str(default).lower() if isinstance(default, bool) else default}`"
    return f"| `{name}` | {_kind(field.annotation)} | {said} |\n"


def _kind(annotation: Any) -> str:
    origin, inside = get_origin(annotation), get_args(annotation)
    if origin in (Union, types.UnionType):
        return " or ".join(_kind(item) for item in inside if item is not type(None))
    if origin is Literal:
        return ", ".join(f"`{item}`" for item in inside)
    if origin is list:
        return f"a list of {_kind(inside[0])}"
    if origin is dict:
        return "names and texts"
    if annotation is Target:
        return "a target"
    if annotation is UploadFile:
        return f"`{{{', '.join(UploadFile.model_fields)}}}`"
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return f"`{{{', '.join(annotation.model_fields)}}}`"
    return {str: "text", bool: "`true` or `false`", int: "a whole number", float: "a number"}.get(annotation, "JSON")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
