"""Steps, predicates and targets as somebody types them: `click role=button name='Pay'`, or JSON.

ACTION key=value… for a step, KIND key=value… for a predicate, key=value… for a target. Words are split as a shell does.
A key may go inside: `within.role=dialog`, `position.x=5`, `requestMatches.items.0.qty=2`, `text.$contains=Saved`. A
value is taken as the type that its key has; where any type will do, a number, true, false, null or JSON is read as
such, unless it stands in quotes. A yes-or-no key may stand alone: `console level=error absent`.
"""

from __future__ import annotations

from typing import Any, TypeVar, get_args

from pydantic import BaseModel

from reticle.engine.typed_words import Typed, Word, make, shown, split_words
from reticle.errors import InputError, PredicateError, UsageError
from reticle.model.base import parse
from reticle.model.flow import ARGS, Step, StepKind
from reticle.model.places import read_json
from reticle.model.predicate import KINDS, Predicate, parse_predicate
from reticle.model.target import LOCATORS, Target
from reticle.text import find_nearest
from reticle.truth.check_values import check_predicate

T = TypeVar("T")
M = TypeVar("M", bound=BaseModel)

ACTIONS: tuple[str, ...] = get_args(StepKind)
STEP_KEYS = ("page", "timeoutMs", "dialogs", "popups", "downloads")
STEP_EXAMPLES = {
    "fill": "fill label=Email value=a@b.test", "type": "type label=Search text=lamp",
    "select": "select label=Country value=DE", "press": "press Control+K", "goto": "goto /cart", "back": "back",
    "upload": "upload label=Photo path=tests/cat.png", "drag": "drag testid=card to.testid=done",
    "scroll": "scroll y=600", "zoom": "zoom factor=2", "request": "request POST /api/restock json='{\"all\": true}'",
    "assert": "assert text 'Thank you'",
}  # fmt: skip
PREDICATE_EXAMPLES = {
    "signal": "signal name=order:placed dataMatches.total.$gt=0", "state": "state store=cart path=items.0.qty equals=2",
    "net": "net method=POST path=/api/orders status=201", "storage": "storage area=local key=theme equals=dark",
    "cookie": "cookie name=sid equals='*'", "route": "route /orders/17", "url": "url /orders query.page=2",
    "dialog": "dialog dialog=confirm messageContains=Delete", "download": "download filename=invoice.pdf",
    "popup": "popup urlContains=/receipt", "console": "console level=error absent", "error": "error absent",
    "element": "element role=alert state=visible text=Saved", "text": "text 'Thank you'",
    "animation": "animation name=fade-in", "perf": "perf metric=layout-shift value.$lt=0.1",
    "a11y": "a11y impact=serious absent", "settled": "settled quietMs=500", "not": "not text 'Sorry'",
    "allOf": '{"kind": "allOf", "predicates": [{"kind": "text", "contains": "Saved"}]}',
    "anyOf": '{"kind": "anyOf", "predicates": [{"kind": "text", "contains": "Saved"}]}',
}  # fmt: skip
_STEP_BARE = {"press": ("text",), "goto": ("path",), "request": ("method", "path")}
_PREDICATE_BARE = {"text": "contains", "route": "pathname", "url": "pathname"}
_TARGET_KEYS = (*LOCATORS, "ref", "name", "within", "frame", "nth")
_ARGS_FIRST = {"type": {"text"}, "press": {"text"}, "request": {"text", "path"}, "upload": {"path"}}


def parse_step(text: str, *, what: str = "--do") -> Step:
    """Read one step, short or as JSON. Raises InputError with what was typed, the nearest key and a right example."""
    if _is_json(text):
        step: Step = parse(Step, _json(text, what), what=what, example=STEP_EXAMPLES["fill"])
        return step
    words = _words(text, what, "click role=button name='Pay'")
    action = words[0].text
    if not words[0].is_bare or action not in ACTIONS:
        near = find_nearest(action, ACTIONS)
        hint = f'did you mean "{near}"? · example: {_step_example(near)}' if near else f"actions: {', '.join(ACTIONS)}"
        raise InputError(f'{what} "{shown(text)}": "{shown(action)}" is no action', hint=hint)
    example = _step_example(action)
    if action == "assert":
        expect = parse_predicate_text(text.lstrip()[len(action) :].strip(), what=f"{what} assert")
        return Step(action="assert", expect=expect)
    data = _step_data(action, _name_bare(words[1:], _STEP_BARE.get(action, ())), f'{what} "{shown(text)}"', example)
    made: Step = parse(Step, data, what=f'{what} "{shown(text)}"', example=example)
    return made


def parse_predicate_text(text: str, *, what: str = "--expect") -> Predicate:
    """Read one predicate, short or as JSON. Raises PredicateError with the nearest key and a right example."""
    if _is_json(text):
        predicate = parse_predicate(_json(text, what, PredicateError), what=what)
    else:
        words = _words(text, what, PREDICATE_EXAMPLES["net"], PredicateError)
        where = f'{what} "{shown(text)}"'
        predicate = parse_predicate(_predicate_data(words, where), what=where)
    check_predicate(predicate, what=what)
    return predicate


