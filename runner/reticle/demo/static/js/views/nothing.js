/** An address that leads nowhere. */

import { h } from '../dom.js';
import { t } from '../text.js';

export async function nothing() {
  return h(
    'div',
    { class: 'empty' },
    h('h1', { tabindex: -1 }, t('nothing.title')),
    h('p', {}, t('nothing.text')),
    h('a', { class: 'button', href: '/' }, t('cart.browse')),
  );
}
