/** Stores of Svelte and MobX that a page keeps in closures. Nobody in the page can look into these; the runner can, by the browser's own
 * protocol, and hands over what it finds there: variables of a scope, with what they hold. */
import { SetOf, allElements, asText, blank, call, describeProperty, has, isArray, isIn, isSet, keysOf, ownNames, seenBefore, setSize, slice, symbolText, textOf } from './builtins.js';
import { eachFiber, eachRoot, functionsOf } from './fibers.js';
import { eachValue, mobxName, own } from './libraries.js';

const MAX_HANDLERS = 200;
const MAX_ELEMENTS = 20_000;
const MAX_STORES = 200;
const MAX_TEXT = 3000;
const ALIKE = 2;

/** @typedef {import('./libraries.js').Readable & {asleep: () => boolean}} Closed */

/** @type {Record<string, Closed>} */
const kept = blank();
let count = 0;
const known = new SetOf();
/** @type {unknown[]} */
const observables = [];
/** @type {unknown[][]} */
let looked = [];
/** @type {Function[]} */
let getters = [];
/** @type {{name: string, store: unknown, subscribe: Function}[]} */
let candidates = [];

/** What was found so far. @returns {Record<string, Closed>} */
export function closedStores() {
  return kept;
}

/** Observable objects of MobX that were found so far. @returns {unknown[]} */
export function closedObjects() {
  return observables;
}

/** Whether the page was made with Svelte or MobX, as far as it shows. @returns {boolean} */
export function mayBeClosed() {
  if (describeProperty(window, '__svelte') || describeProperty(window, '__mobxInstanceCount')) return true;
  const all = allElements(document);
  for (let i = 0; i < all.length && i < MAX_ELEMENTS; i++) if (has(all[i], '__svelte_meta') || handlersAt(all[i]).length) return true;
  return false;
}

/** Functions that Svelte 5 calls for events of an element. @param {Element} el @returns {Function[]} */
function handlersAt(el) {
  /** @type {Function[]} */ const out = [];
  const names = ownNames(el);
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    const value = own(el, name);
    if (typeof name === 'symbol') {
      const keys = symbolText(name) === 'Symbol(events)' && typeof value === 'object' && value !== null ? keysOf(value) : [];
      for (let j = 0; j < keys.length; j++) add(out, own(value, keys[j]));
    } else if (slice(name, 0, 2) === '__') add(out, value);
  }
  return out;
}

/** @param {Function[]} out @param {any} value a function, or a list of it and its arguments */
function add(out, value) {
  const handler = isArray(value) ? own(value, 0) : value;
  if (typeof handler === 'function') out[out.length] = handler;
}

/** @param {any} value @returns {boolean} a value that an app replaces, as Svelte 5 keeps it; not one that is computed */
function isSignal(value) {
  return (
    typeof own(value, 'f') === 'number' && typeof own(value, 'rv') === 'number' && typeof own(value, 'wv') === 'number' &&
    typeof own(value, 'equals') === 'function' && has(value, 'reactions') && has(value, 'v') && !has(value, 'fn') && !has(value, 'deps')
  );
}

/** @param {any} subscribe @returns {boolean} it reads like that of a store of Svelte, minified or not */
function isSubscribe(subscribe) {
  if (typeof subscribe !== 'function') return false;
  const text = textOf(subscribe);
  return text.length < MAX_TEXT && occurs(text, '.add(') === 1 && occurs(text, '.delete(') === 1 && occurs(text, '.size') === 2;
}

/** @param {string} text @param {string} part @returns {number} */
function occurs(text, part) {
  let found = 0;
  for (let i = 0; i + part.length <= text.length; i++) if (slice(text, i, i + part.length) === part) found++;
  return found;
}

/** @param {Function} value @returns {boolean} a function that does nothing */
function isEmpty(value) {
  const text = textOf(value);
  let end = text.length - 1;
  if (text[end--] !== '}') return false;
  while (end > 0 && (text[end] === ' ' || text[end] === '\n' || text[end] === '\t')) end--;
  return text[end] === '{';
}

/** @param {object} module what a module hands out */
function addGetter(module) {
  const keys = keysOf(module);
  const getter = keys.length ? describeProperty(module, keys[0])?.get : undefined;
  if (getter && getters.length < MAX_HANDLERS) getters[getters.length] = getter;
}

/** @param {unknown} value @returns {boolean} whether it is an observable object of MobX; it is kept then */
function keepObservable(value) {
  if (!mobxName(value)) return false;
  if (observables.length < MAX_STORES && !seenBefore(known, value)) observables[observables.length] = value;
  return true;
}

/** @param {string} name @param {() => unknown} get @param {() => boolean} asleep */
function keep(name, get, asleep) {
  if (count >= MAX_STORES) return;
  count++;
  let free = name;
  for (let i = 2; has(kept, free); i++) free = `${name}${i}`;
  kept[free] = { name: free, get, asleep };
}

/** Subscribed and unsubscribed in one go, as Svelte's own `get` does it. @param {unknown} store @param {Function} subscribe @returns {unknown} */
function valueOf(store, subscribe) {
  /** @type {unknown} */ let got;
  const stop = call(subscribe, store, [(/** @type {unknown} */ value) => (got = value)]);
  if (typeof stop === 'function') call(stop, undefined, []);
  return got;
}

