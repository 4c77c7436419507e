/** Numbers for elements: one for each, never used again in this document. The outside makes `e104` of them. */
import { describe } from './names.js';
import { deepHit } from './visible.js';

/** @typedef {{ el: WeakRef<Element>, x: number, y: number }} Kept */

/** @type {WeakMap<Element, number>} */
const numbers = new WeakMap();
/** @type {Map<number, Kept>} */
const kept = new Map();
let next = 1;

/** @param {Element} el @returns {number} */
export function refOf(el) {
  let number = numbers.get(el);
  if (number === undefined) {
    number = next++;
    numbers.set(el, number);
  }
  const box = el.getBoundingClientRect();
  kept.set(number, { el: new WeakRef(el), x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return number;
}

/** @param {number} number @returns {Element | null} the element while it is in the document */
export function findByRef(number) {
  const el = findAnywhere(number);
  return el?.isConnected ? el : null;
}

/** @param {number} number @returns {Element | null} the element, in the document or not */
export function findAnywhere(number) {
  return kept.get(number)?.el.deref() ?? null;
}

/** What stands where a gone element stood. @param {number} number @returns {string} */
export function standsNow(number) {
  const place = kept.get(number);
  if (!place) return '';
  const hit = deepHit(place.x, place.y);
  return hit && !hit.matches('html,body') ? describe(hit) : '';
}
