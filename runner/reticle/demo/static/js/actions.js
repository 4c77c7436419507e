/** What a customer can do. Each talks to the server, then to the store, then tells the runner. */

import { request } from './api.js';
import { say, sayProblem } from './parts/notice.js';
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
  if (cart) takeCart(cart, t('notice.removed', { name: line.name }));
}

/** Place the order that the customer sees. Throws ApiError: the form shows what is wrong. */
export async function placeOrder(form) {
  const { cart: seen } = store.get();
  const { order, cart } = await request('POST', '/api/orders', {
    ...form,
    lines: seen.lines.map(({ sku, quantity }) => ({ sku, quantity })),
    totalCents: seen.subtotalCents + seen.shippingCents[form.shipping],
  });
  store.commit({ order, cart });
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
