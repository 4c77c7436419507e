/** What people call one of many: the row of a table, the entry of a list, by its heading, its link or its first cell.
 *
 * Such things have no accessible name of their own, or one that runs everything in them together.
 */
import { squash } from './text.js';

/** Roles of things that stand in rows. */
export const KEYED = /^(listitem|row|article|treeitem)$/;
const KEYS = ['h1,h2,h3,h4,h5,h6,[role=heading]', 'th,[role=rowheader]', 'a[href],[role=link]', 'td,[role=cell],[role=gridcell]', 'strong,b'];
const LONGEST = 80;

/** @param {Element} el @returns {string} "" when nothing in it says what it is called */
export function keyOf(el) {
  for (const css of KEYS) {
    const found = [...el.querySelectorAll(css)].find((inner) => squash(inner.textContent));
    if (found && !found.closest('button,select,textarea')) return short(found.textContent);
  }
  return short([...el.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '));
}

/** @param {string | null} words @returns {string} */
function short(words) {
  const said = squash(words);
  return said.length <= LONGEST ? said : '';
}
