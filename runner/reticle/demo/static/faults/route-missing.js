/** The receipt is shown under the address of the checkout. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('navigate', (change) => (path) => {
    if (!path.startsWith('/receipt/')) change(path);
  });
}
