/** The page stands still for half a second whenever a product is put in the cart. */

import { stepIn } from '/static/js/seams.js';

const STILL_MS = 500;

export function install() {
  stepIn('listen', (handler, { type, testid }) => {
    if (type !== 'click' || !testid?.startsWith('add-')) return handler;
    return (event) => {
      const end = Date.now() + STILL_MS;
      while (Date.now() < end);
      return handler(event);
    };
  });
}
