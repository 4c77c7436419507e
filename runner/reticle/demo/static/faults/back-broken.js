/** Every address takes the place of the one before, so that there is no way back. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('navigate', () => (path) => history.replaceState(null, '', path));
}
