/** A press into a field, or a Tab into it, is a step only when something that is used next came through it: a calendar, a
 * list. An edit of that field puts the focus there by itself, so then it counts only for what the focus alone did not bring.
 */
import { flatParent } from '../core/tree.js';
import { listSeen } from './hover.js';
import { tell } from './tell.js';

/** @typedef {{g: number, el: Element | null, before: Set<Element>, focused: Set<Element> | null, edited: Set<Element> | null, say: (() => void) | null}} Way */

const MOST = 8;

/** Those since something was used that counts, the newest first. @type {Way[]} */
let ways = [];

/** A gesture that perhaps only gave the focus begins. `say` tells it where nothing of it was told so far.
 * @param {number} g @param {Element | null} el the field, where it is known already @param {(() => void) | null} [say] */
export function noteWay(g, el, say = null) {
  ways = [{ g, el, before: listSeen(), focused: null, edited: null, say }, ...(say ? ways : [])].slice(0, MOST);
}

/** The field has the focus now, and its click is still to come. @param {number} g */
export function noteFocused(g) {
  if (ways[0]?.g === g) ways[0].focused = listSeen();
}

/** A field begins to be edited. @param {Element} el */
export function noteEdit(el) {
  if (ways[0]?.el !== el) ways = [];
  else if (!ways[0].edited) [ways[0].edited, ways] = [listSeen(), [ways[0]]];
}

/** Something else is used: tell the way to it, if it came by that. @param {Element} used */
export function tellOpened(used) {
  const by = ways.find((way) => cameBy(way, used));
  ways = [];
  if (!by || by.el === used) return;
  by.say?.();
  tell({ k: 'opened', g: by.g });
}

/** @param {Way} way @param {Element} used @returns {boolean} whether it, or what it stands in, was not there before */
function cameBy(way, used) {
  for (let at = /** @type {Element | null} */ (used); at && !at.matches('body,html') && !way.before.has(at); at = flatParent(at)) {
    if (!way.edited || (way.edited.has(at) && !way.focused?.has(at))) return true;
  }
  return false;
}
