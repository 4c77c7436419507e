/** Narrow the list of goods: what is in stock, and what it may cost. */

import { h } from '../dom.js';
import { money, t } from '../text.js';

const MOST_CENTS = 12000;
const STEP_CENTS = 500;

/** `change({stock, max})` is called when the customer has chosen. */
export function filters({ inStock, maxCents }, change) {
  const shown = h('output', { for: 'max-price', testid: 'filter-price-value' });
  const price = h('input', {
    id: 'max-price',
    type: 'range',
    min: STEP_CENTS,
    max: MOST_CENTS,
    step: STEP_CENTS,
    testid: 'filter-price',
    on: { input: follow, change: () => change({ maxCents: chosen() }) },
  });
  price.value = String(maxCents ?? MOST_CENTS);
  const chosen = () => (Number(price.value) >= MOST_CENTS ? null : Number(price.value));
  function follow() {
    shown.textContent = chosen() === null ? t('filter.any') : t('filter.up-to', { price: money(chosen()) });
  }
  follow();
  return h(
    'div',
    { class: 'filters', role: 'group', 'aria-label': t('filter.label') },
    h(
      'label',
      { class: 'tick' },
      h('input', {
        type: 'checkbox',
        checked: inStock,
        testid: 'filter-stock',
        on: { change: (event) => change({ inStock: event.target.checked }) },
      }),
      h('span', {}, t('filter.stock')),
    ),
    h('div', { class: 'filter-price' }, h('label', { for: 'max-price' }, t('filter.price')), price, shown),
    inStock || maxCents !== null
      ? h('button', { class: 'plain', type: 'button', testid: 'filter-clear', on: { click: () => change({ inStock: false, maxCents: null }) } }, t('filter.clear'))
      : null,
  );
}
