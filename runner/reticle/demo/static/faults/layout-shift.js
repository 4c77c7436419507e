/** A banner pushes everything down once the page is there. */

import { h } from '/static/js/dom.js';
import { stepIn } from '/static/js/seams.js';

const LATER_MS = 300;

export function install() {
  stepIn('view', (view) => {
    setTimeout(() => {
      const banner = h('div', { class: 'panel', 'data-banner': '' }, h('img', { src: '/static/icon.svg', alt: '', width: 220, height: 220 }));
      view.prepend(banner);
    }, LATER_MS);
    return view;
  });
}
