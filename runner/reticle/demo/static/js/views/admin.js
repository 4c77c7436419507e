/** The keeper's list of goods: stock, pictures, removal. */

import { deleteProduct, saveStock, uploadPicture } from '../actions-admin.js';
import { request } from '../api.js';
import { h, keyed } from '../dom.js';
import { followStock } from '../parts/live-stock.js';
import { clearNotices } from '../parts/notice.js';
import { go, signInPath } from '../router.js';
import * as store from '../store.js';
import { counted, money, t } from '../text.js';

/** True when the keeper is signed in; others are sent to sign in, or told that this is not for them. */
export function isKeeper(path) {
  const { user } = store.get();
  if (!user) go(signInPath(path), { replace: true });
  return user?.role === 'admin';
}

export function notForYou() {
  if (!store.get().user) return null;
  return h('div', { class: 'empty' }, h('h1', { tabindex: -1 }, t('admin.title')), h('p', { role: 'alert' }, t('admin.refused')));
}

export function adminTabs(current) {
  const tab = (name, href) => h('li', {}, h('a', { class: 'chip', href, testid: `admin-${name}`, 'aria-current': name === current ? 'true' : null }, t(`admin.${name}`)));
  return h('nav', { class: 'chips', 'aria-label': t('admin.title') }, h('ul', {}, tab('goods', '/admin'), tab('sorting', '/admin/sorting')));
}

export async function admin({ path, query, onLeave }) {
  if (!isKeeper(path)) return notForYou();
  const found = await request('GET', `/api/products?${query}`);
  const list = h('ul', { class: 'admin-rows', role: 'list', 'aria-label': t('catalogue.list'), testid: 'admin-products' });
  let items = found.items;
  const show = () => keyed(list, items, ({ sku }) => sku, (product) => row(product, change));
  const change = (sku, patch) => {
    items = items.map((each) => (each.sku === sku ? { ...each, ...patch } : each)).filter(({ gone }) => !gone);
    show();
  };
  show();
  onLeave(followStock('', (sku, stock) => change(sku, { stock })));
  const input = h('input', { class: 'input', type: 'search', value: found.q, 'aria-label': t('admin.search'), testid: 'admin-search' });
  const submit = (event) => {
    event.preventDefault();
    go(`/admin?q=${encodeURIComponent(input.value.trim())}`);
  };
  return h(
    'div',
    {},
    h('h1', { tabindex: -1 }, t('admin.title')),
    adminTabs('goods'),
    h('form', { class: 'admin-search', role: 'search', 'aria-label': t('admin.search'), on: { submit } }, input, h('button', { class: 'button button-quiet', type: 'submit', testid: 'admin-find' }, t('search.submit'))),
    h('p', { class: 'quiet', testid: 'admin-count' }, counted('catalogue.count', found.total, found)),
    list,
  );
}

function row(first, change) {
  let product = first;
  const { sku, name } = first;
  const picture = h('img', { class: 'admin-picture', src: product.picture, alt: '', width: 80, height: 60 });
  const stock = h('input', { class: 'input input-small admin-stock', type: 'number', min: 0, max: 9999, 'aria-label': t('admin.stock', { name }), testid: `stock-${sku}` });
  const save = h(
    'form',
    {
      class: 'admin-form',
      on: {
        submit: async (event) => {
          event.preventDefault();
          clearNotices();
          const saved = await saveStock(product, Math.round(Number(stock.value)));
          if (saved) change(sku, saved);
        },
      },
    },
    stock,
    h('button', { class: 'button button-quiet', type: 'submit', 'aria-label': t('admin.save', { name }), testid: `save-${sku}` }, t('admin.save.short')),
  );
  const file = h('input', {
    class: 'file',
    type: 'file',
    accept: 'image/png,image/jpeg,image/gif',
    'aria-label': t('admin.picture', { name }),
    testid: `picture-${sku}`,
    on: {
      change: async () => {
        clearNotices();
        const saved = file.files.length && (await uploadPicture(product, file.files[0]));
        file.value = '';
        if (saved) change(sku, saved);
      },
    },
  });
  const remove = h(
    'button',
    { class: 'plain', type: 'button', 'aria-label': t('admin.delete', { name }), testid: `delete-${sku}`, on: { click: async () => (await deleteProduct(product)) && change(sku, { gone: true }) } },
    t('admin.delete.short'),
  );
  const node = h(
    'li',
    { class: 'admin-row', testid: `admin-${sku}` },
    picture,
    h('div', { class: 'admin-name' }, h('a', { href: `/products/${sku}` }, name), h('span', { class: 'quiet' }, money(product.priceCents))),
    save,
    h('label', { class: 'file-label' }, h('span', {}, t('admin.picture.short')), file),
    remove,
  );
  let shown;
  const update = (latest) => {
    product = latest;
    if (shown !== latest.stock) stock.value = String(latest.stock);
    shown = latest.stock;
    if (picture.getAttribute('src') !== latest.picture) picture.src = latest.picture;
  };
  return { node, update };
}
