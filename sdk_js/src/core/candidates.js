/** All elements of a frame that could be one that is lost, with their fingerprints, in one call.
 *
 * A cheap first look at every element (no names, no layout beyond one) decides who is worth a fingerprint.
 */
import { identity, testidOf } from './facts.js';
import { brief, fingerprint, scopesOf, wordsOf } from './fingerprint.js';
import { idOf } from './forms.js';
import { Surroundings } from './near.js';
import { isFocusable, roleOf } from './roles.js';
import { likeness, squash } from './text.js';
import { eachElement } from './tree.js';
import { isRendered } from './visible.js';

const SKIP = /^(html|head|body|script|style|link|meta|title|noscript|template|base|br|hr|source|track|param|path|g|rect|circle|line|polygon|polyline|use|defs|datalist)$/;
const MOST = 100;
const RIVALS = 10;
const OWN_WORDS = 240;

/** @typedef {import('./fingerprint.js').Print} Print */

/** @param {Element} el @param {string[]} testids the fingerprint of one element, its look-alikes and the ways to name it */
export function takeFingerprint(el, testids) {
  const around = new Surroundings();
  const print = fingerprint(el, testids, around);
  const ranked = rank(print, testids, (other) => other !== el && !el.contains(other) && !other.contains(el));
  return {
    print,
    scopes: scopesOf(el, testids),
    rivals: ranked.shown.slice(0, RIVALS).map((item) => fingerprint(item.el, testids, around)),
  };
}

/** @param {Print} old @param {string[]} testids @param {number} [most] */
export function listCandidates(old, testids, most = MOST) {
  const around = new Surroundings();
  const { shown, hidden } = rank(old, testids, () => true);
  return {
    total: shown.length,
    candidates: shown.slice(0, most).map(({ el }) => ({
      ...identity(el, testids), print: fingerprint(el, testids, around), scopes: scopesOf(el, testids),
    })),
    hidden: hidden.slice(0, 3).map((el) => identity(el, testids).describe),
  };
}

/** @param {Element} el @param {string[]} testids the frame element as others may know it, and where its inside begins */
export function frameFacts(el, testids) {
  const box = el.getBoundingClientRect();
  return { brief: brief(el, testids), x: box.x + scrollX + el.clientLeft, y: box.y + scrollY + el.clientTop };
}

/** @param {Print} old @param {string[]} testids @param {(el: Element) => boolean} wanted */
function rank(old, testids, wanted) {
  /** @type {{el: Element, score: number}[]} */ const shown = [];
  /** @type {Element[]} */ const hidden = [];
  const top = document.body ?? document.documentElement;
  if (!top) return { shown, hidden };
  eachElement(top, (el) => {
    if (SKIP.test(el.localName) || !wanted(el)) return;
    const { score, exact } = likely(el, old, testids);
    if (score < 1) return;
    if (isRendered(el)) shown.push({ el, score });
    else if (exact) hidden.push(el);
  });
  shown.sort((a, b) => b.score - a.score);
  return { shown, hidden };
}

/** @param {Element} el @param {Print} old @param {string[]} testids @returns {{score: number, exact: boolean}} */
function likely(el, old, testids) {
  let score = 0;
  let exact = false;
  /** @param {string | null | undefined} was @param {string | null} is @param {number} weight */
  const compare = (was, is, weight) => {
    if (!was || !is) return;
    if (was === is) {
      score += weight;
      exact = true;
    } else score += weight * 0.7 * likeness(was, is);
  };
  compare(old.testid, testidOf(el, testids), 2);
  compare(old.id, idOf(el), 2);
  compare(old.name, el.getAttribute('name'), 2);
  compare(old.placeholder, el.getAttribute('placeholder'), 2);
  compare(old.title, el.getAttribute('title'), 1.5);
  compare(old.alt, el.getAttribute('alt'), 1.5);
  compare(old.aria?.label ?? old.label, el.getAttribute('aria-label'), 2);
  const said = el.textContent ?? '';
  if (old.text && said.length <= OWN_WORDS) compare(old.text, el instanceof HTMLInputElement ? wordsOf(el) : squash(said), 3);
  if (old.text && el instanceof HTMLInputElement) compare(old.text, wordsOf(el), 3);
  if (el.localName === old.tag) score += 1;
  const type = el instanceof HTMLInputElement || el instanceof HTMLButtonElement ? el.type : null;
  if (old.type && type === old.type) score += 0.5;
  if (old.role && roleOf(el) === old.role) score += 1.5;
  if (isFocusable(el)) score += 0.5;
  if (old.classes?.some((/** @type {string} */ name) => el.classList.contains(name))) score += 0.3;
  return { score, exact };
}
