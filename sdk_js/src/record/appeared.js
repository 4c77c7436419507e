/** Which lines stood on the page before a gesture: what stood there proves nothing. */
import { squash } from '../core/text.js';
import { settle, tell } from './tell.js';

const LIMIT = 400_000;
const MOST = 6;
const LONGEST = 60;
const MOST_FIELDS = 200;
let words = '';

/** A gesture begins: tell what came until now, which is of the gesture before, and keep the words as they are. */
export function rememberWords() {
  settle();
  const lines = freshLines([]);
  if (lines.length) tell({ k: 'words', lines });
  words = squash(document.body?.innerText ?? '').slice(0, LIMIT);
}

/** Lines that are on the page now and were not before: what was said aloud first, then headings, then the others.
 * @param {string[]} said texts of live regions @returns {string[]} */
export function freshLines(said) {
  const now = document.body?.innerText ?? '';
  const { mixed, pieces } = aroundFields();
  const lines = now.slice(0, LIMIT).split(/[\n\t]+/).map((line) => squash(line)).filter((line) => !mixed.has(line));
  const headings = [...document.querySelectorAll('h1,h2,h3,[role=heading]')].map((el) => squash(/** @type {HTMLElement} */ (el).innerText));
  const there = new Set([...lines, ...pieces]);
  const ordered = [...said.map((text) => squash(text)), ...headings, ...lines, ...pieces];
  const fresh = ordered.filter((line) => line.length >= 2 && line.length <= LONGEST && there.has(line) && !words.includes(line));
  return [...new Set(fresh)].slice(0, MOST);
}

/** Labels that stand in one line with their fields run together in the page's text: "Title Label Urgent" is nobody's
 * words. @returns {{mixed: Set<string>, pieces: string[]}} such lines, and the words in them one by one */
function aroundFields() {
  /** @type {Set<string>} */ const mixed = new Set();
  /** @type {string[]} */ const pieces = [];
  /** @type {Set<Element>} */ const seen = new Set();
  for (const field of [...document.querySelectorAll('input:not([type=hidden]),select,textarea')].slice(0, MOST_FIELDS)) {
    // what can be chosen stands in the page's text too, though nobody sees it
    if (field instanceof HTMLSelectElement) for (const option of [...field.options].slice(0, MOST_FIELDS)) mixed.add(squash(option.text));
    let box = /** @type {HTMLElement | null} */ (field.parentElement);
    while (box && /^(inline|contents)/.test(getComputedStyle(box).display)) box = box.parentElement;
    if (!box || seen.has(box) || box === document.body) continue;
    seen.add(box);
    const inside = box.innerText.split(/[\n\t]+/).map((line) => squash(line));
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    /** @type {string[]} */ const own = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = squash(/** @type {Text} */ (node).data);
      const by = node.parentElement;
      if (text && by?.checkVisibility({ checkVisibilityCSS: true }) && !by.closest('select,textarea,script,style')) own.push(text);
    }
    for (const line of inside) if (own.filter((text) => line.includes(text)).length > 1 && !own.includes(line)) mixed.add(line);
    pieces.push(...own);
  }
  return { mixed, pieces };
}
