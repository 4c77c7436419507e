/** The cart: quantities, removal, what it comes to. */

import { emptyCart, removeFromCart, setQuantity } from '../actions.js';
import { h, keyed } from '../dom.js';
import { couponPart } from '../parts/coupon.js';
import { totals } from '../parts/totals.js';
import { signInPath } from '../router.js';
import { settings } from '../settings.js';
import * as store from '../store.js';
import { money, t } from '../text.js';

export async function cart({ watch, path }) {
  const list = h('ul', { class: 'lines', role: 'list', 'aria-label': t('cart.list'), testid: 'cart-lines' });
  const summary = h('div', {});
  const full = h(
    'div',
    { class: 'split' },
    h(
      'div',
      {},
      list,
      h('button', { class: 'plain', type: 'button', testid: 'cart-clear', on: { click: emptyCart } }, t('cart.clear')),
    ),
    h(
      'aside',
      { class: 'panel summary', 'aria-label': t('totals.label') },
      h('h2', {}, t('totals.label')),
      couponPart(watch),
      summary,
      h('a', { class: 'button button-wide', href: '/checkout', testid: 'checkout' }, t('cart.checkout')),
    ),
  );
  const empty = h('div', { class: 'empty', testid: 'cart-empty' }, h('p', {}, t('cart.empty')), h('a', { class: 'button', href: '/' }, t('cart.browse')));
  watch(({ cart: { lines, subtotalCents, discountCents, shippingCents } }) => {
    full.hidden = lines.length === 0;
    empty.hidden = !full.hidden;
    keyed(list, lines, ({ sku }) => sku, makeLine);
    if (!lines.length) return;
    const delivery = shippingCents.standard;
    summary.replaceChildren(totals({ subtotalCents, discountCents, shippingCents: delivery, totalCents: subtotalCents - discountCents + delivery }, 'cart'));
  });
  if (!store.get().user) empty.append(h('p', {}, h('a', { href: signInPath(path) }, t('cart.sign-in'))));
  return h('div', {}, h('h1', { tabindex: -1 }, t('cart.title')), full, empty);
}

function makeLine(first) {
  let line = first;
  const change = async (wanted) => {
    const quantity = Math.round(Number(wanted));
    if (quantity === line.quantity) return;
    if (!(await setQuantity(line, quantity))) input.value = String(line.quantity);
  };
  const input = h('input', {
    class: 'input input-small quantity',
    type: 'number',
    min: 1,
    max: settings.maxQuantity,
    inputmode: 'numeric',
    'aria-label': t('cart.quantity', { name: line.name }),
    testid: `quantity-${line.sku}`,
    on: { change: () => change(input.value) },
  });
  const price = h('p', { class: 'price line-price', testid: `line-${line.sku}` });
  const step = (name, sign, by) =>
    h(
      'button',
      {
        class: 'step',
        type: 'button',
        testid: `${name}-${line.sku}`,
        'aria-label': t(`cart.${name}`, { name: line.name }),
        on: { click: () => change(line.quantity + by) },
      },
      sign,
    );
  const less = step('less', '–', -1);
  const node = h(
    'li',
    { class: 'line', testid: `cart-${line.sku}` },
    h('img', { class: 'line-picture', src: line.picture, alt: '', width: 400, height: 300, decoding: 'sync' }),
    h(
      'div',
      { class: 'line-facts' },
      h('h2', { class: 'line-name' }, h('a', { href: `/products/${line.sku}` }, line.name)),
      h('p', { class: 'quiet' }, t('cart.each', { price: money(line.unitCents) })),
      h(
        'div',
        { class: 'line-tools' },
        h('div', { class: 'stepper' }, less, input, step('more', '+', 1)),
        h(
          'button',
          {
            class: 'plain',
            type: 'button',
            testid: `remove-${line.sku}`,
            'aria-label': `${t('cart.remove')}: ${line.name}`,
            on: { click: () => removeFromCart(line) },
          },
          t('cart.remove'),
        ),
      ),
    ),
    price,
  );
  const update = (latest) => {
    line = latest;
    input.value = String(line.quantity);
    less.disabled = line.quantity <= 1;
    price.textContent = money(line.lineCents);
  };
  return { node, update };
}
