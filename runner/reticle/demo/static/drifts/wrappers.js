/** Links, buttons and fields stand inside two elements more. */

import { h } from '/static/js/dom.js';
import { stepIn } from '/static/js/seams.js';

const WRAPPED = 'a, button, input, select, textarea, img, p';

export function install() {
  stepIn('place', (node, parent) => {
    const wrappable = node instanceof HTMLElement && node.matches(WRAPPED) && !parent.matches('p, li > a, .wrap, .wrap-inner');
    if (!wrappable) return node;
    const inner = h('span', { class: 'wrap-inner' }, node);
    inner.style.display = 'contents';
    const outer = h('div', { class: 'wrap' }, inner);
    outer.style.display = 'contents';
    return outer;
  });
}
