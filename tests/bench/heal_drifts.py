"""What years of work and what a redesign do to a page, with the right answer known."""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass

from heal_pages import GOODS, Node

SYNONYMS = {
    "add": "put", "remove": "delete", "edit": "change", "save": "store", "cancel": "discard", "open": "show",
    "close": "dismiss", "share": "forward", "send": "submit", "archive": "put away", "copy": "duplicate",
    "apply": "use", "search": "find", "filter": "narrow", "cart": "basket", "order": "purchase", "invoice": "bill",
    "photo": "picture", "comment": "note", "file": "document", "message": "mail", "street": "road",
    "postcode": "zip code", "phone": "telephone", "continue": "next", "sign in": "log in", "e-mail": "mail address",
    "first name": "given name", "last name": "surname", "quantity": "number", "payment": "charge", "coupon": "voucher",
    "subject": "title", "keep": "remember", "member": "person", "restore": "bring back", "ticket": "request",
}  # fmt: skip


@dataclass(frozen=True)
class Profile:
    """How likely each attribute changes, and how much the structure does."""

    name: str
    text: float
    ident: float
    href: float
    classes: float
    testid: float
    wrap: float
    reorder: float
    items: float
    tag: float
    translate: float


PROFILES = (
    Profile("years", text=0.05, ident=0.13, href=0.12, classes=0.2, testid=0.3, wrap=0.1, reorder=0.15, items=0.1,
            tag=0.01, translate=0.0),
    Profile("release", text=0.1, ident=0.3, href=0.1, classes=0.9, testid=1.0, wrap=0.2, reorder=0.2, items=0.15,
            tag=0.02, translate=0.0),
    Profile("redesign", text=0.3, ident=0.7, href=0.3, classes=1.0, testid=1.0, wrap=0.5, reorder=0.6, items=0.3,
            tag=0.08, translate=0.05),
)  # fmt: skip


def drift(page: Node, profile: Profile, rng: random.Random) -> Node:
    """Return a changed copy of the page; surviving elements keep their keys."""
    new = copy.deepcopy(page)
    dropped_testids = rng.random() < 0.5
    translated = rng.random() < profile.translate
    for node in list(new.walk()):
        _change(node, profile, rng, dropped=dropped_testids, translated=translated)
    for node in list(new.walk()):
        _restructure(node, profile, rng)
    return new


def remove(page: Node, key: str) -> None:
    """Take one element out of the page."""
    for node in page.walk():
        node.children = [child for child in node.children if child.key != key]


def _change(node: Node, profile: Profile, rng: random.Random, *, dropped: bool, translated: bool) -> None:
    if node.text and (translated or rng.random() < profile.text):
        node.text = _say_otherwise(node.text, rng, translated=translated)
    for key in ("label", "placeholder", "aria-label"):
        if key in node.attrs and (translated or rng.random() < profile.text):
            node.attrs[key] = _say_otherwise(node.attrs[key], rng, translated=translated)
    for key in ("id", "name"):
        if key in node.attrs and rng.random() < profile.ident:
            if rng.random() < 0.5:
                node.attrs.pop(key)
            else:
                node.attrs[key] = rng.choice(
                    [f"{node.attrs[key]}-{rng.choice('abcxyz')}", _reworded(node.attrs[key], rng)]
                )
    if "href" in node.attrs and rng.random() < profile.href:
        node.attrs["href"] = f"/{rng.choice(['en', 'shop', 'v2', 'app'])}{node.attrs['href']}"
    if node.classes and rng.random() < profile.classes:
        node.classes = [f"css-{rng.randrange(16**6):06x}" for _ in node.classes]
    if "data-testid" in node.attrs and rng.random() < profile.testid:
        if dropped:
            node.attrs.pop("data-testid")
        else:
            words = node.attrs["data-testid"].split("-")
            node.attrs["data-testid"] = rng.choice(
                ["_".join(words), "-".join(reversed(words)), f"t{rng.randrange(9999)}"]
            )
    if rng.random() < profile.tag:
        if node.tag == "a":
            node.tag, node.attrs = "button", {**node.attrs, "type": "button"}
            node.attrs.pop("href", None)
        elif node.tag == "button" and node.attrs.get("type") == "button":
            node.tag = "a"
            node.attrs.pop("type")
            node.attrs["href"] = "#"


def _restructure(node: Node, profile: Profile, rng: random.Random) -> None:
    if len(node.children) > 1 and rng.random() < profile.reorder:
        if node.tag in ("ul", "table", "main"):
            rng.shuffle(node.children)
        elif node.tag == "form":
            at = rng.randrange(len(node.children) - 1)
            node.children[at], node.children[at + 1] = node.children[at + 1], node.children[at]
    if node.tag in ("ul", "table") and node.children and rng.random() < profile.items * 2:
        _add_items(node, rng)
    for at, child in enumerate(node.children):
        if child.acts and rng.random() < profile.wrap:
            node.children[at] = Node("div", classes=["wrap"], children=[child])
    if node.tag == "section" and rng.random() < profile.wrap:
        node.children = [Node("div", classes=["inner"], children=node.children)]


def _add_items(node: Node, rng: random.Random) -> None:
    for _ in range(rng.randint(1, 3)):
        made = copy.deepcopy(rng.choice(node.children))
        name = rng.choice(GOODS)
        for item in made.walk():
            item.key = f"new{rng.randrange(10**9)}"
            item.attrs.pop("id", None)
            for key in ("data-testid", "href"):
                if key in item.attrs:
                    item.attrs[key] = f"{item.attrs[key].rsplit('-', 1)[0]}-{name.replace(' ', '-').lower()}"
            if item.tag == "td" and item.text:
                item.text = f"{name} {rng.randint(1, 99)}"
            elif item.tag == "a" or (item.tag == "h3" and item.text):
                item.text = name
        node.children.insert(rng.randrange(len(node.children) + 1), made)


def _say_otherwise(text: str, rng: random.Random, *, translated: bool) -> str:
    if translated:
        return " ".join(word[::-1].replace("e", "ü") for word in text.split())
    said = text.lower()
    for old, new in SYNONYMS.items():
        if old in said:
            return said.replace(old, new).capitalize()
    return rng.choice(
        [f"{text} now", f"Your {text.lower()}", f"{text}…", text.upper(), f"{text} ({rng.randint(1, 9)})"]
    )


def _reworded(word: str, rng: random.Random) -> str:
    return f"{rng.choice(['field', 'x', 'main', 'ctl'])}{word.title().replace('-', '').replace('_', '')}"
