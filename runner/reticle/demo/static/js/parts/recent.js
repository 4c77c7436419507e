/** The products that were looked at in this browser. */

import { h } from '../dom.js';
import { keep, kept } from '../kept.js';
import { t } from '../text.js';

const MOST = 4;

/** Show what was looked at before, and remember this one too. */
export function recent({ sku, name, picture }) {
  const before = kept('recent', []).filter((each) => each.sku !== sku);
  keep('recent', [{ sku, name, picture }, ...before].slice(0, MOST));
  if (!before.length) return null;
  return h(
    'nav',
    { class: 'after-product', 'aria-labelledby': 'recent-title', testid: 'recent' },
    h('h2', { id: 'recent-title' }, t('recent.title')),
    h(
      'ul',
      { class: 'recent' },
      before.slice(0, MOST - 1).map((each) =>
        h('li', {}, h('a', { class: 'recent-link', href: `/products/${each.sku}` }, h('img', { src: each.picture, alt: '', width: 80, height: 60 }), each.name)),
      ),
    ),
  );
}
