/**
 * <star-rating>: one to five stars, in an open shadow root. With `readonly` it shows `value` (tenths of a star), else
 * it is a group of radio buttons; `value` is the chosen number, and `change` tells of a choice.
 */

import { h, icon } from '../dom.js';
import { counted, t } from '../text.js';

const STARS = [1, 2, 3, 4, 5];
const LOOK = `
  :host { display: inline-flex; color: var(--star) }
  fieldset { display: flex; margin: 0; padding: 0; border: 0 }
  legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  label { position: relative; display: grid; width: 40px; height: 40px; place-items: center; cursor: pointer }
  svg { width: 28px; height: 28px; fill: none; stroke: currentcolor; stroke-linejoin: round; stroke-width: 1.6 }
  [data-full] { fill: currentcolor }
  input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: pointer }
  label:has(:focus-visible) { outline: 3px solid var(--accent); border-radius: 8px }
  [role="img"] { display: inline-flex; gap: 1px }
  [role="img"] svg { width: 18px; height: 18px }
`;

class StarRating extends HTMLElement {
  #value = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(LOOK);
    root.adoptedStyleSheets = [sheet];
  }

  connectedCallback() {
    this.#draw();
  }

  get value() {
    return this.#value;
  }

  set value(value) {
    this.#value = Number(value);
    if (this.isConnected) this.#draw();
  }

  #draw() {
    this.shadowRoot.replaceChildren(this.hasAttribute('readonly') ? shown(this.#value) : this.#choice());
  }

  #choice() {
    const glyphs = STARS.map((star) => glyph(star <= this.#value));
    const choose = (star) => {
      this.#value = star;
      for (const [index, each] of glyphs.entries()) each.toggleAttribute('data-full', index < star);
      this.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return h(
      'fieldset',
      {},
      h('legend', {}, t('rating.legend')),
      STARS.map((star, index) =>
        h(
          'label',
          {},
          h('input', {
            type: 'radio',
            name: 'star',
            value: star,
            checked: star === this.#value,
            'aria-label': counted('rating.stars', star),
            testid: `star-${star}`,
            on: { change: () => choose(star) },
          }),
          glyphs[index],
        ),
      ),
    );
  }
}

function shown(tenths) {
  const full = Math.round(tenths / 10);
  const text = t('rating.average', { value: (tenths / 10).toFixed(1) });
  return h('span', { role: 'img', 'aria-label': text, testid: 'stars' }, STARS.map((star) => glyph(star <= full)));
}

function glyph(full) {
  const star = icon('star');
  star.toggleAttribute('data-full', full);
  return star;
}

customElements.define('star-rating', StarRating);

/** The average of a product, to look at. */
export function average({ tenths }) {
  return h('star-rating', { readonly: true, value: tenths, testid: 'rating' });
}
