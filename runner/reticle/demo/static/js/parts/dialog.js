/** A question in a modal window. */

import { h } from '../dom.js';
import { t } from '../text.js';

/** Ask; the promise gives true for `yes` and false for everything else, Escape too. */
export function askFirst({ title, text, yes, testid }) {
  const dialog = h(
    'dialog',
    { class: 'dialog', 'aria-labelledby': `${testid}-title`, testid },
    h('h2', { id: `${testid}-title` }, title),
    h('p', { class: 'quiet' }, text),
    h(
      'form',
      { class: 'dialog-buttons', method: 'dialog' },
      h('button', { class: 'button button-quiet', value: '', testid: `${testid}-no` }, t('dialog.no')),
      h('button', { class: 'button', value: 'yes', testid: `${testid}-yes` }, yes),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}