def parse_target(text: str, *, what: str = "target") -> Target:
    """Read one target, short (`role=button name=Pay`) or as JSON. Raises InputError that teaches."""
    example = "role=button name='Pay'"
    if _is_json(text):
        target: Target = parse(Target, _json(text, what), what=what, example=example)
        return target
    where = f'{what} "{shown(text)}"'
    data = make(Target, _words(text, what, example), what=where, example=example, error=InputError)
    made: Target = parse(Target, data, what=where, example=example)
    return made


def all_of(predicates: list[Predicate]) -> Predicate | None:
    """Join predicates: none for none, itself for one, `allOf` for several."""
    if len(predicates) < 2:
        return predicates[0] if predicates else None
    return parse_predicate({"kind": "allOf", "predicates": [predicate.to_json() for predicate in predicates]})


def _step_data(action: str, words: list[Word], where: str, example: str) -> dict[str, Any]:
    """Deal the keys out: to the args that the action takes, to its target, to the step itself."""
    args_model = ARGS[action]
    taken = {field.alias or name for name, field in args_model.model_fields.items()}
    parts: dict[str, list[Word]] = {"args": [], "target": [], "step": []}
    for word in words:
        head, _, rest = word.head.partition(".")
        if head in ("args", "target") and rest:
            parts[head].append(word.renamed(rest))
        elif head in taken and (head not in _TARGET_KEYS or head in _ARGS_FIRST.get(action, ())):
            parts["args"].append(word)
        elif head in _TARGET_KEYS:
            parts["target"].append(word)
        elif head in STEP_KEYS:
            parts["step"].append(word)
        else:
            known = [*(taken - {"native"}), *_TARGET_KEYS, *STEP_KEYS]
            raise _unknown(word, known, where, example, InputError)
    step_typed = Typed(Step, where, example, InputError)
    data: dict[str, Any] = {"action": action, **step_typed.make(parts["step"])}
    if parts["args"]:
        data["args"] = make(args_model, parts["args"], what=where, example=example, error=InputError)
    if parts["target"]:
        data["target"] = make(Target, parts["target"], what=where, example=example, error=InputError)
    return data


def _predicate_data(words: list[Word], where: str) -> dict[str, Any]:
    kind = words[0].text
    if words[0].is_bare and kind == "not" and len(words) > 1:
        return {"kind": "not", "predicate": _predicate_data(words[1:], where)}
    if not words[0].is_bare or kind not in KINDS or kind in ("allOf", "anyOf", "not"):
        near = find_nearest(kind, set(KINDS))
        hint = f'did you mean "{near}"? · example: {PREDICATE_EXAMPLES[near]}' if near else (
            f"kinds: {', '.join(KINDS)} · example: {PREDICATE_EXAMPLES['net']}"
        )  # fmt: skip
        if kind in ("allOf", "anyOf"):
            hint = f"give --expect several times, or JSON: {PREDICATE_EXAMPLES[kind]}"
        raise PredicateError(f'{where}: unknown kind "{shown(kind)}"' if kind not in KINDS else
                             f'{where}: "{kind}" has no short form like this', hint=hint)  # fmt: skip
    example = PREDICATE_EXAMPLES[kind]
    model = KINDS[kind]
    taken = {field.alias or name for name, field in model.model_fields.items()}
    bare = _PREDICATE_BARE.get(kind)
    named = []
    for word in _name_bare(words[1:], (bare,) if bare else ()):
        head = word.head.partition(".")[0]
        if kind == "element" and head not in taken and head in _TARGET_KEYS:
            word = word.renamed(f"query.{word.key}")
        elif head not in taken - {"kind"}:
            known = (taken - {"kind"}) | (set(_TARGET_KEYS) if kind == "element" else set())
            raise _unknown(word, sorted(known), where, example, PredicateError)
        named.append(word)
    return {"kind": kind, **make(model, named, what=where, example=example, error=PredicateError)}


def _unknown(word: Word, known: list[str], where: str, example: str, error: type[InputError]) -> InputError:
    key = word.head.partition(".")[0] or word.text
    near = find_nearest(key, known)
    hint = f'did you mean "{near}"?' if near else f"accepted: {', '.join(sorted(known))}"
    what = f'unknown key "{shown(key)}"' if word.has_value else f'"{shown(word.text)}" is no KEY=VALUE'
    return error(f"{where}: {what}", hint=f"{hint} · example: {example}")


def _name_bare(words: list[Word], names: tuple[str, ...]) -> list[Word]:
    """Give words without a key the names that the first ones of this action or kind stand for."""
    free = list(names)
    named = []
    for word in words:
        if not word.has_value and free and (word.quoted or word.text not in ("absent", "force")):
            named.append(word.valued(free.pop(0)))
        else:
            named.append(word)
    return named


def _step_example(action: str) -> str:
    return STEP_EXAMPLES.get(action, f"{action} role=button name='Pay'")


def _words(text: str, what: str, example: str, error: type[InputError] = InputError) -> list[Word]:
    try:
        words = split_words(text)
    except ValueError as caught:
        raise error(f'{what} "{shown(text)}": {caught}', hint=f"example: {example}") from None
    if not words:
        raise error(f"{what} is empty", hint=f"example: {example}")
    return words


def _is_json(text: str) -> bool:
    return text.lstrip().startswith(("{", "["))


def _json(text: str, what: str, error: type[InputError] = InputError) -> Any:
    value, _ = read_json(text, file=what, error=error)
    if not isinstance(value, dict):
        raise UsageError(f"{what} takes one object, found a list", hint=f"give {what} several times, they go in order")
    return value
