/** One product. */

import { request } from '../api.js';
import { h } from '../dom.js';
import { addButton, stockNote } from '../parts/card.js';
import { field } from '../parts/field.js';
import { settings } from '../settings.js';
import { money, t } from '../text.js';

export async function product({ parts: [sku] }) {
  const found = await request('GET', `/api/products/${encodeURIComponent(sku)}`);
  const amounts = Array.from({ length: Math.max(1, Math.min(settings.maxQuantity, found.stock)) }, (_, index) => index + 1);
  let select;
  const quantity = field({
    name: 'quantity',
    label: t('product.quantity'),
    make: (props) => {
      select = h('select', { ...props, class: 'input input-small' }, amounts.map((value) => h('option', { value }, String(value))));
      return select;
    },
  });
  return h(
    'article',
    { class: 'product' },
    h('img', { class: 'product-picture', src: `/img/${found.sku}.svg`, alt: t('product.picture', { name: found.name }), width: 400, height: 300, decoding: 'sync' }),
    h(
      'div',
      { class: 'product-facts' },
      h('p', {}, h('a', { href: `/?category=${found.category}` }, t(`category.${found.category}`))),
      h('h1', { tabindex: -1 }, found.name),
      h('p', { class: 'lead' }, found.description),
      h('p', { class: 'product-price' }, h('span', { class: 'price', testid: 'price' }, money(found.priceCents)), stockNote(found)),
      h('div', { class: 'product-buy' }, quantity, addButton(found, () => Number(select.value))),
    ),
  );
}
