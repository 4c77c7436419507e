/** Short messages in the corner that go away by themselves; some offer a way back. */

import { h } from '../dom.js';
import { t } from '../text.js';

const STAYS_MS = 8000;
let corner;

export function toasts() {
  corner = h('div', { class: 'toasts', 'aria-live': 'polite', testid: 'toasts' });
  return corner;
}

/** Show a sentence; `way` is {label, run} of a button that takes it back. */
export function toast(sentence, way) {
  const leave = () => node.remove();
  const node = h(
    'div',
    { class: 'toast', testid: 'toast' },
    h('span', { class: 'toast-text' }, sentence),
    way
      ? h('button', { class: 'toast-way', type: 'button', testid: 'toast-undo', on: { click: () => (leave(), way.run()) } }, way.label)
      : null,
    h('button', { class: 'toast-close', type: 'button', testid: 'toast-close', 'aria-label': t('toast.close'), on: { click: leave } }, '×'),
  );
  corner.append(node);
  setTimeout(leave, STAYS_MS);
}
