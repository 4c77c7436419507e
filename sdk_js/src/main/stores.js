/** Stores: those that the app registered are read by path and compared when they say that they changed; those of its
 * libraries are read by path. */
import { blank, call, has, isArray, keysOf, parse, slice, spell, split } from './builtins.js';
import { closedStores, mayBeClosed } from './closures.js';
import { findStores } from './found.js';
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

/** @param {{get: () => unknown}} store @returns {string} */
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

/** @returns {string} JSON: the names, those of the app's own first */
export function listStores() {
  return serialize(namesOf(all()));
}

/** Read a path: dots, list indices, `length` of lists. Without a store every store that has the path is tried, and a
 * path may begin with a store's name. Stores that the app did not register are looked for when no other has it.
 * @param {string | null} name @param {string} path @returns {string} JSON */
export function read(name, path) {
  return readIn(stores, name, path) ?? readIn(all(), name, path) ?? missed(name, path);
}

/** What there is instead; `closed` when a library may keep more of them where only the runner can look, `rooted` when a
 * store has what the path begins with. @param {string | null} name @param {string} path @returns {string} JSON */
function missed(name, path) {
  const names = namesOf(all());
  for (let i = 0; name !== null && i < names.length; i++) if (names[i] === name) return `{"present":false,"store":${spell(name)}}`;
  const asleep = keysOf(closedStores());
  for (let i = 0; i < asleep.length; i++) if (closedStores()[asleep[i]].asleep()) names[names.length] = `${asleep[i]} (nobody is subscribed to it)`;
  const listed = `"stores":${serialize(names)},"closed":${mayBeClosed()},"rooted":${name === null && isRooted(path)}`;
  return name === null ? `{"present":false,${listed}}` : `{"present":false,"missing":${spell(`the page has no store "${name}"`)},${listed}}`;
}

/** @param {string} path @returns {boolean} whether a store is called, or holds, what a path begins with */
function isRooted(path) {
  const [first] = split(path, '.');
  const known = all();
  return has(known, first) || readIn(known, null, first) !== null;
}

/** @returns {Record<string, {name: string, get: () => unknown}>} the registered stores and those that were found */
function all() {
  const found = findStores();
  const closed = keysOf(closedStores());
  for (let i = 0; i < closed.length; i++) {
    const store = closedStores()[closed[i]];
    let name = closed[i];
    for (let j = 2; has(found, name); j++) name = `${closed[i]}${j}`;
    if (!store.asleep()) found[name] = store;
  }
  const names = keysOf(stores);
  for (let i = 0; i < names.length; i++) found[names[i]] = stores[names[i]];
  return found;
}

/** @param {Record<string, unknown>} known @returns {string[]} */
function namesOf(known) {
  const out = keysOf(stores);
  const names = keysOf(known);
  for (let i = 0; i < names.length; i++) if (!has(stores, names[i])) out[out.length] = names[i];
  return out;
}

/** @param {Record<string, {get: () => unknown}>} known @param {string | null} name @param {string} path @returns {string | null} JSON */
function readIn(known, name, path) {
  if (name !== null) return known[name] ? walk(name, known[name], path) : null;
  const names = namesOf(known);
  for (let i = 0; i < names.length; i++) {
    const at = names[i];
    if (!known[at]) continue;
    if (path === at) return walk(at, known[at], '') ?? '{"present":false}';
    if (slice(path, 0, at.length + 1) === `${at}.`) {
      const found = walk(at, known[at], slice(path, at.length + 1));
      if (found !== null) return found;
    }
  }
  for (let i = 0; i < names.length; i++) {
    const found = known[names[i]] ? walk(names[i], known[names[i]], path) : null;
    if (found !== null) return found;
  }
  return null;
}

/** @param {string} name @param {{get: () => unknown}} store @param {string} path @returns {string | null} JSON, or null when the path leads nowhere */
function walk(name, store, path) {
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
  return `{"present":true,"store":${spell(name)},"value":${serialize(value)}}`;
}
