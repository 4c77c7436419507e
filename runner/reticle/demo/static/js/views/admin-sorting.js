/** The keeper sorts: the featured products by the browser's own drag, the categories by the pointer. */

import { saveOrder } from '../actions-admin.js';
import { request } from '../api.js';
import { h } from '../dom.js';
import { sortable } from '../parts/sortable.js';
import { t } from '../text.js';
import { adminTabs, isKeeper, notForYou } from './admin.js';

export async function adminSorting({ path }) {
  if (!isKeeper(path)) return notForYou();
  const { featured, categories } = await request('GET', '/api/admin/featured');
  return h(
    'div',
    {},
    h('h1', { tabindex: -1 }, t('admin.title')),
    adminTabs('sorting'),
    h(
      'div',
      { class: 'sorting-lists' },
      part('featured', featured.map(({ sku, name }) => ({ key: sku, text: name })), 'drag'),
      part('categories', categories.map((slug) => ({ key: slug, text: t(`category.${slug}`) })), 'pointer'),
    ),
  );
}

function part(what, items, by) {
  return h(
    'section',
    { class: 'panel', 'aria-labelledby': `${what}-title` },
    h('h2', { id: `${what}-title` }, t(`admin.${what}`)),
    h('p', { class: 'quiet' }, t(`admin.${what}.how`)),
    sortable({ items, by, label: t(`admin.${what}`), testid: what, save: (order) => saveOrder(what, order) }),
  );
}
