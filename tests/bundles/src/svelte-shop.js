// Stores of Svelte as its documentation has them, and what is none although it can be subscribed to.
import { derived, readable, writable } from 'svelte/store';
import { Observable } from 'rxjs';

export const cart = writable({ items: [] });
export const total = derived(cart, ($cart) => $cart.items.length * 5);

function makeVisits() {
  const { subscribe, update } = writable(0);
  return { subscribe, more: () => update((count) => count + 1) };
}
export const visits = makeVisits();
export const stores = { user: writable({ name: 'nobody' }) };

// Nobody looks at this one: whoever did would start it.
export const clock = readable(0, (set) => {
  window.clockStarted = (window.clockStarted ?? 0) + 1;
  set(1);
  return () => {};
});

// It asks a server for each who subscribes.
export const feed = new Observable((subscriber) => {
  window.feedAsked = (window.feedAsked ?? 0) + 1;
  subscriber.next('news');
});

export const add = () => {
  cart.update((now) => ({ items: [...now.items, { sku: 'mug' }] }));
  if (clock === feed) throw new Error('never');
};
export const rename = () => stores.user.set({ name: 'Ada' });
