/** A reply that a shop might make up when it does not look at what the server said. */

import { now } from '/static/js/settings.js';
import { EMPTY_CART, get } from '/static/js/store.js';

export function madeUpOrder({ lines, totalCents, terms, ...form }) {
  const { cart } = get();
  const order = {
    ...form,
    number: 'R-9001',
    status: 'placed',
    placedOn: now().toISOString().slice(0, 10),
    subtotalCents: cart.subtotalCents,
    shippingCents: totalCents - cart.subtotalCents,
    totalCents,
    lines: cart.lines,
  };
  return { order, cart: EMPTY_CART };
}
