/** Where a text stands on the page. */
import { flatParent, listRoots, queryAll } from './tree.js';
import { squash } from './text.js';
import { drawsWords, isDrawn, isRendered, isVisible } from './visible.js';

const SILENT = 'script,style,noscript,template,head,title,textarea,select,datalist';
/** So many places that hold a text unseen are passed over on the way to one that shows it. */
const MAX_UNSEEN = 2000;

/** The innermost elements whose whole text is `text` (squashed), else those that CSS writes so; buttons made of inputs
 * count by their value. @param {string} text @returns {Element[]} */
export function findText(text) {
  /** @type {Set<Element>} */ const found = new Set();
  /** @type {Set<Element>} */ const drawn = new Set();
  const capitals = text.toUpperCase();
  for (const root of listRoots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const piece = squash(/** @type {Text} */ (node).data);
      if (!piece || !capitals.includes(piece.toUpperCase()) || node.parentElement?.matches(SILENT)) continue;
      const el = holderOf(node, text);
      if (el) (text.includes(piece) ? found : drawn).add(el);
    }
  }
  for (const el of queryAll('input[type=submit],input[type=button],input[type=reset]')) {
    if (squash(/** @type {HTMLInputElement} */ (el).value) === text) found.add(el);
  }
  return [...(found.size ? found : drawn)];
}

/** @param {Node} node @param {string} text @returns {Element | null} */
function holderOf(node, text) {
  for (let el = flatParent(node); el; el = flatParent(el)) {
    const all = squash(el.textContent);
    if (all === text) return el;
    if (el instanceof HTMLElement && all.length < text.length * 4 + 400) {
      const seen = squash(el.innerText);
      if (seen === text) return el;
      if (seen.length > text.length && all.length > text.length && !text.includes(seen)) return null;
    } else if (all.length > text.length) return null;
  }
  return null;
}

/** Places that show `text` somewhere in their own text, innermost first, at most `limit`.
 * @param {string} text @param {{visible: boolean, top?: Element[] | null, limit?: number}} options @returns {Element[]} */
export function findContaining(text, { visible, top = null, limit = 50 }) {
  /** @type {Element[]} */ const found = [];
  const how = { visible, limit, patience: MAX_UNSEEN };
  const tops = top ?? listRoots().flatMap((root) => (root instanceof Document ? bodyOf(root) : [root]));
  for (const start of tops) {
    for (const root of start instanceof Element && top ? listRoots(start) : [start]) {
      if (!(root instanceof Document)) descend(root, text, found, how);
    }
  }
  for (const el of queryAll('input[type=submit],input[type=button],input[type=reset]')) {
    if (squash(/** @type {HTMLInputElement} */ (el).value).includes(text) && (!visible || isRendered(el, true))) found.push(el);
  }
  return found;
}

/** @param {Document} doc @returns {Element[]} */
function bodyOf(doc) {
  const body = doc.body ?? doc.documentElement;
  return body ? [body] : [];
}

/** @param {Element | DocumentFragment} at @param {string} text @param {Element[]} found
 * @param {{visible: boolean, limit: number, patience: number}} how @returns {boolean} */
function descend(at, text, found, how) {
  if (found.length >= how.limit || !how.patience) return true;
  if (at instanceof Element && at.matches(SILENT)) return false;
  if (!hasWords(at, text)) return false;
  let below = false;
  for (const child of at.children) if (descend(child, text, found, how)) below = true;
  if (below) return true;
  const holder = at instanceof Element ? at : at instanceof ShadowRoot ? at.host : null;
  if (!holder || !saysSo(at, text, how.visible)) return false;
  if (!how.visible || (isVisible(holder) && drawsWords(holder, text))) found.push(holder);
  else how.patience--;
  return true;
}

/** @param {Node} at @param {string} text @returns {boolean} a quick look that may say yes too often */
function hasWords(at, text) {
  const raw = at.textContent ?? '';
  if (raw.includes(text) || squash(raw).includes(text)) return true;
  const capitals = raw.toUpperCase();
  return text.toUpperCase().split(' ').every((word) => capitals.includes(word));
}

/** @param {string} one @param {string} other @returns {boolean} whether two texts are one but for the capitals that CSS writes */
export function sameLetters(one, other) {
  return one.toUpperCase() === other.toUpperCase();
}

/** @param {Element | DocumentFragment} at @param {string} text @param {boolean} visible @returns {boolean} */
function saysSo(at, text, visible) {
  if (at instanceof HTMLElement && isRendered(at) && squash(at.innerText).includes(text)) return true;
  return ownWords(at).includes(text) && (!visible || ownWords(at, isDrawn).includes(text));
}

/** Text without scripts and styles, as it is written, a space between blocks.
 * @param {Node} at @param {(text: Text) => boolean} [counts] @returns {string} */
export function ownWords(at, counts = () => true) {
  let out = '';
  const walker = document.createTreeWalker(at, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(SILENT) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) out += !node.data.trim() || counts(node) ? node.data : '';
    else if (node instanceof Element && /^(address|article|br|dd|div|dl|dt|h[1-6]|li|ol|p|section|table|td|th|tr|ul)$/.test(node.localName)) out += ' ';
  }
  return squash(out);
}
