/** "Undo" in a message does nothing. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('listen', (handler, { testid }) => (testid === 'toast-undo' ? () => {} : handler));
}
