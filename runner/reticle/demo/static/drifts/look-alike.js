/** Before every main button stands a twin of the same looks and name that does something else. */

import { say } from '/static/js/parts/notice.js';
import { stepIn } from '/static/js/seams.js';

const DOUBLED = /^(add-.+|checkout|place-order|review-submit|coupon-apply)$/;

export function install() {
  stepIn('place', (node) => {
    if (!(node instanceof HTMLElement) || !DOUBLED.test(node.dataset.testid ?? '')) return node;
    delete node.dataset.testid;
    const twin = node.cloneNode(true);
    if (twin instanceof HTMLButtonElement) twin.type = 'button';
    twin.addEventListener('click', (event) => {
      event.preventDefault();
      say('Put on your list for later.');
    });
    const both = document.createDocumentFragment();
    both.append(twin, node);
    return both;
  });
}
