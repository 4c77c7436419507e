/** The reply's status is 200, so nobody looks at "ok": false. */

import { madeUpOrder } from './parts/made-up-order.js';
import { aroundPlacing } from './parts/placing.js';

export function install() {
  aroundPlacing(async (send, body) => {
    await send();
    return madeUpOrder(body);
  });
}
