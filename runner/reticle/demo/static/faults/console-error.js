/** A late complaint in the console. */

import { aroundPlacing } from './parts/placing.js';

const LATER_MS = 300;

export function install() {
  aroundPlacing(async (send) => {
    const reply = await send();
    setTimeout(() => console.error('receipt: cannot find a printer'), LATER_MS);
    return reply;
  });
}
