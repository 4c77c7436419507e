/** The built-ins as they were before the page's first script. Nothing here is looked up again later. */

const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty, getPrototypeOf } = Reflect;

/** @param {Function} method @returns {(self: unknown, ...args: any[]) => any} */
function uncurry(method) {
  return (self, ...args) => apply(method, self, args);
}

export const call = apply;
export const define = defineProperty;
export const prototypeOf = getPrototypeOf;
export const describeProperty = getOwnPropertyDescriptor;
export const keysOf = Object.keys;
export const ownNames = ownKeys;
export const isArray = Array.isArray;
export const spell = JSON.stringify;
export const parse = JSON.parse;
export const asText = String;
export const isFiniteNumber = Number.isFinite;
export const toIso = uncurry(Date.prototype.toISOString);
export const slice = uncurry(String.prototype.slice);
export const split = uncurry(String.prototype.split);
export const mapEach = uncurry(Map.prototype.forEach);
export const mapGet = uncurry(Map.prototype.get);
export const mapSet = uncurry(Map.prototype.set);
export const setEach = uncurry(Set.prototype.forEach);
export const textOf = uncurry(Function.prototype.toString);
export const symbolText = uncurry(Symbol.prototype.toString);
export const toTag = uncurry(Object.prototype.toString);
export const has = uncurry(Object.prototype.hasOwnProperty);
export const MapOf = Map;
export const SetOf = Set;
export const DateOf = Date;
export const EventOf = CustomEvent;
export const NodeOf = Node;
export const Watcher = MutationObserver;
export const observe = uncurry(MutationObserver.prototype.observe);
export const freeze = Object.freeze;
export const allElements = /** @type {(at: Document) => NodeListOf<Element>} */ ((at) => apply(queryAll, at, ['*']));
const queryAll = Document.prototype.querySelectorAll;
const addToSet = Set.prototype.add;
const isInSet = Set.prototype.has;
/** @param {Set<unknown>} seen @param {unknown} value @returns {boolean} */
export function isIn(seen, value) {
  return apply(isInSet, seen, [value]);
}
/** @param {Set<unknown>} seen @param {unknown} value @returns {boolean} whether it was there; it is now */
export function seenBefore(seen, value) {
  if (apply(isInSet, seen, [value])) return true;
  apply(addToSet, seen, [value]);
  return false;
}
const sizeGetter = /** @type {() => number} */ (getOwnPropertyDescriptor(Set.prototype, 'size')?.get);
/** @param {unknown} set @returns {number} */
export function setSize(set) {
  return apply(sizeGetter, set, []);
}
/** @param {unknown} value @returns {boolean} */
export function isSet(value) {
  try {
    return setSize(value) >= 0;
  } catch {
    return false;
  }
}
const queue = queueMicrotask;
/** @param {() => void} run after the script that runs now */
export function soon(run) {
  apply(queue, window, [run]);
}
const create = Object.create;
/** @returns {Record<string, any>} an object that inherits nothing */
export function blank() {
  return create(null);
}
const detailGetter = /** @type {() => unknown} */ (getOwnPropertyDescriptor(CustomEvent.prototype, 'detail')?.get);
/** @param {Event} event @returns {string} */
export function detailOf(event) {
  return asText(apply(detailGetter, event, []));
}
const listen = EventTarget.prototype.addEventListener;
const dispatch = EventTarget.prototype.dispatchEvent;
const stop = Event.prototype.stopImmediatePropagation;
/** @param {string} type @param {(event: Event) => void} heard */
export function listenTo(type, heard) {
  apply(listen, window, [type, heard, true]);
}
/** @param {string} type @param {string} detail */
export function say(type, detail) {
  apply(dispatch, window, [new EventOf(type, { detail })]);
}
/** @param {Event} event */
export function stopHere(event) {
  apply(stop, event, []);
}
