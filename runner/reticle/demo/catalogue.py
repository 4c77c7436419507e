"""The goods: ten kinds, five models and four colours of each make two hundred products."""

from __future__ import annotations

import random
from dataclasses import dataclass

PAGE_SIZE = 12


@dataclass(frozen=True)
class Kind:
    """One kind of goods. `models` are (name, detail), the picture's pattern follows their order."""

    slug: str
    plural: str
    noun: str
    base_cents: int
    models: tuple[tuple[str, str], ...]
    colours: tuple[str, ...]


@dataclass(frozen=True)
class Product:
    """One product as the shop stores it. `price_cents` is the gross price in euro cents."""

    id: int
    sku: str
    name: str
    category: str
    description: str
    colour: str
    pattern: str
    price_cents: int
    stock: int


PATTERNS = ("plain", "stripes", "dots", "band", "speckle")

KINDS = (
    Kind("mugs", "Mugs", "mug", 1400, (
        ("Camp", "Enamelled steel, holds 350 ml and survives being dropped."),
        ("Harbour", "Stoneware with a wide foot, 300 ml, dishwasher safe."),
        ("Morning", "Porcelain, 250 ml, thin at the lip and warm in the hand."),
        ("Studio", "Thrown by hand, 320 ml, no two quite alike."),
        ("Travel", "Double wall, 280 ml, with a lid of cork."),
    ), ("moss", "rust", "ink", "oat")),
    Kind("teapots", "Teapots", "teapot", 3900, (
        ("Garden", "Stoneware, 900 ml, pours without a drip."),
        ("Kitchen", "Glazed inside and out, 1.2 litres, with a steel strainer."),
        ("Library", "Porcelain, 700 ml, for one reader and one guest."),
        ("Porch", "Cast iron, 800 ml, stays hot for an hour."),
        ("Sunday", "Stoneware, 1.5 litres, for the whole table."),
    ), ("moss", "plum", "ink", "clay")),
    Kind("bowls", "Bowls", "bowl", 1800, (
        ("Breakfast", "15 cm across, deep enough for milk and oats."),
        ("Market", "24 cm across, for a salad or a heap of apples."),
        ("Noodle", "18 cm across, with a notch for the sticks."),
        ("Nesting", "12 cm across, one of a family that stacks."),
        ("Serving", "28 cm across, with two thumb grips."),
    ), ("sky", "rust", "oat", "moss")),
    Kind("lamps", "Lamps", "lamp", 6200, (
        ("Bedside", "Linen shade, brass switch, 34 cm high."),
        ("Desk", "Tilting head, weighted foot, 42 cm high."),
        ("Hall", "Wide shade that throws light up and down, 55 cm high."),
        ("Reading", "Focused beam, dims to a glow, 48 cm high."),
        ("Window", "Slim column, frosted shade, 40 cm high."),
    ), ("honey", "ink", "clay", "moss")),
    Kind("notebooks", "Notebooks", "notebook", 900, (
        ("Dotted", "160 pages of 100 g paper, dots 5 mm apart."),
        ("Field", "96 pages, rounded corners, fits a back pocket."),
        ("Ledger", "192 numbered pages, ruled, with an index."),
        ("Plain", "128 pages without a line on them."),
        ("Sketch", "80 pages of 160 g paper that takes a wash."),
    ), ("plum", "sky", "honey", "ink")),
    Kind("plant-pots", "Plant pots", "plant pot", 1600, (
        ("Balcony", "Frost proof, 22 cm, with a drain hole."),
        ("Fern", "Self-watering insert, 16 cm."),
        ("Seedling", "9 cm, stacks in the shed."),
        ("Trailing", "With a cord to hang it by, 14 cm."),
        ("Window", "Narrow, 30 cm long, with a saucer."),
    ), ("clay", "moss", "sky", "oat")),
    Kind("blankets", "Blankets", "blanket", 7400, (
        ("Attic", "Lambswool, 130 by 180 cm."),
        ("Cabin", "Recycled wool, 150 by 200 cm, heavy."),
        ("Picnic", "Cotton with a waxed back, 140 by 170 cm."),
        ("Sofa", "Brushed cotton, 130 by 170 cm, machine washable."),
        ("Winter", "Merino, 160 by 220 cm."),
    ), ("rust", "plum", "moss", "honey")),
    Kind("candles", "Candles", "candle", 1100, (
        ("Beeswax", "Burns for 40 hours, smells of honey."),
        ("Cedar", "Soy wax, 50 hours, dry and woody."),
        ("Orchard", "Soy wax, 45 hours, green apple and hay."),
        ("Rain", "Soy wax, 45 hours, wet stone and mint."),
        ("Table", "Rapeseed wax, 30 hours, no scent at all."),
    ), ("honey", "oat", "plum", "sky")),
    Kind("clocks", "Clocks", "clock", 5400, (
        ("Gallery", "30 cm, silent movement, glass front."),
        ("Kitchen", "24 cm, wipes clean, large numerals."),
        ("Mantel", "18 cm, stands on two feet."),
        ("School", "35 cm, a steel case and a red second hand."),
        ("Study", "20 cm, birch case."),
    ), ("ink", "sky", "clay", "honey")),
    Kind("bags", "Bags", "bag", 4600, (
        ("Errand", "Canvas, 14 litres, one pocket."),
        ("Gallery", "Flat tote for paper and frames."),
        ("Market", "Waxed cotton, 20 litres, long handles."),
        ("Studio", "Padded sleeve for a laptop, 16 litres."),
        ("Weekend", "Two days' worth, 28 litres."),
    ), ("oat", "rust", "ink", "plum")),
)  # fmt: skip

CATEGORIES = {kind.slug: kind.plural for kind in KINDS}


def list_products(seed: int) -> list[Product]:
    """Return the two hundred products. The seed decides their order, prices and stock; the names never change."""
    chance = random.Random(f"products {seed}")
    made = [(kind, index, colour) for kind in KINDS for index in range(len(kind.models)) for colour in kind.colours]
    chance.shuffle(made)
    return [_product(number, *which, chance) for number, which in enumerate(made, start=1)]


def _product(number: int, kind: Kind, index: int, colour: str, chance: random.Random) -> Product:
    model, detail = kind.models[index]
    price_cents = kind.base_cents + index * kind.base_cents // 10 + chance.choice((-90, -40, 0, 50, 90))
    return Product(
        id=number,
        sku=f"{kind.noun.replace(' ', '-')}-{model.lower()}-{colour}",
        name=f"{model} {kind.noun}, {colour}",
        category=kind.slug,
        description=detail,
        colour=colour,
        pattern=PATTERNS[index],
        price_cents=price_cents,
        stock=chance.choices((0, 2, 3, 12, 25, 40), weights=(1, 1, 1, 6, 6, 6))[0],
    )
