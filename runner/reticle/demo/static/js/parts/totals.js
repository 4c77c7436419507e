/** Subtotal, delivery and total, as a list of terms. */

import { h } from '../dom.js';
import { money, t } from '../text.js';

export function totals({ subtotalCents, discountCents = 0, shippingCents, totalCents }, prefix) {
  return h(
    'dl',
    { class: 'totals' },
    row(t('totals.subtotal'), money(subtotalCents), `${prefix}-subtotal`),
    discountCents ? row(t('totals.discount'), `−${money(discountCents)}`, `${prefix}-discount`) : null,
    row(t('totals.shipping'), shippingCents === 0 ? t('totals.free') : money(shippingCents), `${prefix}-shipping`),
    row(t('totals.total'), money(totalCents), `${prefix}-total`, 'totals-row totals-sum'),
  );
}

function row(term, value, testid, classes = 'totals-row') {
  return h('div', { class: classes }, h('dt', {}, term), h('dd', { testid }, value));
}
