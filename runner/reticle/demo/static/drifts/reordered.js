/** Lists, navigation and form fields come in the opposite order. */

import { stepIn } from '/static/js/seams.js';

const TURNED = '.fields, .choices, .links, .stack, .chips ul';

export function install() {
  stepIn('list', (items) => [...items].reverse());
  stepIn('view', (view) => {
    for (const container of view.querySelectorAll(TURNED)) turn(container);
    return view;
  });
  stepIn('place', (node) => {
    if (node instanceof HTMLElement && node.matches('nav')) for (const container of node.querySelectorAll(TURNED)) turn(container);
    return node;
  });
}

function turn(container) {
  for (const child of [...container.children]) container.prepend(child);
}
