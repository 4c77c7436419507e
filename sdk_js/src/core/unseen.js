/** Native controls that a component hides from the eye and draws anew: what is pressed for them, and when keys reach them. */
import { hasBox } from './hit.js';
import { flatParent, holds } from './tree.js';
import { isDisabled, isRendered } from './visible.js';

const CONTROLS = 'a[href],button,input,select,textarea,[contenteditable],[role=button],[role=link],[tabindex]';
const LEVELS = 4;
const SPECK_PX = 3;

/** Made unseen by its own style: transparent, cut away or a speck. What a closed panel hides is not.
 * @param {Element} el @returns {boolean} */
function isUnseen(el) {
  if (!(el instanceof HTMLElement) || !isRendered(el)) return false;
  const { clip, clipPath, opacity, position } = getComputedStyle(el);
  if (opacity === '0' || el.offsetWidth <= SPECK_PX || el.offsetHeight <= SPECK_PX) return true;
  const cut = /^(absolute|fixed)$/.test(position) ? clip.match(/^rect\((\S+), (\S+), (\S+), (\S+)\)$/) : null;
  const [top, right, bottom, left] = cut ? cut.slice(1).map(Number.parseFloat) : [];
  return bottom - top <= 1 || right - left <= 1 || /^inset\((?:[5-9]\d|100)%\)$/.test(clipPath);
}

/** @param {Element} part @returns {boolean} whether people see that something is there */
function isDrawn(part) {
  const box = part.getBoundingClientRect();
  return isRendered(part, true) && box.width > SPECK_PX && box.height > SPECK_PX;
}

/** What people press for a box or a list box that they do not see: the part of its component that shows a hand.
 * @param {Element} el @returns {Element | null} */
export function standIn(el) {
  if (!el.matches('input[type=checkbox],input[type=radio],input[role=combobox],select')) return null;
  const around = flatParent(el);
  if (!isUnseen(el) && !(around && getComputedStyle(around).opacity === '0')) return null;
  for (const at of componentOf(el)) {
    if (isRendered(at, true) && hasBox(at) && [at, ...at.querySelectorAll('*')].some((inner) => inner !== el && getComputedStyle(inner).cursor === 'pointer' && hasBox(inner))) return at;
  }
  return null;
}

/** Whether a person with a keyboard gets to a field that no pointer gets to, since its own component lies over it.
 * @param {Element} el @param {Element | null} cover what lies over it @returns {boolean} */
export function takesKeys(el, cover) {
  if (!(el instanceof HTMLElement) || el.tabIndex < 0 || isDisabled(el) || !isUnseen(el)) return false;
  const labels = el instanceof HTMLInputElement || el instanceof HTMLSelectElement ? [...(el.labels ?? [])] : [];
  const parts = [...labels, ...componentOf(el)];
  if (!parts.some(isDrawn)) return false;
  return !cover || holds(cover, el) || parts.some((part) => holds(part, cover));
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
