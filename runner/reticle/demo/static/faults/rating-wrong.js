/** The stars inside a rating are one too many. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    if (element.localName !== 'star-rating' || !element.hasAttribute('readonly')) return element;
    element.value = Math.min(50, element.value + 10);
    return element;
  });
}
