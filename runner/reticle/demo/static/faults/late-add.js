/** It takes five seconds longer until a product is in the cart. */

import { ADDING, aroundRequest } from './parts/requests.js';

const LATER_MS = 5000;

export function install() {
  aroundRequest(...ADDING, async (send) => {
    const cart = await send();
    await new Promise((done) => setTimeout(done, LATER_MS));
    return cart;
  });
}
