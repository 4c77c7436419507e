/** Native controls that a component hides from the eye and draws anew: what is pressed for them, and when keys reach them. */
import { hasBox } from './hit.js';
import { flatParent, holds } from './tree.js';
import { isDisabled, isRendered } from './visible.js';

const CONTROLS = 'a[href],button,input,select,textarea,[contenteditable],[role=button],[role=link],[tabindex]';
const LEVELS = 4;
const SPECK_PX = 3;

/** Rendered, and yet nothing of it is seen: transparent, cut away or a speck. @param {Element} el @returns {boolean} */
export function isUnseen(el) {
  if (!isRendered(el)) return false;
  if (!isRendered(el, true)) return true;
  const box = el.getBoundingClientRect();
  if (box.width <= SPECK_PX || box.height <= SPECK_PX) return true;
  const { clip, clipPath, position } = getComputedStyle(el);
  const cut = /^(absolute|fixed)$/.test(position) ? clip.match(/^rect\((\S+), (\S+), (\S+), (\S+)\)$/) : null;
  const [top, right, bottom, left] = cut ? cut.slice(1).map(Number.parseFloat) : [];
  return bottom - top <= 1 || right - left <= 1 || /^inset\((?:[5-9]\d|100)%\)$/.test(clipPath);
}

/** What people press for a field that they do not see: the part of its component that shows a hand.
 * @param {Element} el @returns {Element | null} */
export function standIn(el) {
  if (!el.matches('input,select,textarea') || !isUnseen(el)) return null;
  for (const at of componentOf(el)) {
    if (isRendered(at, true) && hasBox(at) && [at, ...at.querySelectorAll('*')].some((inner) => inner !== el && getComputedStyle(inner).cursor === 'pointer' && hasBox(inner))) return at;
  }
  return null;
}

/** Whether a person with a keyboard gets to a field that no pointer gets to, since its own component lies over it.
 * @param {Element} el @param {Element | null} cover what lies over it @returns {boolean} */
export function takesKeys(el, cover) {
  if (!(el instanceof HTMLElement) || el.tabIndex < 0 || isDisabled(el) || !isUnseen(el)) return false;
  if (!cover || holds(cover, el)) return true;
  const labels = el instanceof HTMLInputElement ? [...(el.labels ?? [])] : [];
  return [...labels, ...componentOf(el)].some((part) => holds(part, cover));
}

/** The elements around a field that hold no other control, the nearest first. @param {Element} el @returns {Element[]} */
function componentOf(el) {
  /** @type {Element[]} */ const parts = [];
  for (let at = flatParent(el); at && parts.length < LEVELS; at = flatParent(at)) {
    if (at.matches('body,html,form,fieldset,dialog,main,section,li,tr,td,[role=dialog]')) break;
    const others = [...at.querySelectorAll(CONTROLS)].some((other) => other !== el && !holds(other, el));
    if (others) break;
    parts.push(at);
  }
  return parts;
}
