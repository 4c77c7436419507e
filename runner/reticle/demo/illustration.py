"""The products' pictures: one drawing per kind, in the product's colour and pattern."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Tones:
    """The background, the body's light, middle and dark tone."""

    back: str
    light: str
    main: str
    dark: str


TONES = {
    "moss": Tones("#e3e8da", "#8fa67a", "#6b8559", "#4c6340"),
    "rust": Tones("#f3e0d6", "#d58a63", "#b9623c", "#8b4527"),
    "ink": Tones("#dfe3ea", "#5d6d87", "#3d4c66", "#283448"),
    "oat": Tones("#efe9dd", "#e6d8bf", "#d3bf9d", "#a68f69"),
    "plum": Tones("#eadfe8", "#a2749b", "#7d4f76", "#5a3655"),
    "clay": Tones("#f2e3dc", "#d9a48c", "#c08468", "#955f46"),
    "sky": Tones("#dfeaf0", "#95bcd0", "#6c9ab3", "#4a7389"),
    "honey": Tones("#f5ead0", "#eac065", "#d9a234", "#a67618"),
}


@dataclass(frozen=True)
class Shape:
    """A drawing on 400 x 300: what stands behind, the body's outline (it carries the pattern), what is in front."""

    behind: str
    body: str
    front: str
    foot: tuple[int, int, int] = (200, 250, 92)
    """Middle, height and half width of the shadow."""


SHAPES = {
    "mugs": Shape(
        '<path d="M262 132c52-8 66 22 58 50-8 27-36 38-66 36" fill="none" stroke="{dark}" stroke-width="17" '
        'stroke-linecap="round"/>',
        "M126 98h148v112c0 24-16 40-40 40h-68c-24 0-40-16-40-40z",
        '<ellipse cx="200" cy="98" rx="74" ry="15" fill="{dark}"/><ellipse cx="200" cy="101" rx="62" ry="10" '
        'fill="#3a2a20" opacity=".55"/>',
    ),
    "teapots": Shape(
        '<path d="M122 168c-34-6-42-38-64-44l-8 12c20 12 24 60 78 70z" fill="{dark}"/>'
        '<path d="M272 130c58-22 74 44 6 74" fill="none" stroke="{dark}" stroke-width="14" stroke-linecap="round"/>',
        "M200 104c56 0 92 34 92 80 0 42-34 66-92 66s-92-24-92-66c0-46 36-80 92-80z",
        '<path d="M150 112c10-18 28-26 50-26s40 8 50 26z" fill="{dark}"/>'
        '<circle cx="200" cy="78" r="12" fill="{main}"/>',
        (200, 250, 100),
    ),
    "bowls": Shape(
        "",
        "M92 138h216c0 62-38 104-84 112h-48c-46-8-84-50-84-112z",
        '<ellipse cx="200" cy="138" rx="108" ry="22" fill="{dark}"/><ellipse cx="200" cy="142" rx="92" ry="15" '
        'fill="{light}" opacity=".5"/>',
        (200, 250, 70),
    ),
    "lamps": Shape(
        '<rect x="193" y="150" width="14" height="90" fill="{dark}"/>'
        '<path d="M148 250c0-12 24-18 52-18s52 6 52 18z" fill="{dark}"/>'
        '<path d="M112 152 74 250h252l-38-98z" fill="#fff3c4" opacity=".38"/>',
        "M158 56h84l46 96H112z",
        '<ellipse cx="200" cy="152" rx="88" ry="9" fill="#fff3c4"/>',
        (200, 250, 62),
    ),
    "notebooks": Shape(
        '<path d="M140 62h142v184H140z" fill="#fffdf6" transform="rotate(4 200 150)"/>',
        "M128 60a8 8 0 0 1 8-8h128a8 8 0 0 1 8 8v184a8 8 0 0 1-8 8H136a8 8 0 0 1-8-8z",
        '<rect x="128" y="52" width="22" height="200" fill="{dark}" opacity=".55"/>'
        '<rect x="250" y="52" width="7" height="200" fill="{dark}"/>'
        '<rect x="166" y="84" width="66" height="34" rx="4" fill="#fffdf6"/>',
        (204, 254, 84),
    ),
    "plant-pots": Shape(
        '<g fill="none" stroke="#5b7a4c" stroke-width="9" stroke-linecap="round"><path d="M200 148V70M200 140c-8-36-32-'
        '50-56-54M200 140c8-36 32-50 56-54"/></g><g fill="#7c9c69"><ellipse cx="200" cy="62" rx="17" ry="32"/>'
        '<ellipse cx="142" cy="84" rx="15" ry="29" transform="rotate(-58 142 84)"/><ellipse cx="258" cy="84" rx="15" '
        'ry="29" transform="rotate(58 258 84)"/></g>',
        "M134 162h132l-16 88H150z",
        '<rect x="124" y="142" width="152" height="26" rx="5" fill="{dark}"/>',
        (200, 250, 66),
    ),
    "blankets": Shape(
        '<path d="M98 196h204v54a8 8 0 0 1-8 8H106a8 8 0 0 1-8-8z" fill="{dark}"/>',
        "M104 96h192a10 10 0 0 1 10 10v112a10 10 0 0 1-10 10H104a10 10 0 0 1-10-10V106a10 10 0 0 1 10-10z",
        '<path d="M94 140h212M94 184h212" stroke="{dark}" stroke-width="3" opacity=".6"/>'
        '<g stroke="{light}" stroke-width="5" stroke-linecap="round"><path d="M112 258v14M140 258v14M168 258v14M196 258'
        'v14M224 258v14M252 258v14M280 258v14"/></g>',
        (200, 268, 108),
    ),
    "candles": Shape(
        '<path d="M200 62c16 20 20 32 20 42a20 20 0 0 1-40 0c0-10 4-22 20-42z" fill="#f6b73c"/>'
        '<path d="M200 84c8 11 10 17 10 23a10 10 0 0 1-20 0c0-6 2-12 10-23z" fill="#fff3c4"/>'
        '<rect x="198" y="118" width="4" height="20" fill="#3a2a20"/>',
        "M146 138h108a6 6 0 0 1 6 6v98a8 8 0 0 1-8 8H148a8 8 0 0 1-8-8v-98a6 6 0 0 1 6-6z",
        '<ellipse cx="200" cy="139" rx="58" ry="9" fill="{light}"/><rect x="164" y="176" width="72" height="40" rx="4" '
        'fill="#fffdf6"/>',
        (200, 250, 70),
    ),
    "clocks": Shape(
        "",
        "M200 48a102 102 0 1 1 0 204 102 102 0 0 1 0-204z",
        '<circle cx="200" cy="150" r="82" fill="#fffdf6"/><g stroke="{dark}" stroke-width="5" stroke-linecap="round">'
        '<path d="M200 78v10M200 212v10M128 150h10M262 150h10"/></g><g stroke="#283448" stroke-linecap="round">'
        '<path d="M200 150l-34-24" stroke-width="8"/><path d="M200 150l40-44" stroke-width="5"/></g>'
        '<circle cx="200" cy="150" r="7" fill="{main}"/>',
        (200, 262, 70),
    ),
    "bags": Shape(
        '<path d="M152 118c0-70 96-70 96 0" fill="none" stroke="{dark}" stroke-width="11" stroke-linecap="round"/>',
        "M118 112h164l14 130a8 8 0 0 1-8 9H112a8 8 0 0 1-8-9z",
        '<path d="M162 112v34M238 112v34" stroke="{dark}" stroke-width="11" stroke-linecap="round"/>'
        '<rect x="172" y="176" width="56" height="42" rx="5" fill="{dark}" opacity=".35"/>',
        (200, 252, 98),
    ),
}

