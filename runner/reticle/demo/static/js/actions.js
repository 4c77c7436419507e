/** What a customer can do. Each talks to the server, then to the store, then tells the runner. */

import { request } from './api.js';
import { keepDraft } from './kept.js';
import { askFirst } from './parts/dialog.js';
import { say, sayProblem } from './parts/notice.js';
import { toast } from './parts/toast.js';
import { signal } from './report.js';
import { go, signInPath } from './router.js';
import * as store from './store.js';
import { t } from './text.js';

export async function openSession() {
  const { user, cart } = await request('GET', '/api/session');
  store.commit({ user, cart });
}

export async function signIn(email, password, next) {
  const { user, cart } = await request('POST', '/api/session', { email, password });
  store.commit({ user, cart });
  await go(next, { replace: true });
  signal('signed-in', { userId: user.id, name: user.name });
}

export async function signOut() {
  await request('DELETE', '/api/session');
  store.commit({ user: null, cart: store.EMPTY_CART, order: null });
  await go('/');
  signal('signed-out', {});
}

export async function addToCart(product, quantity = 1) {
  if (!store.get().user) {
    await go(signInPath(location.pathname + location.search));
    return;
  }
  const cart = await attempt(() => request('POST', '/api/cart', { sku: product.sku, quantity }));
  if (cart) takeCart(cart, t('notice.added', { name: product.name }));
}

export async function setQuantity(line, quantity) {
  const cart = await attempt(() => request('PATCH', `/api/cart/${line.sku}`, { quantity }));
  if (cart) takeCart(cart, t('notice.changed', { name: line.name, quantity }));
  return Boolean(cart);
}

export async function removeFromCart(line) {
  const cart = await attempt(() => request('DELETE', `/api/cart/${line.sku}`));
  if (!cart) return;
  takeCart(cart, t('notice.removed', { name: line.name }));
  toast(t('toast.removed', { name: line.name }), { label: t('toast.undo'), run: () => addToCart(line, line.quantity) });
}

export async function emptyCart() {
  const sure = await askFirst({ title: t('empty.title'), text: t('empty.text'), yes: t('empty.yes'), testid: 'empty-cart' });
  const cart = sure && (await attempt(() => request('DELETE', '/api/cart')));
  if (!cart) return;
  takeCart(cart, t('notice.emptied'));
  signal('cart:emptied', {});
}

/** Put a coupon in the cart. Throws ApiError: the form shows what is wrong. */
export async function applyCoupon(code) {
  const cart = await request('PUT', '/api/coupon', { code });
  store.commit({ cart });
  toast(t('toast.coupon', { code: cart.coupon.code }));
  signal('coupon:applied', { code: cart.coupon.code, discountCents: cart.discountCents });
}

export async function removeCoupon() {
  const cart = await attempt(() => request('DELETE', '/api/coupon'));
  if (cart) store.commit({ cart });
}

/** Send products of an order back. Throws ApiError: the form shows what is wrong. */
export async function requestReturn(number, form) {
  const { returns } = await request('POST', `/api/orders/${number}/returns`, form);
  store.commit({ order: null });
  await go(`/receipt/${number}`);
  toast(t('toast.returned', { number: returns[0].number }));
  signal('return:requested', { number, returned: returns[0].number, products: form.skus.length });
}

/** Place the order that the customer sees. Throws ApiError: the form shows what is wrong. */
export async function placeOrder(form) {
  const { cart: seen } = store.get();
  const { order, cart } = await request('POST', '/api/orders', {
    ...form,
    lines: seen.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    totalCents: seen.subtotalCents - seen.discountCents + seen.shippingCents[form.shipping],
  });
  store.commit({ order, cart });
  keepDraft('checkout', null);
  await go(`/receipt/${order.number}`);
  say(t('notice.placed'));
  signal('order:placed', { number: order.number, totalCents: order.totalCents, lines: order.lines.length });
}

function takeCart(cart, sentence) {
  store.commit({ cart });
  say(sentence);
  signal('cart:changed', { count: cart.count, subtotalCents: cart.subtotalCents });
}

async function attempt(work) {
  try {
    return await work();
  } catch (problem) {
    if (problem.status === undefined) throw problem;
    if (problem.status === 401) {
      store.commit({ user: null, cart: store.EMPTY_CART });
      await go(signInPath(location.pathname + location.search));
    } else sayProblem(problem.message);
    return null;
  }
}
