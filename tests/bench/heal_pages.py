"""Invented pages for the bench of healing: trees of elements whose every node keeps its identity through changes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field

from reticle.model.target import Box, Fingerprint

VERBS = [
    "Add",
    "Remove",
    "Edit",
    "Save",
    "Cancel",
    "Open",
    "Close",
    "Share",
    "Print",
    "Send",
    "Archive",
    "Restore",
    "Copy",
    "Move",
    "Apply",
    "Reset",
    "Search",
    "Filter",
]
THINGS = [
    "cart",
    "order",
    "invoice",
    "address",
    "photo",
    "report",
    "team",
    "member",
    "project",
    "board",
    "card",
    "label",
    "comment",
    "file",
    "folder",
    "message",
    "schedule",
    "ticket",
    "plan",
    "payment",
    "coupon",
    "review",
    "delivery",
    "account",
    "profile",
    "password",
    "notification",
    "language",
    "theme",
    "token",
]
FIELDS = [
    "First name",
    "Last name",
    "E-mail",
    "Phone",
    "Street",
    "Postcode",
    "City",
    "Country",
    "Company",
    "VAT number",
    "Card holder",
    "Card number",
    "Expiry",
    "Coupon code",
    "Quantity",
    "Comment",
    "Subject",
    "Start date",
    "End date",
    "Time zone",
    "Nickname",
    "Birthday",
    "Website",
    "Budget",
]
GOODS = [f"{a} {b}" for a in ["Oak", "Pine", "Steel", "Linen", "Wool", "Clay", "Glass", "Cork", "Brass", "Slate"]
         for b in ["mug", "lamp", "chair", "shelf", "bowl", "rug", "clock", "tray", "vase", "stool"]]  # fmt: skip
_ROLES = {"button": "button", "a": "link", "select": "combobox", "textarea": "textbox", "li": "listitem", "tr": "row",
          "h1": "heading", "h2": "heading", "h3": "heading", "p": "paragraph", "td": "cell", "nav": "navigation",
          "main": "main", "header": "banner", "footer": "contentinfo", "form": "form", "img": "img", "ul": "list"}  # fmt: skip
_LANDMARKS = frozenset({"main", "nav", "header", "footer", "form"})
_SIZES = {"button": (110, 36), "a": (90, 22), "input": (240, 36), "select": (240, 36), "textarea": (360, 90),
          "h1": (600, 48), "h2": (500, 36), "h3": (300, 28), "p": (500, 22), "td": (160, 30), "img": (160, 120),
          "label": (120, 22), "span": (60, 20)}  # fmt: skip


@dataclass(eq=False)
class Node:
    """An element. `key` stays with it through every change; clones get another."""

    tag: str
    text: str = ""
    attrs: dict[str, str] = field(default_factory=dict)
    classes: list[str] = field(default_factory=list)
    children: list[Node] = field(default_factory=list)
    key: str = ""

    def walk(self) -> Iterator[Node]:
        """Give this node and all below, in document order."""
        yield self
        for child in self.children:
            yield from child.walk()

    @property
    def acts(self) -> bool:
        """Tell whether a step could act on it."""
        return self.tag in ("button", "a", "input", "select", "textarea")


def make_page(rng: random.Random) -> Node:
    """Build a page of a few hundred elements: navigation, some of cards, a table, forms, panels, a footer."""
    testids = rng.random() < 0.55
    parts = [_cards, _table, _form, _panel, _form, _panel]
    rng.shuffle(parts)
    main = Node(
        "main",
        children=[Node("h1", f"{rng.choice(THINGS).title()}s"), *(part(rng) for part in parts[: rng.randint(2, 4)])],
    )
    page = Node("body", children=[_nav(rng), main, _footer(rng)])
    for number, node in enumerate(page.walk()):
        node.key = f"n{number}"
        if node.acts and not testids:
            node.attrs.pop("data-testid", None)
    return page


def _slug(text: str) -> str:
    return "-".join(text.lower().replace("-", "").split())


def _nav(rng: random.Random) -> Node:
    words = rng.sample(THINGS, rng.randint(4, 8))
    links = [
        Node("li", children=[Node("a", f"{word.title()}s", {"href": f"/{word}s", "data-testid": f"nav-{word}"})])
        for word in words
    ]
    tail = [
        Node("button", rng.choice(["Sign in", "Menu", "Log out"]), {"type": "button", "data-testid": "nav-account"})
    ]
    return Node(
        "header", children=[Node("nav", attrs={"aria-label": "Main"}, children=[Node("ul", children=links)]), *tail]
    )


def _footer(rng: random.Random) -> Node:
    words = rng.sample(["Imprint", "Privacy", "Terms", "Help", "Contact", "Jobs", "Press", "Status"], rng.randint(3, 6))
    return Node("footer", children=[Node("a", word, {"href": f"/{word.lower()}"}) for word in words])


def _cards(rng: random.Random) -> Node:
    same = rng.random() < 0.7
    items = []
    for good in rng.sample(GOODS, rng.randint(4, 16)):
        name, slug = good, _slug(good)
        buy = "Add to cart" if same else f"Add {name}"
        items.append(Node("li", classes=["card"], children=[
            Node("img", attrs={"alt": name}),
            Node("h3", children=[Node("a", name, {"href": f"/p/{slug}", "data-testid": f"open-{slug}"})]),
            Node("p", f"{rng.randint(5, 90)}.00 €"),
            Node("button", buy, {"type": "button", "data-testid": f"add-{slug}"}, ["button", "primary"]),
            Node("button", "♥", {"type": "button", "aria-label": f"Keep {name}" if not same else "Keep"}, ["button"]),
        ]))  # fmt: skip
    return Node("section", children=[Node("h2", "Goods"), Node("ul", classes=["grid"], children=items)])


def _table(rng: random.Random) -> Node:
    rows = []
    actions = rng.sample(VERBS, 2)
    for number in range(rng.randint(4, 14)):
        code = f"{rng.choice('ABCDE')}-{rng.randint(100, 999)}"
        cells = [Node("td", code), Node("td", rng.choice(GOODS)), Node("td", f"{rng.randint(1, 60)} days")]
        buttons = [
            Node("button", verb, {"type": "button", "data-testid": f"{verb.lower()}-{number}"}, ["link"])
            for verb in actions
        ]
        rows.append(Node("tr", children=[*cells, Node("td", children=buttons)]))
    return Node(
        "section", children=[Node("h2", rng.choice(["Orders", "Members", "Tickets"])), Node("table", children=rows)]
    )


def _form(rng: random.Random) -> Node:
    rows: list[Node] = []
    prefix = rng.choice(["billing", "profile", "contact", "order", "filter"])
    for label in rng.sample(FIELDS, rng.randint(3, 9)):
        slug = _slug(label)
        tag = rng.choice(["input", "input", "input", "select", "textarea"])
        attrs = {"name": slug.replace("-", "_"), "data-testid": slug, "label": label}
        if rng.random() < 0.6:
            attrs["id"] = f"{prefix}-{slug}"
        if tag == "input":
            attrs["type"] = "email" if label == "E-mail" else "text"
            if rng.random() < 0.4:
                attrs["placeholder"] = f"Your {label.lower()}"
        rows.append(Node("div", classes=["field"], children=[Node("label", label), Node(tag, attrs=attrs)]))
    send = rng.choice(["Save", "Send", "Continue", "Place order", "Create account"])
    rows.append(Node("button", send, {"type": "submit", "data-testid": f"{prefix}-submit"}, ["button", "primary"]))
    if rng.random() < 0.6:
        rows.append(Node("button", rng.choice(["Cancel", "Reset", "Back"]), {"type": "button"}, ["button"]))
    return Node(
        "section",
        children=[Node("h2", f"{prefix.title()} data"), Node("form", attrs={"id": f"{prefix}-form"}, children=rows)],
    )


def _panel(rng: random.Random) -> Node:
    buttons = []
    for _ in range(rng.randint(2, 6)):
        verb, thing = rng.choice(VERBS), rng.choice(THINGS)
        attrs = {"type": "button", "data-testid": f"{verb.lower()}-{thing}"}
        if rng.random() < 0.5:
            attrs["id"] = f"{verb.lower()}{thing.title()}"
        buttons.append(Node("button", f"{verb} {thing}", attrs, ["button"]))
    return Node(
        "section",
        children=[Node("h2", f"{rng.choice(THINGS).title()} panel"), Node("p", "What can be done here."), *buttons],
    )


def print_page(page: Node, width: int = 1200) -> list[tuple[str, Fingerprint]]:
    """Return key and fingerprint of every element that is drawn, laid out from top to bottom."""
    printer = _Printer(width)
    printer.visit(page, "", "", 40, [], None, None, None, None)
    words = [(box, text) for box, text in printer.words if text]
    out = []
    for key, data, box in printer.made:
        near = sorted(
            ((max(abs(box.x - other.x) - box.w, 0) + max(abs(box.y - other.y) - box.h, 0)), text)
            for other, text in words
            if text != data.get("text") and abs(box.y - other.y) < 90 and abs(box.x - other.x) < 400
        )
        data["neighbours"] = list(dict.fromkeys(text for far, text in near if far <= 50))[:6]
        out.append(
            (
                key,
                Fingerprint.model_validate(
                    {name: value for name, value in data.items() if value not in (None, "", [], {})}
                ),
            )
        )
    return out


class _Printer:
    def __init__(self, width: int) -> None:
        self.width = width
        self.x, self.y, self.row = 40, 20, 0
        self.made: list[tuple[str, dict[str, object], Box]] = []
        self.words: list[tuple[Box, str]] = []

    def visit(
        self, node: Node, xpath: str, id_xpath: str, indent: int, headings: list[tuple[int, str]],
        landmark: str | None, section: str | None, form: str | None, place: tuple[int, int] | None,
    ) -> None:  # fmt: skip
        """Lay out one element and all below."""
        xpath, id_xpath = (f"/html/{node.tag}", f"/html/{node.tag}") if not xpath else (xpath, id_xpath)
        role = node.attrs.get("role") or _ROLES.get(node.tag)
        if node.tag in ("h1", "h2", "h3"):
            level = int(node.tag[1])
            headings[:] = [(level, _all_text(node)), *(item for item in headings if item[0] < level)]
        box = self._place(node)
        text = _all_text(node) if len(_all_text(node)) <= 80 else _all_text(node)[:79] + "…"
        data: dict[str, object] = {
            "tag": node.tag, "role": role, "text": None if node.tag in ("input", "select", "textarea") else text,
            "accessibleName": node.attrs.get("aria-label") or node.attrs.get("label") or (text if role in ("button", "link", "heading") else None),
            "type": node.attrs.get("type"), "id": node.attrs.get("id"), "name": node.attrs.get("name"),
            "testid": node.attrs.get("data-testid"), "placeholder": node.attrs.get("placeholder"),
            "label": node.attrs.get("label"), "alt": node.attrs.get("alt"), "href": node.attrs.get("href"),
            "classes": list(node.classes), "aria": {"label": node.attrs["aria-label"]} if "aria-label" in node.attrs else {},
            "box": {"x": box.x, "y": box.y, "w": box.w, "h": box.h}, "xpath": xpath, "idXpath": id_xpath,
            "headings": [text for _, text in headings][:3], "landmark": landmark, "section": section, "form": form,
            "index": place[0] if place else None, "count": place[1] if place else None,
        }  # fmt: skip
        self.made.append((node.key, data, box))
        if node.text:
            self.words.append((box, node.text))
        if node.tag in _LANDMARKS:
            landmark = role if node.tag != "nav" else f'navigation "{node.attrs.get("aria-label", "")}"'
        if node.tag == "form":
            form = node.attrs.get("id")
        if node.tag in ("li", "tr"):
            inner = next((_all_text(item) for item in node.walk() if item.tag in ("h3", "td")), _all_text(node))
            section = f'{role} "{inner[:60]}"'
        counts: dict[str, int] = {}
        for child in node.children:
            counts[child.tag] = counts.get(child.tag, 0) + 1
        seen: dict[str, int] = {}
        for child in node.children:
            seen[child.tag] = seen.get(child.tag, 0) + 1
            step = f"/{child.tag}" + (f"[{seen[child.tag]}]" if counts[child.tag] > 1 else "")
            anchor = f'//*[@id="{child.attrs["id"]}"]' if child.attrs.get("id") else id_xpath + step
            spot = (seen[child.tag] - 1, counts[child.tag]) if child.tag in ("li", "tr") else place
            self.visit(child, xpath + step, anchor, indent, headings, landmark, section, form, spot)
        if node.tag in ("li", "tr", "section", "form", "div", "header", "footer"):
            self.x, self.y, self.row = 40, self.y + self.row + 12, 0

    def _place(self, node: Node) -> Box:
        wide, high = _SIZES.get(node.tag, (0, 0))
        if not wide:
            return Box(x=40, y=self.y, w=self.width - 80, h=200)
        wide = max(wide, 8 * len(node.text)) if node.tag in ("button", "a", "span") else wide
        if self.x + wide > self.width or node.tag in ("h1", "h2", "h3", "p"):
            self.x, self.y, self.row = 40, self.y + self.row + 8, 0
        box = Box(x=self.x, y=self.y, w=wide, h=high)
        self.x, self.row = self.x + wide + 16, max(self.row, high)
        return box


def _all_text(node: Node) -> str:
    return " ".join(item.text for item in node.walk() if item.text)
