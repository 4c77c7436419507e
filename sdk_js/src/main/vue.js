/** Updates of Vue's components, as its development builds tell them to developer tools. Where there are none, Vue leaves
 * a list of functions that take a hook later: each is given one, and nothing stands where the page would look for tools. */
import { SetOf, call, define, describeProperty, isArray, listenTo, seenBefore, soon, split } from './builtins.js';
import { own } from './libraries.js';
import { committed, gather, rendered } from './rendered.js';

const REPLAY = '__VUE_DEVTOOLS_HOOK_REPLAY__';
const HOOK = '__VUE_DEVTOOLS_GLOBAL_HOOK__';
const TOLD = ['component:added', 'component:updated'];

const given = new SetOf();

/** Hear Vue whether developer tools are there or not. */
export function watchVue() {
  listenTo('DOMContentLoaded', joinTools);
  listenTo('load', joinTools);
  if (describeProperty(window, REPLAY)) return;
  /** @type {unknown} */
  let kept;
  define(window, REPLAY, {
    configurable: true,
    enumerable: false,
    get: () => kept,
    set(value) {
      kept = value;
      if (isArray(value)) soon(() => give(value));
    },
  });
}

/** @param {unknown[]} takers */
function give(takers) {
  for (let i = 0; i < takers.length; i++) {
    const take = takers[i];
    if (typeof take !== 'function' || seenBefore(given, take)) continue;
    try {
      call(take, undefined, [{ enabled: true, emit }]);
    } catch {
      // a Vue that takes no hook tells nothing
    }
  }
}

/** Developer tools that came with the page are asked to say what they hear. */
function joinTools() {
  try {
    const there = describeProperty(window, HOOK);
    const tools = there?.get ? call(there.get, window, []) : there?.value;
    if (typeof own(tools, 'on') !== 'function' || seenBefore(given, tools)) return;
    for (let i = 0; i < TOLD.length; i++) tools.on(TOLD[i], (/** @type {unknown[]} */ ...said) => heard(TOLD[i], said[3]));
  } catch {
    // tools that cannot be asked are left alone
  }
}

/** @param {string} event @param {unknown[]} said */
function emit(event, ...said) {
  heard(event, said[3]);
}

/** @param {string} event @param {any} instance */
function heard(event, instance) {
  const mounted = event === TOLD[0];
  if (!mounted && event !== TOLD[1]) return;
  try {
    const kind = own(instance, 'type');
    if (!kind) return;
    const into = gather('vue');
    rendered(into, kind, mounted, kind, describe);
    committed(into);
  } catch {
    // an instance that cannot be looked at tells nothing
  }
}

/** The component that wrote an element, which development builds keep at it. @param {Element} el @returns {string} */
export function ownerInVue(el) {
  const kind = own(own(el, '__vueParentComponent'), 'type');
  return kind ? describe(kind).name : '';
}

/** The same of Svelte. @param {Element} el @returns {string} */
export function ownerInSvelte(el) {
  const file = own(own(own(el, '__svelte_meta'), 'loc'), 'file');
  return typeof file === 'string' ? baseOf(file) : '';
}

/** @param {any} kind */
function describe(kind) {
  const file = own(kind, '__file');
  const source = typeof file === 'string' ? file : '';
  const name = own(kind, 'name') || own(kind, '__name') || own(kind, 'displayName') || baseOf(source);
  return { name: typeof name === 'string' && name ? name : 'Anonymous', source };
}

/** @param {string} path @returns {string} */
function baseOf(path) {
  const parts = split(path, '/');
  return split(parts[parts.length - 1], '.')[0];
}
