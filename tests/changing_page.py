"""A page in which one small thing can be changed, for pictures taken in a real browser."""

from __future__ import annotations

PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><style>
body { margin: 24px; font: 15px/1.5 sans-serif; color: #222; background: linear-gradient(#fff, #f2f5f9); }
.card { position: relative; width: 360px; padding: 16px; margin-bottom: 16px; background: #fff;
  border: 1px solid #d5d9de; border-radius: 10px; box-shadow: 0 4px 14px rgb(0 0 0 / .12); }
button { font: inherit; border: 0; border-radius: 6px; padding: 8px 20px; background: rgb(24, 96, 200); color: #fff; }
.icon { width: 14px; height: 14px; vertical-align: -2px; }
.one, .two { position: absolute; top: 20px; width: 40px; height: 40px; border-radius: 50%; }
.one { right: 40px; background: #e8b23a; z-index: 1; } .two { right: 20px; background: #3a9ee8; z-index: 2; }
</style><body>
<div class="card" id="card"><b>Order 17</b> <svg class="icon" viewBox="0 0 14 14"><path d="M1 7l4 4 8-9" fill="none"
  stroke="#287a3c" stroke-width="2"/></svg><p>Two mugs, <span id="word">engraved</span>, and a <a href="#">card</a>.</p>
<p>Total <span id="total">1001.00</span> EUR</p><button>Pay now</button><i class="one"></i><i class="two"></i></div>
<p id="rows"></p><script>
{ const row = (_, i) => `Row ${i} of the history, ${i * 7} EUR<br>`;
document.querySelector('#rows').innerHTML = Array.from({length: 12}, row).join(''); }
</script></body></html>"""

SMALL_CHANGES = {
    "recoloured by 8 levels": "document.querySelector('button').style.background = 'rgb(32, 104, 208)'",
    "moved by 1 px": "document.querySelector('button').style.cssText = 'position: relative; left: 1px'",
    "moved down by 1 px": "document.querySelector('button').style.cssText = 'position: relative; top: 1px'",
    "icon missing": "document.querySelector('.icon').style.visibility = 'hidden'",
    "font weight of a word": "document.querySelector('#word').style.fontWeight = '700'",
    "order of two circles": "document.querySelector('.one').style.zIndex = '3'",
    "border colour": "document.querySelector('.card').style.borderColor = '#c4c9cf'",
    "one figure": "document.querySelector('#total').textContent = '1007.00'",
    "colour of a link": "document.querySelector('a').style.color = '#1a4f9c'",
    "shadow a little stronger": "document.querySelector('.card').style.boxShadow = '0 4px 14px rgb(0 0 0 / .18)'",
    "underline gone": "document.querySelector('a').style.textDecoration = 'none'",
}
"""What to run in the page: each changes one thing that a person would want to be told."""
