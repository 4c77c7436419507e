/** One order as a sheet of paper, in a window of its own. */

import { request } from '../api.js';
import { h } from '../dom.js';
import { totals } from '../parts/totals.js';
import { date, money, t } from '../text.js';

export async function printView({ parts: [number] }) {
  const { order } = await request('GET', `/api/orders/${encodeURIComponent(number)}`);
  return h(
    'article',
    { class: 'sheet' },
    h('p', { class: 'quiet' }, t('shop.name')),
    h('h1', { tabindex: -1 }, t('receipt.title'), ' ', order.number),
    h('p', {}, t('receipt.date', { date: date(order.placedOn) })),
    h(
      'table',
      { class: 'orders', testid: 'print-lines' },
      h('thead', {}, h('tr', {}, ['print.what', 'orders.pieces', 'orders.total'].map((key) => h('th', { scope: 'col' }, t(key))))),
      h(
        'tbody',
        {},
        order.lines.map(({ name, quantity, lineCents }) => h('tr', {}, h('td', {}, name), h('td', {}, String(quantity)), h('td', { class: 'price' }, money(lineCents)))),
      ),
    ),
    totals(order, 'print'),
    h(
      'p',
      { class: 'receipt-tools' },
      h('button', { class: 'button', type: 'button', testid: 'print', on: { click: () => print() } }, t('print.print')),
      h('button', { class: 'button button-quiet', type: 'button', testid: 'print-close', on: { click: () => close() } }, t('print.close')),
    ),
  );
}
