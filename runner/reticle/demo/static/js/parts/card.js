/** One product in a list. */

import { addToCart } from '../actions.js';
import { h } from '../dom.js';
import { counted, money, t } from '../text.js';

export function card(product) {
  return h(
    'li',
    { class: 'card', testid: `product-${product.sku}` },
    h(
      'a',
      { class: 'card-link', href: `/products/${product.sku}` },
      h('img', { class: 'card-picture', src: product.picture, alt: '', width: 400, height: 300, decoding: 'sync' }),
      h('h2', { class: 'card-name' }, product.name),
    ),
    h('p', { class: 'card-row' }, h('span', { class: 'price' }, money(product.priceCents)), stockNote(product)),
    addButton(product),
  );
}

/** How many are left, when that matters. */
export function stockNote({ stock }) {
  if (stock === 0) return h('span', { class: 'pill pill-out' }, t('stock.none'));
  if (stock <= 5) return h('span', { class: 'pill' }, counted('stock.few', stock));
  return null;
}

export function addButton(product, quantity = () => 1) {
  return h(
    'button',
    {
      class: 'button',
      type: 'button',
      testid: `add-${product.sku}`,
      disabled: product.stock === 0,
      'aria-label': `${t('product.add')}: ${product.name}`,
      on: { click: () => addToCart(product, quantity()) },
    },
    t('product.add'),
  );
}
