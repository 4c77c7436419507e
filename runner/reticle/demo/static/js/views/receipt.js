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
        [t(`shipping.${order.shipping}`), order.pickup ? t('pickup.chosen', { place: t(`pickup.${order.pickup}`) }) : null, order.gift ? t('receipt.gift') : null, order.deliverOn ? t('receipt.deliver-on', { date: date(order.deliverOn) }) : null, order.note ? t('receipt.note', { note: order.note }) : null]
          .filter(Boolean)
          .join(' · '),
      ),
    ),
    tools(order),
    h('p', { class: 'after' }, h('a', { href: '/orders', testid: 'all-orders' }, t('receipt.all')), h('a', { href: '/', testid: 'go-on' }, t('receipt.go-on'))),
  );
}

/** What can be done with an order: print it, keep it as a file, send it back. */
function tools({ number, status, returns = [] }) {
  const file = (kind) =>
    h('a', { href: `/api/orders/${number}/invoice.${kind}`, download: `invoice-${number}.${kind}`, testid: `invoice-${kind}` }, t(`receipt.${kind}`));
  const print = () => open(`/print/${number}`, 'receipt', 'popup,width=720,height=900');
  return h(
    'div',
    { class: 'receipt-tools' },
    h('button', { class: 'button button-quiet', type: 'button', testid: 'print-view', on: { click: print } }, t('receipt.print')),
    file('csv'),
    file('txt'),
    status === 'delivered' && !returns.length ? h('a', { href: `/returns/${number}`, testid: 'return-link' }, t('receipt.return')) : null,
    returns.map((each) => h('p', { class: 'pill pill-good', testid: 'returned' }, t('receipt.returned', { number: each.number }))),
  );
}

/** The order that was just placed is there already; an older one is asked for. */
async function findOrder(number) {
  const { order } = store.get();
  if (order?.number === number) return order;
  return (await request('GET', `/api/orders/${encodeURIComponent(number)}`)).order;
}
