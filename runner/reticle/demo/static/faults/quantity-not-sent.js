/** A new quantity is shown and never sent. */

import * as store from '/static/js/store.js';
import { aroundRequest } from './parts/requests.js';

export function install() {
  aroundRequest('PATCH', /^\/api\/cart\//, async (_, { path, body: { quantity } }) => {
    const { cart } = store.get();
    const lines = cart.lines.map((line) => (path.endsWith(`/${line.sku}`) ? { ...line, quantity, lineCents: quantity * line.unitCents } : line));
    const sum = (value) => lines.reduce((total, line) => total + value(line), 0);
    return { ...cart, lines, count: sum((line) => line.quantity), subtotalCents: sum((line) => line.lineCents) };
  });
}
