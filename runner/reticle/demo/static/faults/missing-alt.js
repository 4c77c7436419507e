/** Pictures say nothing to those who cannot see them. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    if (element instanceof HTMLImageElement) element.removeAttribute('alt');
    return element;
  });
}
