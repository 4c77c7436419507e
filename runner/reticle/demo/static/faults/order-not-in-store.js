/** The page's store does not get the order that was placed. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('commit', (patch) => (patch.order ? { ...patch, order: null } : patch));
}
