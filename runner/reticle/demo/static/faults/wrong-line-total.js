/** A line of the cart shows the price of one piece, however many there are. */

import { aroundRequest } from './parts/requests.js';

export function install() {
  for (const [method, pattern] of [['POST', /^\/api\/cart$/], ['PATCH', /^\/api\/cart\//]]) {
    aroundRequest(method, pattern, async (send) => {
      const cart = await send();
      return { ...cart, lines: cart.lines.map((line) => ({ ...line, lineCents: line.unitCents })) };
    });
  }
}
