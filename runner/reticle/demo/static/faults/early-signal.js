/** That an order was placed is said before the server has answered. */

import { stepIn } from '/static/js/seams.js';
import { aroundPlacing } from './parts/placing.js';

export function install() {
  let told = false;
  stepIn('signal', (next) => (name, data) => {
    if (name !== 'order:placed' || !told) next(name, data);
  });
  aroundPlacing((send, { lines, totalCents }) => {
    window.reticle?.signal('order:placed', { number: 'R-1000', totalCents, lines: lines.length });
    told = true;
    return send();
  });
}
