/** Every change of the cart is told twice. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('signal', (next) => (name, data) => {
    next(name, data);
    if (name === 'cart:changed') next(name, data);
  });
}
