/** What faults around requests share. */

import { stepIn } from '/static/js/seams.js';

/**
 * Step in at the requests of a method whose path (with its query) fits: `change(send, request)` gives the reply in
 * place of `send()`; `send({path, body})` sends something else.
 */
export function aroundRequest(method, pattern, change) {
  stepIn('request', (next) => (given, path, body) => {
    if (given !== method || !pattern.test(path)) return next(given, path, body);
    const send = (other = {}) => next(given, other.path ?? path, 'body' in other ? other.body : body);
    return change(send, { path, body });
  });
}

export const ADDING = ['POST', /^\/api\/cart$/];
export const LISTING = ['GET', /^\/api\/products\?/];
