/** The receipt of a new order shows another house than the one that was typed. */

import { aroundPlacing } from './parts/placing.js';

export function install() {
  aroundPlacing(async (send) => {
    const { order, cart } = await send();
    return { order: { ...order, street: order.street.replace(/\d+/, (house) => String(Number(house) + 1)) }, cart };
  });
}
