/** Stores of well-known libraries, as they are recognised by what they can do. Nothing of theirs is called but their own
 * way to be read; getters of the page are not run. */
import { asText, blank, call, describeProperty, has, isArray, keysOf, mapEach, ownNames, prototypeOf, slice, spell } from './builtins.js';

const MAX_ANCESTORS = 6;

/** @typedef {{name: string, get: () => unknown}} Readable */

/** A property's value, looked up without running a getter. @param {unknown} at @param {PropertyKey} key @returns {any} */
export function own(at, key) {
  if ((typeof at !== 'object' && typeof at !== 'function') || at === null) return undefined;
  return describeProperty(at, key)?.value;
}

/** As `own`, on its prototypes too. @param {any} at @param {PropertyKey} key @returns {any} */
function look(at, key) {
  for (let i = 0; at && i < MAX_ANCESTORS; i++, at = prototypeOf(at)) {
    const found = describeProperty(at, key);
    if (found) return found.value;
  }
  return undefined;
}

/** @param {any} at @param {string[]} names @returns {boolean} */
function can(at, names) {
  for (let i = 0; i < names.length; i++) if (typeof look(at, names[i]) !== 'function') return false;
  return true;
}

/** @param {any} at @param {string} method @param {unknown[]} [args] @returns {any} */
function ask(at, method, args = []) {
  return call(look(at, method), at, args);
}

/** What a value is to us: a store, or undefined. `atoms` are those that components were seen to use.
 * @param {any} value @param {(store: unknown) => unknown[]} atoms @returns {Readable | undefined} */
export function recognise(value, atoms) {
  if (can(value, ['getState', 'subscribe', 'dispatch'])) return { name: 'redux', get: () => ask(value, 'getState') };
  if (can(value, ['getState', 'subscribe', 'setState'])) return { name: 'zustand', get: () => ask(value, 'getState') };
  if (can(value, ['getQueryCache', 'getMutationCache'])) return { name: 'query', get: () => queriesOf(value) };
  if (can(value, ['getSnapshot', 'subscribe', 'send'])) return { name: machineName(value), get: () => machineState(value) };
  if (can(value, ['get', 'set', 'sub'])) return { name: 'jotai', get: () => atomsOf(value, atoms(value)) };
  const mobx = mobxName(value);
  return mobx ? { name: mobx, get: () => value } : undefined;
}

/** By key: parts joined by `/`. @param {any} client @returns {unknown} */
function queriesOf(client) {
  const out = blank();
  const all = ask(ask(client, 'getQueryCache'), 'getAll');
  for (let i = 0; i < all.length; i++) {
    const key = own(all[i], 'queryKey');
    const state = own(all[i], 'state');
    let name = '';
    for (let j = 0; isArray(key) && j < key.length; j++) name += (j ? '/' : '') + (typeof key[j] === 'object' ? spell(key[j]) : asText(key[j]));
    out[name] = { status: own(state, 'status'), fetchStatus: own(state, 'fetchStatus'), data: own(state, 'data'), error: errorOf(own(state, 'error')) };
  }
  return out;
}

/** @param {any} error @returns {unknown} */
function errorOf(error) {
  return typeof error === 'object' && error !== null ? asText(look(error, 'message') ?? '') : error;
}

/** @param {any} actor @returns {string} */
function machineName(actor) {
  const id = own(own(actor, 'logic'), 'id') ?? own(own(actor, 'machine'), 'id') ?? own(actor, 'id');
  return typeof id === 'string' && id && id[0] !== '(' && slice(id, 0, 2) !== 'x:' ? id : 'xstate';
}

/** @param {any} actor @returns {unknown} */
function machineState(actor) {
  const said = ask(actor, 'getSnapshot');
  return { value: own(said, 'value'), context: own(said, 'context'), status: own(said, 'status') };
}

/** By label; atoms without one by the text that the library gives them. @param {any} store @param {unknown[]} atoms @returns {unknown} */
function atomsOf(store, atoms) {
  const out = blank();
  for (let i = 0; i < atoms.length; i++) {
    const atom = /** @type {any} */ (atoms[i]);
    const label = own(atom, 'debugLabel') ?? (typeof own(atom, 'toString') === 'function' ? call(own(atom, 'toString'), atom, []) : `atom${i + 1}`);
    out[asText(label)] = ask(store, 'get', [atom]);
  }
  return out;
}

/** What the library calls an observable object: its class where it is a development build, else `mobx`; "" for what is none.
 * @param {any} value @returns {string} */
export function mobxName(value) {
  if (typeof value !== 'object' || value === null) return '';
  const keys = ownNames(value);
  for (let i = 0; i < keys.length; i++) {
    if (typeof keys[i] !== 'symbol' || asText(keys[i]) !== 'Symbol(mobx administration)') continue;
    const admin = own(value, keys[i]);
    if (!own(admin, 'values_')) return '';
    const name = asText(own(admin, 'name_') ?? 'mobx');
    let end = 0;
    while (end < name.length && name[end] !== '@' && name[end] !== '.') end++;
    const kind = slice(name, 0, end);
    return kind && kind !== 'ObservableObject' ? kind : 'mobx';
  }
  return '';
}

/** Pinia's stores and Vuex's, of an app of Vue. @param {any} app @returns {Readable[]} */
export function storesOfVue(app) {
  /** @type {Readable[]} */ const out = [];
  const globals = own(own(own(app, '_context'), 'config'), 'globalProperties');
  const known = own(own(globals, '$pinia'), '_s');
  if (known) {
    mapEach(known, (/** @type {any} */ store, /** @type {unknown} */ id) => {
      out[out.length] = { name: asText(id), get: () => store.$state };
    });
  }
  const vuex = own(globals, '$store');
  if (can(vuex, ['commit', 'dispatch'])) out[out.length] = { name: 'vuex', get: () => vuex.state };
  return out;
}

/** Own enumerable values, without running getters. @param {unknown} at @param {(value: any) => void} each */
export function eachValue(at, each) {
  if (typeof at !== 'object' || at === null) return;
  const keys = keysOf(at);
  for (let i = 0; i < keys.length && i < 100; i++) if (has(at, keys[i])) each(own(at, keys[i]));
}
