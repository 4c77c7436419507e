/** There is no place to enter a coupon. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('place', (node) => (node instanceof HTMLElement && node.matches('form:has(#code)') ? document.createComment('') : node));
}
