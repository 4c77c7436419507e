/** The page's state: one frozen object, replaced by `commit`, watched by `subscribe`. */

import { through } from './seams.js';

export const EMPTY_CART = { lines: [], count: 0, subtotalCents: 0, coupon: null, discountCents: 0, shippingCents: {} };

let state = Object.freeze({
  user: null,
  cart: EMPTY_CART,
  catalogue: null,
  order: null,
  product: null,
  reviews: [],
  chat: { open: false, live: false, messages: [] },
  path: location.pathname,
});
const watchers = new Set();

export function get() {
  return state;
}

/** Replace parts of the state and tell every watcher. */
export function commit(patch) {
  state = Object.freeze({ ...state, ...through('commit', patch, state) });
  for (const watcher of [...watchers]) watcher(state);
}

/** Call `watcher` after every change; returns the function that ends it. */
export function subscribe(watcher) {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
