/** Stores that the app did not register: found through what React and Vue keep at the elements that they were mounted
 * on, and what the page keeps at its window. Looked for only when a state is asked for that no registered store has. */
import { allElements, blank, describeProperty, has, isArray, keysOf, seenBefore, SetOf } from './builtins.js';
import { closedObjects } from './closures.js';
import { eachFiber, eachRoot } from './fibers.js';
import { eachValue, own, recognise, storesOfVue } from './libraries.js';

const MAX_ELEMENTS = 20_000;
const MAX_HOOKS = 200;

/** @typedef {import('./libraries.js').Readable} Readable */

class Search {
  constructor() {
    /** @type {Record<string, Readable>} */ this.stores = blank();
    this.seen = new SetOf();
    /** @type {{store: unknown, atom: unknown}[]} */ this.atoms = [];
    this.consider = this.consider.bind(this);
    this.fiber = this.fiber.bind(this);
  }

  /** @param {any} value */
  consider(value) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seenBefore(this.seen, value)) return;
    try {
      const found = recognise(value, (store) => this.atomsIn(store));
      if (found) this.add(found);
    } catch {
      // what cannot be looked at is no store
    }
  }

  /** @param {unknown} store @returns {unknown[]} */
  atomsIn(store) {
    const out = [];
    for (let i = 0; i < this.atoms.length; i++) if (this.atoms[i].store === store) out[out.length] = this.atoms[i].atom;
    return out;
  }

  /** @param {Readable} found */
  add(found) {
    let name = found.name;
    for (let i = 2; has(this.stores, name); i++) name = `${found.name}${i}`;
    this.stores[name] = found;
  }

  /** @param {any} app */
  vue(app) {
    const found = storesOfVue(app);
    for (let i = 0; i < found.length; i++) this.add(found[i]);
  }

  /** @param {any} fiber */
  fiber(fiber) {
    const props = own(fiber, 'memoizedProps');
    eachValue(props, this.consider);
    eachValue(own(props, 'value'), this.consider);
    const state = own(fiber, 'memoizedState');
    if (own(fiber, 'stateNode') && own(own(fiber, 'stateNode'), 'props') === props) eachValue(state, this.consider);
    let hook = state;
    for (let i = 0; hook && i < MAX_HOOKS && has(hook, 'next') && has(hook, 'memoizedState'); i++, hook = own(hook, 'next')) this.hook(own(hook, 'memoizedState'));
  }

  /** What a hook keeps: a value, a ref, a memo with its dependencies, an effect. @param {any} kept */
  hook(kept) {
    this.consider(kept);
    this.consider(own(kept, 'current'));
    this.list(own(kept, 'deps'));
    if (!isArray(kept)) return;
    if (kept.length === 3 && own(kept[2], 'read') && own(kept[1], 'sub')) this.atoms[this.atoms.length] = { store: kept[1], atom: kept[2] };
    this.list(kept);
    this.list(kept[1]);
  }

  /** @param {any} list */
  list(list) {
    for (let i = 0; isArray(list) && i < list.length && i < MAX_HOOKS; i++) this.consider(list[i]);
  }
}

/** @returns {Record<string, Readable>} by name: `redux`, `zustand`, `query`, `jotai`, `vuex`, the id of a Pinia store or a
 * state machine, the class of a MobX store; a second one of a name is called `redux2` */
export function findStores() {
  const search = new Search();
  eachRoot((root) => eachFiber(root, search.fiber));
  const all = allElements(document);
  for (let i = 0; i < all.length && i < MAX_ELEMENTS; i++) if (has(all[i], '__vue_app__')) search.vue(own(all[i], '__vue_app__'));
  const globals = keysOf(window);
  for (let i = 0; i < globals.length; i++) {
    const kept = describeProperty(window, globals[i]);
    if (kept && has(kept, 'value')) search.consider(kept.value);
  }
  const closed = closedObjects();
  for (let i = 0; i < closed.length; i++) search.consider(closed[i]);
  return search.stores;
}
