/** Drags: the browser's own (draggable things) and those that a page makes of pointer moves. */
import { keepListening } from '../core/listen.js';
import { holds } from '../core/tree.js';
import { rememberWords } from './appeared.js';
import { tellOf } from './element.js';
import { endEdits } from './edit.js';
import { isPassing, noteFollowing, startFollowing, stopFollowing, wasFollowed } from './follow.js';
import { hitOf, isSurface } from './meant.js';
import { isOwn } from './own.js';
import { restHover } from './hover.js';
import { restScroll } from './scroll.js';
import { begin, did, isOn, tell } from './tell.js';

const FAR_PX = 8;
const HANDLE = '[role=slider],[role=separator],[role=scrollbar],[draggable=true]';
const GRABBED = /grab|move|resize/;
const CLIMB = 3;
/** Smaller things are gripped anywhere, which says nothing. */
const LARGE_PX = 48;
const THIN_PX = 12;

/** @typedef {import('./press.js').Press} Press */

/** @type {Press | null} */
let source = null;
let taken = false;
let far = 0;
let native = false;
/** @type {WeakSet<Press>} */
const drags = new WeakSet();
/** What was selected when the button went down. @type {unknown[]} */
let selectedBefore = [];
let onWords = false;
/** @typedef {{el: Element, told: import('./element.js').Told, off: {x: number, y: number}, box: DOMRect}} Goal */
/** What the pointer was over last, beside the dragged thing and what that lies in. @type {Goal | null} */
let over = null;
/** @type {Element | null} */
let overHit = null;

/** Watch what the browser tells of drags. */
export function watchDrags() {
  keepListening('gotpointercapture', (event) => {
    if (event.isTrusted) taken = true;
  });
  keepListening('dragstart', (event) => {
    if (!event.isTrusted || !isOn() || !source) return;
    native = true;
    stopFollowing();
    drags.add(source);
    const el = hitOf(event);
    const dragged = el?.closest('[draggable=true],a[href],img');
    if (dragged && dragged !== source.el) source = { ...source, told: tellOf(dragged) };
    tell({ k: 'carry', g: source.g, el: source.told, from: fromOf(source) }); // another document may take it
  });
  for (const type of /** @type {const} */ (['dragenter', 'dragover'])) keepListening(type, passOver);
  keepListening('drop', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event)) return;
    const hit = hitOf(event);
    if (!native || !source) {
      if (hit && !event.dataTransfer?.types.includes('Files')) tellDrop(null, goalOf(hit, event));
      return;
    }
    // a list that makes room at once has the dragged thing under the pointer, where another was
    if (hit && (!isAround(hit, draggedOf(source)) || !over)) tellDrop(source, goalOf(hit, event));
    else if (over) tellDrop(source, over);
    native = false;
  });
  keepListening('dragend', () => {
    native = false;
    source = null;
  });
}

/** @param {DragEvent} event */
function passOver(event) {
  const hit = event.isTrusted && native && source && !isOwn(event) ? hitOf(event) : null;
  if (!hit || !source || isAround(hit, draggedOf(source))) return;
  over = overHit === hit && over ? { ...over, off: offOf(over.box, event) } : goalOf(hit, event);
  overHit = hit;
}

/** @param {Press} press */
export function noteDown(press) {
  source = press;
  taken = native = false;
  over = null;
  far = 0;
  selectedBefore = selection();
  onWords = isOnWords(press);
  startFollowing(press.hit, press);
}

/** @param {Press} press @param {PointerEvent} event */
export function noteMove(press, event) {
  far = Math.max(far, Math.hypot(event.clientX - press.x, event.clientY - press.y));
  if (event.buttons && !native) noteFollowing({ x: event.clientX, y: event.clientY });
}

/** @param {Press} press @returns {boolean} */
export function isDragged(press) {
  return drags.has(press);
}

/** The pointer is released: was that a drag of the page's own? @param {Press} press @param {PointerEvent} event @returns {boolean} */
export function noteUp(press, event) {
  stopFollowing();
  if (native || drags.has(press)) return true;
  if (far < FAR_PX || press.told.field || press.button !== 0) return false;
  const meant = isMeant(press);
  // let go beside what was pressed: that is no click on it, whatever it is
  if (!meant && !isBeside(press, event)) return false;
  drags.add(press);
  const under = underOf(press, event);
  if (under) tellDrop(press, goalOf(under, event), !meant);
  else {
    const by = { x: tenth(event.clientX - press.x), y: tenth(event.clientY - press.y) };
    did(press.g, 'drag', { el: press.told, by, from: fromOf(press, !meant), loose: !meant });
  }
  rest();
  return true;
}

