/** Every list of products is asked for twice. */

import { aroundRequest, LISTING } from './parts/requests.js';

export function install() {
  aroundRequest(...LISTING, async (send) => {
    await send();
    return send();
  });
}
