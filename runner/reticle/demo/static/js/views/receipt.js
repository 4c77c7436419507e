/** One order: what, where to, and what it came to. */

import { request } from '../api.js';
import { h } from '../dom.js';
import { totals } from '../parts/totals.js';
import * as store from '../store.js';
import { date, money, t } from '../text.js';

export async function receipt({ parts: [number] }) {
  const order = await findOrder(number);
  return h(
    'div',
    { class: 'narrow narrow-wide' },
    h(
      'article',
      { class: 'panel receipt', 'aria-labelledby': 'title' },
      h('p', { class: 'quiet' }, t('receipt.kicker')),
      h('h1', { tabindex: -1, id: 'title' }, t('receipt.title'), ' ', h('span', { testid: 'order-number' }, order.number)),
      h('p', { class: 'quiet', testid: 'order-date' }, t('receipt.date', { date: date(order.placedOn) })),
      h(
        'ul',
        { class: 'short-lines', role: 'list', 'aria-label': t('receipt.lines'), testid: 'order-lines' },
        order.lines.map(({ name, quantity, lineCents }) =>
          h('li', { class: 'short-line' }, h('span', {}, `${quantity} × ${name}`), h('span', {}, money(lineCents))),
        ),
      ),
      totals(order, 'order'),
      h('h2', {}, t('receipt.address')),
      h(
        'address',
        { class: 'address', testid: 'order-address' },
        [order.name, order.street, `${order.postcode} ${order.city}`, t(`country.${order.country}`)].map((row) => h('span', {}, row)),
      ),
      h(
        'p',
        { class: 'quiet', testid: 'order-shipping-choice' },
        [t(`shipping.${order.shipping}`), order.gift ? t('receipt.gift') : null, order.note ? t('receipt.note', { note: order.note }) : null]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    h('p', { class: 'after' }, h('a', { href: '/orders', testid: 'all-orders' }, t('receipt.all')), h('a', { href: '/', testid: 'go-on' }, t('receipt.go-on'))),
  );
}

/** The order that was just placed is there already; an older one is asked for. */
async function findOrder(number) {
  const { order } = store.get();
  if (order?.number === number) return order;
  return (await request('GET', `/api/orders/${encodeURIComponent(number)}`)).order;
}
