/** The handler of "Add to cart" does its work and then throws. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('listen', (handler, { type, testid }) => {
    if (type !== 'click' || !testid?.startsWith('add-')) return handler;
    return (event) => {
      handler(event);
      countClick(undefined);
    };
  });
}

function countClick(counter) {
  counter.clicks += 1;
}
