/** What surrounds elements of one document: the words close by and the headings above, gathered once for all of them. */
import { roleOf } from './roles.js';
import { holds, listRoots, queryAll } from './tree.js';
import { cut, squash } from './text.js';

const REACH_PX = 50;
const CELL_PX = 100;
const MOST_WORDS = 6000;
const KEPT = 6;
const SILENT = 'script,style,noscript,template,title,textarea,option,[contenteditable],[contenteditable] *';

/** @typedef {{text: string, holder: Element, left: number, top: number, right: number, bottom: number}} Words */

export class Surroundings {
  constructor() {
    /** @type {Map<string, Words[]> | null} */ this.grid = null;
    /** @type {Map<Node, Element[]>} */ this.outlines = new Map();
    /** @type {Map<Node, Map<Element, [number, number]>>} */ this.places = new Map();
  }

  /** Texts at most 50 px away, the nearest first. @param {Element} el @param {DOMRect} box @returns {string[]} */
  neighbours(el, box) {
    this.grid ??= gather();
    /** @type {Map<Words, number>} */ const found = new Map();
    for (let x = cell(box.left - REACH_PX); x <= cell(box.right + REACH_PX); x++) {
      for (let y = cell(box.top - REACH_PX); y <= cell(box.bottom + REACH_PX); y++) {
        for (const words of this.grid.get(`${x},${y}`) ?? []) {
          if (found.has(words)) continue;
          const far = distance(box, words);
          if (far <= REACH_PX && !holds(el, words.holder)) found.set(words, far);
        }
      }
    }
    const near = [...found].sort((a, b) => a[1] - b[1]).map(([words]) => words.text);
    return [...new Set(near)].slice(0, KEPT);
  }

  /** The headings that an element stands under, the nearest first. @param {Element} el @returns {string[]} */
  headings(el) {
    /** @type {string[]} */ const out = [];
    let level = 7;
    for (let at = /** @type {Element | null} */ (el); at && out.length < 3; ) {
      const root = at.getRootNode();
      const all = this.outlineOf(root);
      for (let i = lastBefore(all, at); i >= 0 && out.length < 3; i--) {
        const own = levelOf(all[i]);
        if (own >= level) continue;
        level = own;
        const text = cut(squash(all[i].textContent));
        if (text) out.push(text);
      }
      at = root instanceof ShadowRoot ? root.host : null;
    }
    return out;
  }

  /** Which of how many of its kind an item is in its list. @param {Element} item @returns {[number, number]} */
  position(item) {
    const parent = /** @type {ParentNode | null} */ (item.parentNode);
    if (!parent) return [0, 1];
    let known = this.places.get(parent);
    if (!known) {
      known = new Map();
      /** @type {Map<string, Element[]>} */ const kinds = new Map();
      for (const child of parent.children) {
        const kind = `${child.localName} ${roleOf(child)}`;
        const list = kinds.get(kind);
        if (list) list.push(child);
        else kinds.set(kind, [child]);
      }
      for (const list of kinds.values()) list.forEach((child, index) => known?.set(child, [index, list.length]));
      this.places.set(parent, known);
    }
    return known.get(item) ?? [0, 1];
  }

  /** @param {Node} root @returns {Element[]} */
  outlineOf(root) {
    let all = this.outlines.get(root);
    if (!all) {
      const parent = /** @type {Document | ShadowRoot} */ (root);
      all = [...(parent.querySelectorAll?.('h1,h2,h3,h4,h5,h6,[role=heading]') ?? [])].filter((el) => el.checkVisibility());
      this.outlines.set(root, all);
    }
    return all;
  }
}

/** @param {Element[]} all in document order @param {Element} el @returns {number} the last that stands before it */
function lastBefore(all, el) {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle].compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** @param {Element} heading @returns {number} */
function levelOf(heading) {
  return Number(heading.getAttribute('aria-level') ?? heading.localName[1]) || 2;
}

/** @returns {Map<string, Words[]>} */
function gather() {
  /** @type {Map<string, Words[]>} */ const grid = new Map();
  const range = document.createRange();
  let count = 0;
  /** @param {Omit<Words, 'left' | 'top' | 'right' | 'bottom'>} words @param {DOMRect} box */
  const put = (words, box) => {
    if (!box.width || !box.height) return;
    const placed = { ...words, left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    const lastX = Math.min(cell(box.right), cell(box.left) + 20);
    const lastY = Math.min(cell(box.bottom), cell(box.top) + 20);
    for (let x = cell(box.left); x <= lastX; x++) {
      for (let y = cell(box.top); y <= lastY; y++) {
        const key = `${x},${y}`;
        const list = grid.get(key);
        if (list) list.push(placed);
        else grid.set(key, [placed]);
      }
    }
    count++;
  };
  for (const root of listRoots()) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && count < MOST_WORDS; node = walker.nextNode()) {
      const text = squash(/** @type {Text} */ (node).data);
      const holder = node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
      if (text.length < 2 || !holder || holder.matches(SILENT)) continue;
      range.selectNodeContents(node);
      put({ text: cut(text, 60), holder }, range.getBoundingClientRect());
    }
  }
  for (const el of queryAll('input[type=submit],input[type=button],input[type=reset]')) {
    put({ text: cut(squash(/** @type {HTMLInputElement} */ (el).value), 60), holder: el }, el.getBoundingClientRect());
  }
  return grid;
}

/** @param {number} px @returns {number} */
function cell(px) {
  return Math.floor(px / CELL_PX);
}

/** @param {DOMRect} box @param {Words} words @returns {number} the gap between two boxes, 0 when they touch */
function distance(box, words) {
  const across = Math.max(0, words.left - box.right, box.left - words.right);
  const down = Math.max(0, words.top - box.bottom, box.top - words.bottom);
  return Math.hypot(across, down);
}
