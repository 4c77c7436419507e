/** How things were called before the pointer came over them: a replay has to find them as they are then. */
import { wordsOf } from '../core/fingerprint.js';
import { nameOf } from '../core/names.js';

const WORDS = 61;

/** @type {WeakMap<Element, import('./naming.js').Calm>} */
let calm = new WeakMap();

/** @param {Element} el @returns {import('./naming.js').Calm | null} */
export function calmOf(el) {
  return calm.get(el) ?? null;
}

/** Keep the names of an element that the pointer enters just now; the page has not heard of it yet. @param {Element} el */
export function keepCalm(el) {
  if (!calm.has(el)) calm.set(el, { name: nameOf(el), words: wordsOf(el, WORDS) });
}

/** What a gesture changes stays changed when the pointer leaves. */
export function forgetCalm() {
  calm = new WeakMap();
}
