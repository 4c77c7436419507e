/** The foot of every page. */

import { h } from '../dom.js';
import { now } from '../settings.js';
import { t } from '../text.js';
import { chatButton } from './chat.js';

export function footer() {
  return h(
    'footer',
    { class: 'footer' },
    h('p', {}, t('footer.about')),
    h('p', {}, chatButton()),
    h('p', {}, t('footer.year', { year: now().getUTCFullYear() })),
  );
}
