/** The head of every page: name, search, and the customer's links. It stays while views change. */

import { signOut } from '../actions.js';
import { append, h, icon } from '../dom.js';
import { go } from '../router.js';
import * as store from '../store.js';
import { counted, t } from '../text.js';

export function header() {
  return h(
    'header',
    { class: 'header' },
    h(
      'div',
      { class: 'header-row' },
      h('a', { class: 'wordmark', href: '/', testid: 'home' }, h('span', { class: 'wordmark-dot', 'aria-hidden': 'true' }), t('shop.name')),
      search(),
      links(),
    ),
  );
}

function search() {
  const input = h('input', {
    type: 'search',
    name: 'q',
    class: 'search-input',
    testid: 'search',
    'aria-label': t('search.label'),
    placeholder: t('search.placeholder'),
    autocomplete: 'off',
    value: new URLSearchParams(location.search).get('q') ?? '',
  });
  const submit = (event) => {
    event.preventDefault();
    const words = input.value.trim();
    go(words ? `/?q=${encodeURIComponent(words)}` : '/');
  };
  store.subscribe(({ catalogue, path }) => {
    if (path === '/' && catalogue && document.activeElement !== input) input.value = catalogue.q;
  });
  return h(
    'form',
    { class: 'search', role: 'search', 'aria-label': t('search.label'), on: { submit } },
    input,
    h('button', { class: 'search-button', type: 'submit', testid: 'search-submit', 'aria-label': t('search.submit') }, icon('search')),
  );
}

function links() {
  const list = h('ul', { class: 'links' });
  let shown;
  const badge = h('span', { class: 'badge', testid: 'cart-count', 'aria-hidden': 'true' });
  const cart = h('a', { class: 'link', href: '/cart', testid: 'cart-link' }, icon('cart'), h('span', { class: 'link-text' }, t('nav.cart')), badge);
  const follow = ({ user, cart: { lines }, path }) => {
    if (shown === undefined || shown?.id !== user?.id) {
      list.replaceChildren();
      append(list, [
        item(h('a', { class: 'link', href: '/orders', testid: 'orders-link' }, icon('orders'), h('span', { class: 'link-text' }, t('nav.orders')))),
        item(cart),
        user?.role === 'admin' ? item(h('a', { class: 'link', href: '/admin', testid: 'admin-link' }, icon('keys'), h('span', { class: 'link-text' }, t('nav.admin')))) : null,
        ...person(user),
      ]);
      shown = user;
    }
    const count = lines.reduce((sum, line) => sum + line.quantity, 0);
    if (badge.textContent !== String(count)) badge.textContent = String(count);
    badge.hidden = count === 0;
    cart.setAttribute('aria-label', count ? `${t('nav.cart')}, ${counted('pieces', count)}` : t('nav.cart'));
    for (const link of list.querySelectorAll('a')) {
      if (link.pathname === path) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  store.subscribe(follow);
  follow(store.get());
  return h('nav', { class: 'nav', 'aria-label': t('nav.label') }, list);
}

function item(...children) {
  return h('li', {}, ...children);
}

function person(user) {
  if (!user) {
    return [item(h('a', { class: 'link', href: '/sign-in', testid: 'sign-in-link' }, icon('person'), h('span', { class: 'link-text' }, t('nav.sign-in'))))];
  }
  return [
    item(h('span', { class: 'link who', testid: 'user-name' }, icon('person'), user.name)),
    item(
      h('button', { class: 'link', type: 'button', testid: 'sign-out', on: { click: signOut } }, icon('leave'), h('span', { class: 'link-text' }, t('nav.sign-out'))),
    ),
  ];
}