/** Moves that select words are no drag; those that the page took for itself are. @param {Press} press */
function isMeant(press) {
  if (isSurface(press.el) || press.el.closest(HANDLE) || taken || press.event.defaultPrevented) return true;
  const box = press.el.getBoundingClientRect();
  if (Math.hypot(box.x - press.box.x, box.y - press.box.y) > 3 && press.el.isConnected) return true;
  if (onWords && !getSelection()?.isCollapsed && selection().some((part, at) => part !== selectedBefore[at])) return false;
  if (wasFollowed()) return true;
  return press.el.isConnected && GRABBED.test(getComputedStyle(press.el).cursor);
}

/** @returns {unknown[]} */
function selection() {
  const now = getSelection();
  return [now?.anchorNode, now?.anchorOffset, now?.focusNode, now?.focusOffset];
}

/** Whether the button went down on a letter; beside them nobody begins to select. @param {Press} press @returns {boolean} */
function isOnWords(press) {
  const caret = document.caretPositionFromPoint(press.x, press.y);
  if (!(caret?.offsetNode instanceof Text)) return caret?.offsetNode instanceof Element && !!caret.offsetNode.shadowRoot;
  const range = document.createRange();
  range.selectNode(caret.offsetNode);
  return [...range.getClientRects()].some((box) => press.x >= box.left - 2 && press.x <= box.right + 2 && press.y >= box.top && press.y <= box.bottom);
}

/** @param {Press} press @param {PointerEvent} event @returns {boolean} whether the button was let go on something else */
function isBeside(press, event) {
  const hit = hitOf(event);
  return !!hit && press.el.isConnected && !holds(press.el, hit);
}

/** @param {Press} press @returns {Element} */
function draggedOf(press) {
  return press.el.closest('[draggable=true]') ?? press.el;
}

/** @param {Element} el @param {Element} dragged */
function isAround(el, dragged) {
  return holds(dragged, el) || holds(el, dragged);
}

/** What is drawn along: how far says it all, not what it comes to lie on. @param {Press} press */
function isHandle(press) {
  if (press.el.closest('[role=slider],[role=separator],[role=scrollbar]')) return true;
  const { cursor } = getComputedStyle(press.el);
  return /resize/.test(cursor) || (!GRABBED.test(cursor) && Math.min(press.box.width, press.box.height) <= THIN_PX);
}

/** What lies under the pointer beside the dragged thing, when that is somewhere else than where it came from.
 * @param {Press} press @param {PointerEvent} event @returns {Element | null} */
function underOf(press, event) {
  if (isSurface(press.el) || isHandle(press)) return null;
  const dragged = draggedOf(press);
  for (const el of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (holds(dragged, el) || isPassing(el)) continue;
    if (holds(el, dragged)) return null; // it was moved inside of what it belongs to
    if (getComputedStyle(el).pointerEvents === 'none') continue;
    return el;
  }
  return null;
}

/** What somebody would say that it was dropped on. @param {Element} hit @param {MouseEvent} event @returns {Goal} */
function goalOf(hit, event) {
  let el = hit;
  let told = tellOf(el);
  for (let up = 0; up < CLIMB && !told.sure && el.parentElement && !el.parentElement.matches('body,html'); up++) {
    el = el.parentElement;
    const wider = tellOf(el);
    if (wider.sure) told = wider;
  }
  if (!told.sure) el = hit;
  const box = el.getBoundingClientRect();
  return { el, told, box, off: offOf(box, event) };
}

/** @param {DOMRect} box @param {MouseEvent} event */
function offOf(box, event) {
  return { x: Math.round(event.clientX - box.x), y: Math.round(event.clientY - box.y) };
}

/** @param {Press | null} press null: it came from another document
 * @param {Goal} goal @param {boolean} [loose] perhaps it was nothing: only what comes of it tells */
function tellDrop(press, goal, loose = false) {
  const { off, box } = goal;
  const central = Math.abs(off.x - box.width / 2) < box.width / 4 && Math.abs(off.y - box.height / 2) < box.height / 4;
  const from = press && fromOf(press, loose);
  did(press?.g ?? begin('pointer'), 'drag', { el: press?.told ?? null, to: goal.told, at: central && !loose ? null : off, from, loose });
  rememberWords();
  rest();
}

/** Where on it the drag began, when that is not anywhere near its middle. @param {Press} press @param {boolean} [exactly] */
function fromOf(press, exactly = false) {
  const { x, y, width, height } = press.box;
  const aside = Math.abs(press.x - x - width / 2) > Math.max(width, LARGE_PX) / 4 || Math.abs(press.y - y - height / 2) > Math.max(height, LARGE_PX) / 4;
  return exactly || isSurface(press.el) || aside ? { x: tenth(press.x - x), y: tenth(press.y - y) } : null;
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
