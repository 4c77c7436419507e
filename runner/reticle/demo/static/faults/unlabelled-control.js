/** Search field and quantity have no label any more. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    if (element.matches('input, select')) element.removeAttribute('aria-label');
    if (element.matches('input[type="search"]')) element.removeAttribute('placeholder');
    if (element.matches('label[for="quantity"]')) element.removeAttribute('for');
    return element;
  });
}
