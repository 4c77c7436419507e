/** Roles and names that custom elements give themselves (ElementInternals): no script sees them, the browser's own tree does. */
import { flatParent } from './tree.js';

/** @type {WeakMap<Element, { role: string, name: string }>} */
const given = new WeakMap();
/** @type {WeakSet<Element>} */
const asked = new WeakSet();
const MOST = 200;
/** Tags of elements that gave themselves a role, as CSS takes them. @type {Set<string>} */
const tags = new Set();

/** @param {Element} el @param {string} role @param {string} name what the browser says of it */
export function give(el, role, name) {
  given.set(el, { role, name });
  tags.add(CSS.escape(el.localName));
}

/** @param {Element} el @returns {string} the role that it gave itself, or "" */
export function givenRole(el) {
  return tags.size ? given.get(el)?.role ?? '' : '';
}

/** @param {Element} el @returns {string} */
export function givenName(el) {
  return tags.size ? given.get(el)?.name ?? '' : '';
}

/** @returns {string[]} selectors for all that gave themselves a role */
export function givenTags() {
  return [...tags];
}

/** Custom elements without a role of which the browser was not asked yet; they count as asked from now on.
 * @param {(Document | ShadowRoot | Element)[]} roots @returns {Element[]} */
export function takeUnknown(roots) {
  /** @type {Element[]} */ const unknown = [];
  for (const root of roots) {
    for (const el of root.querySelectorAll(':defined:not([role])')) {
      if (!el.localName.includes('-') || asked.has(el)) continue;
      if (unknown.length >= MOST) return unknown;
      if (flatParent(el) === null || !el.checkVisibility()) continue;
      asked.add(el);
      unknown.push(el);
    }
  }
  return unknown;
}
