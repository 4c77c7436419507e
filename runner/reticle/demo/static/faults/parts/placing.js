/** What faults around the placing of an order share. */

import { stepIn } from '/static/js/seams.js';

export function isPlacing(method, path) {
  return method === 'POST' && path === '/api/orders';
}

/** Step in where an order is sent: `change(send, body)` gives the reply in place of `send()`. */
export function aroundPlacing(change) {
  stepIn('request', (next) => (method, path, body) =>
    isPlacing(method, path) ? change(() => next(method, path, body), body) : next(method, path, body),
  );
}
