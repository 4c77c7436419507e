/** Which lines stood on the page before a gesture: what stood there proves nothing. */
import { squash } from '../core/text.js';
import { tell } from './tell.js';

const LIMIT = 400_000;
const MOST = 6;
const LONGEST = 60;
let words = '';

/** A gesture begins: tell what came until now, which is of the gesture before, and keep the words as they are. */
export function rememberWords() {
  const lines = freshLines([]);
  if (lines.length) tell({ k: 'words', lines });
  words = squash(document.body?.innerText ?? '').slice(0, LIMIT);
}

/** Lines that are on the page now and were not before: what was said aloud first, then headings, then the others.
 * @param {string[]} said texts of live regions @returns {string[]} */
export function freshLines(said) {
  const now = document.body?.innerText ?? '';
  const lines = now.slice(0, LIMIT).split(/[\n\t]+/).map((line) => squash(line));
  const headings = [...document.querySelectorAll('h1,h2,h3,[role=heading]')].map((el) => squash(/** @type {HTMLElement} */ (el).innerText));
  const there = new Set(lines);
  const ordered = [...said.map((text) => squash(text)), ...headings, ...lines];
  const fresh = ordered.filter((line) => line.length >= 2 && line.length <= LONGEST && there.has(line) && !words.includes(line));
  return [...new Set(fresh)].slice(0, MOST);
}
