/** Drags: the browser's own (draggable things) and those that a page makes of pointer moves. */
import { keepListening } from '../core/listen.js';
import { holds } from '../core/tree.js';
import { rememberWords } from './appeared.js';
import { tellOf } from './element.js';
import { endEdits } from './edit.js';
import { hitOf, isSurface } from './meant.js';
import { isOwn } from './own.js';
import { restHover } from './hover.js';
import { restScroll } from './scroll.js';
import { did, isOn } from './tell.js';

const FAR_PX = 8;
const HANDLE = '[role=slider],[role=separator],[role=scrollbar],[draggable=true]';
const GRABBED = /grab|move|resize/;
const CLIMB = 3;

/** @typedef {import('./press.js').Press} Press */

/** @type {Press | null} */
let source = null;
let taken = false;
let far = 0;
let native = false;
/** @type {WeakSet<Press>} */
const drags = new WeakSet();

/** Watch what the browser tells of drags. */
export function watchDrags() {
  keepListening('gotpointercapture', (event) => {
    if (event.isTrusted) taken = true;
  });
  keepListening('dragstart', (event) => {
    if (!event.isTrusted || !isOn() || !source) return;
    native = true;
    drags.add(source);
    const el = hitOf(event);
    const dragged = el?.closest('[draggable=true],a[href],img');
    if (dragged && dragged !== source.el) source = { ...source, told: tellOf(dragged) };
  });
  keepListening('drop', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event) || !native || !source) return;
    const hit = hitOf(event);
    if (hit) tellDrop(source, hit, event.clientX, event.clientY);
    native = false;
  });
  keepListening('dragend', () => {
    native = false;
    source = null;
  });
}

/** @param {Press} press */
export function noteDown(press) {
  source = press;
  taken = native = false;
  far = 0;
}

/** @param {Press} press @param {PointerEvent} event */
export function noteMove(press, event) {
  far = Math.max(far, Math.hypot(event.clientX - press.x, event.clientY - press.y));
}

/** @param {Press} press @returns {boolean} */
export function isDragged(press) {
  return drags.has(press);
}

/** The pointer is released: was that a drag of the page's own? @param {Press} press @param {PointerEvent} event @returns {boolean} */
export function noteUp(press, event) {
  if (native || drags.has(press)) return true;
  if (far < FAR_PX || press.told.field || !isMeant(press, event)) return false;
  drags.add(press);
  const under = underOf(press, event);
  if (under) tellDrop(press, under, event.clientX, event.clientY);
  else {
    const by = { x: tenth(event.clientX - press.x), y: tenth(event.clientY - press.y) };
    did(press.g, 'drag', { el: press.told, by, from: fromOf(press) });
  }
  rest();
  return true;
}

/** Moves that select words are no drag; those that the page took for itself are. @param {Press} press @param {PointerEvent} event */
function isMeant(press, event) {
  if (isSurface(press.el) || press.el.closest(HANDLE) || taken || press.event.defaultPrevented) return true;
  const box = press.el.getBoundingClientRect();
  if (Math.hypot(box.x - press.box.x, box.y - press.box.y) > 3 && scrollFree(press)) return true;
  const selected = getSelection();
  if (selected && !selected.isCollapsed) return false;
  return press.el.isConnected && GRABBED.test(getComputedStyle(press.el).cursor) && event.isTrusted;
}

/** @param {Press} press */
function scrollFree(press) {
  return press.el.isConnected;
}

/** What lies under the pointer beside the dragged thing, when that is somewhere else than where it came from.
 * @param {Press} press @param {PointerEvent} event @returns {Element | null} */
function underOf(press, event) {
  if (isSurface(press.el) || press.el.closest('[role=slider],[role=separator],[role=scrollbar]')) return null;
  const dragged = press.el.closest('[draggable=true]') ?? press.el;
  for (const el of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (holds(dragged, el)) continue;
    if (holds(el, dragged)) return null; // it was moved inside of what it belongs to
    if (getComputedStyle(el).pointerEvents === 'none') continue;
    return el;
  }
  return null;
}

/** @param {Press} press @param {Element} hit @param {number} x @param {number} y */
function tellDrop(press, hit, x, y) {
  let goal = hit;
  let told = tellOf(goal);
  for (let up = 0; up < CLIMB && !told.sure && goal.parentElement && !goal.parentElement.matches('body,html'); up++) {
    goal = goal.parentElement;
    const wider = tellOf(goal);
    if (wider.sure) told = wider;
  }
  if (told.number !== tellOf(goal).number) goal = hit;
  const box = goal.getBoundingClientRect();
  const off = { x: Math.round(x - box.x), y: Math.round(y - box.y) };
  const central = Math.abs(off.x - box.width / 2) < box.width / 4 && Math.abs(off.y - box.height / 2) < box.height / 4;
  did(press.g, 'drag', { el: press.told, to: told, at: central ? null : off, from: fromOf(press) });
  rememberWords();
  rest();
}

/** Where on a surface the drag began. @param {Press} press */
function fromOf(press) {
  return isSurface(press.el) ? { x: tenth(press.x - press.box.x), y: tenth(press.y - press.box.y) } : null;
}

/** @param {number} px @returns {number} */
function tenth(px) {
  return Math.round(px * 10) / 10;
}

function rest() {
  endEdits();
  restHover();
  restScroll();
}
