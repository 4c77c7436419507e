/** Every data-testid is called otherwise. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    const { testid } = element.dataset;
    if (testid) element.dataset.testid = `qa-${testid.split('-').reverse().join('.')}`;
    return element;
  });
}
