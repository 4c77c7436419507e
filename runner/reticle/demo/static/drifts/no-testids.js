/** No element has a data-testid. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    delete element.dataset.testid;
    return element;
  });
}
