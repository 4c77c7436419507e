/** The list of goods: search, category, order, pages. */

import { request } from '../api.js';
import { h, icon, keyed } from '../dom.js';
import { card } from '../parts/card.js';
import { filters } from '../parts/filters.js';
import { signal } from '../report.js';
import { go } from '../router.js';
import { settings } from '../settings.js';
import * as store from '../store.js';
import { counted, t } from '../text.js';

const SORTS = ['featured', 'price-up', 'price-down', 'name'];

export async function catalogue({ query }) {
  const found = await request('GET', `/api/products?${query}`);
  const { q, category, sort, page, pages, total, inStock, maxCents } = found;
  store.commit({ catalogue: { q, category, sort, page, pages, total, inStock, maxCents } });
  if (q) signal('search:done', { q, total, page });
  const list = h('ul', { class: 'cards', role: 'list', 'aria-label': t('catalogue.list'), testid: 'products' });
  keyed(list, found.items, ({ sku }) => sku, (product) => ({ node: card(product) }));
  return h(
    'div',
    {},
    h('h1', { tabindex: -1 }, q ? t('catalogue.results', { q }) : category ? t(`category.${category}`) : t('catalogue.title')),
    q || category || page > 1 ? null : h('p', { class: 'lead' }, t('catalogue.lead')),
    categories(found),
    filters(found, (change) => go(address(found, { ...change, page: 1 }))),
    h(
      'div',
      { class: 'toolbar' },
      h('p', { class: 'quiet', testid: 'result-count' }, counted('catalogue.count', total, { page, pages })),
      sorting(found),
    ),
    total ? list : h('p', { class: 'empty', testid: 'no-results' }, t('catalogue.none')),
    pages > 1 ? pager(found) : null,
  );
}

function categories({ category }) {
  const chip = (slug, text) =>
    h(
      'li',
      {},
      h(
        'a',
        {
          class: 'chip',
          href: slug ? `/?category=${slug}` : '/',
          testid: `category-${slug || 'all'}`,
          'aria-current': slug === category ? 'true' : null,
        },
        text,
      ),
    );
  return h(
    'nav',
    { class: 'chips', 'aria-label': t('catalogue.categories') },
    h('ul', {}, chip('', t('category.all')), settings.categories.map((slug) => chip(slug, t(`category.${slug}`)))),
  );
}

function sorting(found) {
  const change = (event) => go(address(found, { sort: event.target.value, page: 1 }));
  return h(
    'div',
    { class: 'sorting' },
    h('label', { for: 'sort' }, t('sort.label')),
    h(
      'select',
      { id: 'sort', class: 'input input-small', testid: 'sort', on: { change } },
      SORTS.map((name) => h('option', { value: name, selected: name === found.sort }, t(`sort.${name}`))),
    ),
  );
}

function pager(found) {
  const { page, pages } = found;
  const numbers = [...new Set([1, page - 1, page, page + 1, pages])].filter((each) => each >= 1 && each <= pages);
  const items = [];
  for (const [index, each] of numbers.entries()) {
    if (index && each - numbers[index - 1] > 1) items.push(h('li', { class: 'pager-gap', 'aria-hidden': 'true' }, '…'));
    items.push(
      h(
        'li',
        {},
        h(
          'a',
          {
            class: 'pager-link',
            href: address(found, { page: each }),
            testid: `page-${each}`,
            'aria-label': t('pager.page', { page: each }),
            'aria-current': each === page ? 'page' : null,
          },
          String(each),
        ),
      ),
    );
  }
  const step = (to, name, text, picture) =>
    to >= 1 && to <= pages
      ? h('li', {}, h('a', { class: 'pager-link', href: address(found, { page: to }), testid: name, 'aria-label': text }, icon(picture)))
      : null;
  return h(
    'nav',
    { class: 'pager', 'aria-label': t('pager.label') },
    h(
      'ul',
      {},
      step(page - 1, 'page-previous', t('pager.previous'), 'left'),
      items,
      step(page + 1, 'page-next', t('pager.next'), 'right'),
    ),
  );
}

/** The address of this list with something changed; what is at its default is left out. */
function address({ q, category, sort, page, inStock, maxCents }, change) {
  const wanted = { q, category, sort, page, inStock, maxCents, ...change };
  const query = new URLSearchParams();
  if (wanted.q) query.set('q', wanted.q);
  if (wanted.category) query.set('category', wanted.category);
  if (wanted.sort !== 'featured') query.set('sort', wanted.sort);
  if (wanted.inStock) query.set('stock', 'in');
  if (wanted.maxCents !== null) query.set('max', String(wanted.maxCents));
  if (wanted.page > 1) query.set('page', String(wanted.page));
  return query.size ? `/?${query}` : '/';
}
