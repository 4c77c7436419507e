/** What was looked at is not remembered. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('keep', (write) => (storage, name, value) => {
    if (name !== 'recent') write(storage, name, value);
  });
}