/** The variables of a scope: Chromium wraps them up with the scope's kind. @param {any} scope @returns {object} */
function variables(scope) {
  const wrapped = own(scope, 'object');
  return typeof wrapped === 'object' && typeof own(scope, 'description') === 'string' && ownNames(scope).length === 2 ? wrapped : scope;
}

/** The parts of a store in what its function closes over: the set of those who listen, `set`, `update`, what stops it
 * while it runs, and what starts it, there or (with its first value) one scope further out.
 * @param {object} inner @param {object} outer @returns {{listeners: unknown, starts: boolean} | null} null for what is no store */
function partsOf(inner, outer) {
  /** @type {unknown} */ let listeners = null;
  let functions = 0;
  let empty = 0;
  const names = ownNames(inner);
  for (let i = 0; i < names.length; i++) {
    const value = own(inner, names[i]);
    if (typeof value === 'function') {
      functions++;
      if (isEmpty(value)) empty++;
    } else if (isSet(value)) {
      if (listeners) return null;
      listeners = value;
    }
  }
  if (!listeners) return null;
  const rest = functions - 2 - (setSize(listeners) ? 1 : 0);
  if (rest === 1) return { listeners, starts: empty < functions - 2 };
  const more = ownNames(outer);
  if (rest || more.length > 3) return null;
  /** @type {any} */ let start = null;
  for (let i = 0; i < more.length; i++) if (typeof own(outer, more[i]) === 'function') start = start ? null : own(outer, more[i]);
  return start && { listeners, starts: !isEmpty(start) };
}

/** What the runner calls, with objects that only it can get at. */
export const closures = {
  /** A search begins. @returns {Function[]} what is called for events of elements, a few of each kind */
  handlers() {
    looked = [];
    candidates = [];
    getters = [];
    /** @type {Function[]} */ const out = [];
    const alike = blank();
    /** @param {any} value */
    const take = (value) => {
      if (typeof value !== 'function' || out.length >= MAX_HANDLERS) return;
      const text = textOf(value);
      alike[text] = (alike[text] ?? 0) + 1;
      if (alike[text] <= ALIKE) out[out.length] = value;
    };
    const all = allElements(document);
    for (let i = 0; i < all.length && i < MAX_ELEMENTS; i++) {
      const found = handlersAt(all[i]);
      for (let j = 0; j < found.length; j++) take(found[j]);
    }
    eachRoot((root) => eachFiber(root, (fiber) => functionsOf(fiber, take)));
    return out;
  },

  /** What modules of webpack hand out is behind getters, whose closure is the module. None of them runs.
   * @returns {Function[]} those that came up since this was asked */
  getters() {
    const out = getters;
    getters = [];
    return out;
  },

  /** Take what a proxy of MobX stands for. @param {object} target */
  observable(target) {
    keepObservable(target);
  },

  /** Whether a scope was not looked at before in this search: scopes come as copies, so their values tell.
   * @param {object} scope @returns {boolean} */
  isNew(scope) {
    scope = variables(scope);
    const names = ownNames(scope);
    /** @type {unknown[]} */ const print = [names.length];
    for (let i = 0; i < names.length && print.length < 8; i++) {
      const value = own(scope, names[i]);
      if (typeof value === 'function' || (typeof value === 'object' && value !== null)) print[print.length] = value;
    }
    for (let i = 0; i < looked.length; i++) {
      let same = looked[i].length === print.length;
      for (let j = 0; same && j < print.length; j++) same = looked[i][j] === print[j];
      if (same) return false;
    }
    looked[looked.length] = print;
    return true;
  },

  /** @param {object} scope @param {boolean} top whether it is a whole module's @param {string[]} names objects in it
   * @returns {Function[]} how to subscribe to what may be a store, each to be handed to `adopt` */
  look(scope, top, names) {
    scope = variables(scope);
    const isMobx = !!describeProperty(window, '__mobxInstanceCount');
    /** @type {Function[]} */ const out = [];
    for (let i = 0; i < names.length; i++) {
      const value = own(scope, names[i]);
      if (keepObservable(value)) continue;
      if (isMobx) eachValue(value, keepObservable); // a store of stores
      if (own(value, '__esModule') === true) addGetter(value);
      const subscribe = own(value, 'subscribe');
      if (isSubscribe(subscribe)) {
        if (isIn(known, subscribe)) continue;
        candidates[candidates.length] = { name: names[i], store: value, subscribe };
        out[out.length] = subscribe;
      } else if (top && isSignal(value) && !seenBefore(known, value)) {
        keep(names[i], () => own(value, 'v'), () => false);
      }
    }
    return out;
  },

  /** Take a candidate for a store when what its function closes over is that of one. While nobody is subscribed it is
   * read only if that starts nothing. @param {object} inner @param {object} outer @param {Function} subscribe @returns {boolean} */
  adopt(inner, outer, subscribe) {
    const parts = partsOf(variables(inner), variables(outer));
    if (!parts || seenBefore(known, subscribe)) return false;
    for (let i = 0; i < candidates.length; i++) {
      const { name, store, subscribe: its } = candidates[i];
      if (its !== subscribe) continue;
      keep(name, () => valueOf(store, subscribe), () => parts.starts && setSize(parts.listeners) === 0);
      return true;
    }
    return false;
  },

  /** @param {object} scope @param {string} name of state that Svelte 5 watches through a proxy */
  state(scope, name) {
    const value = own(variables(scope), asText(name));
    if (value && !seenBefore(known, value)) keep(name, () => value, () => false);
  },
};
