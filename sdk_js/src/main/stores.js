/** Stores that the app registered: read by path, compared when they say that they changed. */
import { asText, blank, call, has, isArray, keysOf, parse, slice, spell, split } from './builtins.js';
import { serialize } from './serialize.js';

const MAX_PATHS = 50;

/** @typedef {{name: string, get: () => unknown, subscribed: boolean, last: string, gone: boolean}} Store */

/** @type {Record<string, Store>} */
const stores = blank();

/** @param {string} name @param {unknown} get @param {unknown} subscribe @param {(line: string) => void} tell @param {(count: number) => void} lost
 * @returns {boolean} false: it has to be looked at, since it does not tell */
export function register(name, get, subscribe, tell, lost) {
  if (typeof get !== 'function') return true;
  /** @type {Store} */
  const store = { name, get: () => call(/** @type {Function} */ (get), undefined, []), subscribed: false, last: '', gone: false };
  const before = stores[name];
  store.last = snapshot(store);
  stores[name] = store;
  if (before && before.last !== store.last) compare(name, before.last, store.last, tell, lost);
  if (typeof subscribe !== 'function') return false;
  try {
    call(subscribe, undefined, [() => check(store, tell, lost)]);
    store.subscribed = true;
  } catch {
    store.subscribed = false;
  }
  return store.subscribed;
}

/** @param {Store} store @returns {string} */
function snapshot(store) {
  try {
    return serialize(store.get());
  } catch {
    return '"[unreadable]"';
  }
}

/** @param {Store} store @param {(line: string) => void} tell @param {(count: number) => void} lost */
function check(store, tell, lost) {
  if (stores[store.name] !== store) return;
  const text = snapshot(store);
  if (text === store.last) return;
  const before = store.last;
  store.last = text;
  compare(store.name, before, text, tell, lost);
}

/** Look at those that cannot tell by themselves. @param {(line: string) => void} tell @param {(count: number) => void} lost */
export function checkAll(tell, lost) {
  const names = keysOf(stores);
  for (let i = 0; i < names.length; i++) if (!stores[names[i]].subscribed) check(stores[names[i]], tell, lost);
}

/** @param {string} name @param {string} before @param {string} after @param {(line: string) => void} tell @param {(count: number) => void} lost */
function compare(name, before, after, tell, lost) {
  let count = 0;
  diff(parse(before), parse(after), '', (path, was, is) => {
    count++;
    if (count > MAX_PATHS) return;
    tell(`{"store":${spell(name)},"path":${spell(path)},"before":${serialize(was)},"after":${serialize(is)}}`);
  });
  if (count > MAX_PATHS) lost(count - MAX_PATHS);
}

/** @param {any} before @param {any} after @param {string} path @param {(path: string, before: unknown, after: unknown) => void} found */
function diff(before, after, path, found) {
  if (before === after) return;
  const both = typeof before === 'object' && typeof after === 'object' && before !== null && after !== null;
  if (!both || isArray(before) !== isArray(after)) {
    found(path, before, after);
    return;
  }
  const olds = keysOf(before);
  const news = keysOf(after);
  for (let i = 0; i < olds.length; i++) {
    const key = olds[i];
    diff(before[key], has(after, key) ? after[key] : undefined, path ? `${path}.${key}` : key, found);
  }
  for (let i = 0; i < news.length; i++) {
    const key = news[i];
    if (!has(before, key)) found(path ? `${path}.${key}` : key, undefined, after[key]);
  }
}

/** @returns {string} JSON: the names */
export function listStores() {
  return serialize(keysOf(stores));
}

/** Read a path: dots, list indices, `length` of lists. Without a store every store that has the path is tried, and a
 * path may begin with a store's name. @param {string | null} name @param {string} path @returns {string} JSON */
export function read(name, path) {
  const names = keysOf(stores);
  if (name !== null) {
    const store = stores[name];
    if (!store) return `{"present":false,"missing":${spell(`the page has no store "${name}"`)},"stores":${serialize(names)}}`;
    return walk(store, path) ?? `{"present":false,"store":${spell(name)}}`;
  }
  for (let i = 0; i < names.length; i++) {
    if (path === names[i]) return walk(stores[names[i]], '') ?? '{"present":false}';
    if (slice(path, 0, names[i].length + 1) === `${names[i]}.`) {
      const found = walk(stores[names[i]], slice(path, names[i].length + 1));
      if (found !== null) return found;
    }
  }
  for (let i = 0; i < names.length; i++) {
    const found = walk(stores[names[i]], path);
    if (found !== null) return found;
  }
  return `{"present":false,"stores":${serialize(names)}}`;
}

/** @param {Store} store @param {string} path @returns {string | null} JSON, or null when the path leads nowhere */
function walk(store, path) {
  let value;
  try {
    value = parse(snapshot(store));
  } catch {
    return null;
  }
  const parts = path === '' ? [] : split(path, '.');
  for (let i = 0; i < parts.length; i++) {
    if (value === null || typeof value !== 'object') return null;
    if (isArray(value) && parts[i] === 'length') value = value.length;
    else if (has(value, parts[i])) value = value[parts[i]];
    else return null;
  }
  return `{"present":true,"store":${spell(asText(store.name))},"value":${serialize(value)}}`;
}
