/** The customer's orders so far. */

import { request } from '../api.js';
import { h } from '../dom.js';
import { go, signInPath } from '../router.js';
import { through } from '../seams.js';
import * as store from '../store.js';
import { date, money, t } from '../text.js';

export async function orders({ path }) {
  if (!store.get().user) {
    go(signInPath(path), { replace: true });
    return null;
  }
  const found = (await request('GET', '/api/orders')).orders;
  const heading = h('h1', { tabindex: -1, id: 'title' }, t('orders.title'));
  if (!found.length) return h('div', {}, heading, h('p', { class: 'empty' }, t('orders.none')));
  return h(
    'div',
    {},
    heading,
    h(
      'div',
      { class: 'panel panel-flush' },
      h(
        'table',
        { class: 'orders', 'aria-labelledby': 'title', testid: 'orders' },
        h('thead', {}, h('tr', {}, ['number', 'date', 'pieces', 'status', 'total'].map((name) => h('th', { scope: 'col', class: `col-${name}` }, t(`orders.${name}`))))),
        h('tbody', {}, through('list', found).map(row)),
      ),
    ),
  );
}

function row(order) {
  return h(
    'tr',
    { testid: `order-${order.number}` },
    h('th', { scope: 'row', class: 'col-number' }, h('a', { href: `/receipt/${order.number}` }, order.number)),
    h('td', { class: 'col-date' }, date(order.placedOn)),
    h('td', { class: 'col-pieces' }, String(order.count)),
    h('td', { class: 'col-status' }, h('span', { class: order.status === 'delivered' ? 'pill pill-good' : 'pill' }, t(`status.${order.status}`))),
    h('td', { class: 'col-total price' }, money(order.totalCents)),
  );
}
