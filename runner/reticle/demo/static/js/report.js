/** What the shop tells a test runner, when one is listening. Without one nothing happens. */

import { through } from './seams.js';
import * as store from './store.js';

const SIGNALS = [
  'signed-in',
  'signed-out',
  'search:done',
  'cart:changed',
  'cart:emptied',
  'coupon:applied',
  'pickup:chosen',
  'order:placed',
  'return:requested',
  'review:posted',
  'review:deleted',
  'stock:changed',
  'chat:answered',
  'stock:saved',
  'picture:uploaded',
  'product:deleted',
  'featured:sorted',
  'categories:sorted',
];

/** Send a signal: something that matters to the business has happened. */
export function signal(name, data) {
  through('signal', (given, value) => window.reticle?.signal(given, value))(name, data);
}

/** Show the store and say what there is. */
export function introduce() {
  window.reticle?.store('shop', store.get, store.subscribe);
  window.reticle?.describe({ testids: 'data-testid', signals: SIGNALS, stores: ['shop'] });
}