PATTERNS = {
    "plain": "",
    "stripes": '<g stroke="{light}" stroke-width="9" opacity=".8">'
    + "".join(f'<path d="M{x} 40v230"/>' for x in range(96, 312, 26))
    + "</g>",
    "dots": '<g fill="{light}" opacity=".85">'
    + "".join(
        f'<circle cx="{x + (13 if row % 2 else 0)}" cy="{58 + row * 22}" r="4.5"/>'
        for row in range(10)
        for x in range(92, 316, 26)
    )
    + "</g>",
    "band": '<path d="M60 166h280v34H60z" fill="{light}" opacity=".9"/><path d="M60 208h280v7H60z" fill="{light}"/>',
    "speckle": '<g fill="{dark}" opacity=".5">'
    + "".join(
        f'<circle cx="{60 + (index * 83) % 280}" cy="{46 + (index * 59) % 210}" r="{1.5 + index % 3}"/>'
        for index in range(90)
    )
    + "</g>",
}

_PICTURE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300">
<defs><clipPath id="body"><path d="{body}"/></clipPath>
<linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>
<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".16"/>
</linearGradient></defs>
<rect width="400" height="300" rx="16" fill="{back}"/><circle cx="200" cy="150" r="128" fill="#fff" opacity=".38"/>
<ellipse cx="{foot_x}" cy="{foot_y}" rx="{foot_r}" ry="9" fill="#000" opacity=".13"/>
{behind}<path d="{body}" fill="{main}"/><g clip-path="url(#body)">{pattern}</g><path d="{body}" fill="url(#shade)"/>
{front}</svg>
"""


def draw(category: str, colour: str, pattern: str) -> str:
    """Return the SVG of a product. Raises KeyError for names that the catalogue does not have."""
    shape, tones = SHAPES[category], TONES[colour]
    paints = {"light": tones.light, "main": tones.main, "dark": tones.dark}
    foot_x, foot_y, foot_r = shape.foot
    return _PICTURE.format(
        back=tones.back,
        main=tones.main,
        body=shape.body,
        behind=shape.behind.format(**paints),
        front=shape.front.format(**paints),
        pattern=PATTERNS[pattern].format(**paints),
        foot_x=foot_x,
        foot_y=foot_y,
        foot_r=foot_r,
    )
