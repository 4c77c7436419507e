/** The order is sent again a quarter of a second later. */

import { aroundPlacing } from './parts/placing.js';

const LATER_MS = 250;

export function install() {
  aroundPlacing(async (send) => {
    const reply = await send();
    setTimeout(() => send().catch(() => {}), LATER_MS);
    return reply;
  });
}
