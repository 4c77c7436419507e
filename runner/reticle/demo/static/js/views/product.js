/** One product: what it is, how many are left, what customers think of it. */

import { request } from '../api.js';
import { h } from '../dom.js';
import { addButton, stockNote } from '../parts/card.js';
import { field } from '../parts/field.js';
import { followStock } from '../parts/live-stock.js';
import { average } from '../parts/rating.js';
import { recent } from '../parts/recent.js';
import { reviews } from '../parts/reviews.js';
import { settings } from '../settings.js';
import * as store from '../store.js';
import { counted, money, t } from '../text.js';

export async function product(place) {
  const address = `/api/products/${encodeURIComponent(place.parts[0])}`;
  const [found, { reviews: written }] = await Promise.all([request('GET', address), request('GET', `${address}/reviews`)]);
  store.commit({ product: found, reviews: written });
  return h(
    'div',
    {},
    h(
      'article',
      { class: 'product' },
      h('img', { class: 'product-picture', src: found.picture, alt: t('product.picture', { name: found.name }), width: 400, height: 300, decoding: 'sync' }),
      h(
        'div',
        { class: 'product-facts' },
        h('p', {}, h('a', { href: `/?category=${found.category}` }, t(`category.${found.category}`))),
        h('h1', { tabindex: -1 }, found.name),
        rating(place),
        h('p', { class: 'lead' }, found.description),
        priceLine(place, found),
        buying(place, found),
        h('details', { class: 'details' }, h('summary', {}, t('product.delivery')), h('p', {}, t('product.delivery.text'))),
      ),
    ),
    reviews(place, found),
    recent(found),
  );
}

function rating({ watch }) {
  const row = h('p', { class: 'product-rating', testid: 'product-rating' });
  watch(({ product: { rating: now } }) => {
    row.replaceChildren(average(now), h('span', { class: 'quiet' }, now.count ? counted('reviews.count', now.count) : t('reviews.none')));
  });
  return row;
}

/** Price and stock; the stock follows what the server tells. */
function priceLine({ watch, onLeave }, { sku, priceCents }) {
  const row = h('p', { class: 'product-price' });
  const price = h('span', { class: 'price', testid: 'price' }, money(priceCents));
  const left = h('span', { class: 'quiet product-left', 'aria-live': 'polite', testid: 'live-stock' });
  watch(({ product: { stock } }) => {
    row.replaceChildren(...[price, stockNote({ stock })].filter(Boolean));
    left.textContent = counted('stock.left', stock);
  });
  onLeave(
    followStock(sku, (changed, stock) => {
      if (changed === sku) store.commit({ product: { ...store.get().product, stock } });
    }),
  );
  return [row, h('p', {}, left)];
}

function buying({ watch }, found) {
  const select = h('select', { id: 'quantity', name: 'quantity', testid: 'quantity', class: 'input input-small' });
  const quantity = field({ name: 'quantity', label: t('product.quantity'), make: (props) => (select.setAttribute('aria-describedby', props['aria-describedby']), select) });
  const button = addButton(found, () => Number(select.value));
  let offered;
  watch(({ product: { stock } }) => {
    const most = Math.max(1, Math.min(settings.maxQuantity, stock));
    button.disabled = stock === 0;
    if (most === offered) return;
    const before = Number(select.value) || 1;
    offered = most;
    select.replaceChildren(...Array.from({ length: most }, (_, index) => h('option', { value: index + 1 }, String(index + 1))));
    select.value = String(Math.min(before, most));
  });
  return h('div', { class: 'product-buy' }, quantity, button);
}
