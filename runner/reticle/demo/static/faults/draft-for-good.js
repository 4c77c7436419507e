/** The address is kept for good, not for this tab. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('keep', (write) => (storage, name, value) => {
    write(storage, name, value);
    if (storage === sessionStorage && value !== null) write(localStorage, name, value);
  });
}
