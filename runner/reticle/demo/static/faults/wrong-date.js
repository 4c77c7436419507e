/** The receipt of a new order says that it was placed the day before. */

import { aroundPlacing } from './parts/placing.js';

const DAY_MS = 86_400_000;

export function install() {
  aroundPlacing(async (send) => {
    const { order, cart } = await send();
    const before = new Date(Date.parse(order.placedOn) - DAY_MS).toISOString().slice(0, 10);
    return { order: { ...order, placedOn: before }, cart };
  });
}
