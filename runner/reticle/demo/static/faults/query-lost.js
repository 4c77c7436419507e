/** Search words, category and page are missing in the address. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('navigate', (change) => (path) => change(path.replace(/^\/\?.*/, '/')));
}
