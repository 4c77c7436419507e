/** Addresses and views: `go` changes the address and shows what is there. */

import { h } from './dom.js';
import { clearNotices } from './parts/notice.js';
import { through } from './seams.js';
import * as store from './store.js';
import { t } from './text.js';

let routes = [];
let outlet;
let leave = [];
let turn = 0;

/** Take over: `table` is a list of {name, pattern, view}, tried in order; the last one has to fit everything. */
export function start(table, element) {
  routes = table;
  outlet = element;
  addEventListener('popstate', () => show(location.pathname + location.search));
  document.addEventListener('click', followLink);
  return show(location.pathname + location.search, { first: true });
}

/** Go to an address of the shop. */
export function go(path, { replace = false } = {}) {
  const change = (to) => history[replace ? 'replaceState' : 'pushState'](null, '', to);
  through('navigate', change)(path);
  return show(path);
}

async function show(path, { first = false } = {}) {
  const mine = ++turn;
  const url = new URL(path, location.origin);
  const route = routes.find(({ pattern }) => pattern.test(url.pathname));
  const parts = route.pattern.exec(url.pathname).slice(1).map(decodeURIComponent);
  const cleanups = [];
  outlet.setAttribute('aria-busy', 'true');
  const view = await makeView(route, { parts, query: url.searchParams, path, watch: watcher(cleanups), onLeave: (work) => cleanups.push(work) });
  if (mine !== turn || !view) {
    for (const cleanup of cleanups) cleanup();
    return;
  }
  for (const cleanup of leave) cleanup();
  leave = cleanups;
  if (!first) clearNotices();
  outlet.replaceChildren(through('view', view, route.name));
  outlet.removeAttribute('aria-busy');
  outlet.parentElement.dataset.view = route.name;
  store.commit({ path: url.pathname });
  const heading = outlet.querySelector('h1');
  document.title = `${heading?.textContent ?? ''} · ${t('shop.name')}`;
  if (!first) {
    scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }
}

async function makeView(route, place) {
  try {
    return await route.view(place);
  } catch (problem) {
    if (problem.status === 401) {
      store.commit({ user: null });
      go(signInPath(place.path), { replace: true });
      return null;
    }
    if (problem.status === undefined) throw problem;
    return h('div', { class: 'narrow' }, h('h1', { tabindex: -1 }, t('problem.title')), h('p', { role: 'alert' }, problem.message));
  }
}

/** A view's way to follow the store: called now and after every change until the view is left. */
function watcher(cleanups) {
  return (follow) => {
    follow(store.get());
    cleanups.push(store.subscribe(follow));
  };
}

function followLink(event) {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.download || link.origin !== location.origin || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

/** Where to sign in and come back from. */
export function signInPath(next) {
  return `/sign-in?next=${encodeURIComponent(next)}`;
}
