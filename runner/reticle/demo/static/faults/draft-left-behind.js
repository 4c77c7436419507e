/** The address stays in the browser after the order. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('keep', (write) => (storage, name, value) => {
    if (value !== null) write(storage, name, value);
  });
}
