/** One press puts a product in the cart twice. */

import { ADDING, aroundRequest } from './parts/requests.js';

export function install() {
  aroundRequest(...ADDING, async (send) => {
    await send();
    return send();
  });
}
