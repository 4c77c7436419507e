/** Presses of a pointer: clicks, checks, double clicks, context menus; what moved far enough goes to the drags. */
import { isTextEntry } from '../core/facts.js';
import { keepListening } from '../core/listen.js';
import { innerControl } from '../core/hit.js';
import { isDragged, noteDown, noteMove, noteUp } from './drag.js';
import { rememberWords } from './appeared.js';
import { tellOf } from './element.js';
import { restHover, tellHovers } from './hover.js';
import { commitSecrets, endEdits, noteFileClick } from './edit.js';
import { keyPress, settleKey } from './keys.js';
import { hitOf, isSurface, labelOf, pressedOf } from './meant.js';
import { noteFocused, noteWay, tellOpened } from './opened.js';
import { isOwn } from './own.js';
import { restScroll, tellScrolls } from './scroll.js';
import { begin, did, drop, isOn, soon } from './tell.js';

/**
 * @typedef {object} Press
 * @property {number} g @property {Element} el @property {Element} hit @property {import('./element.js').Told} told
 * @property {number} x @property {number} y @property {number} button @property {boolean} clicked
 * @property {DOMRect} box @property {MouseEvent | PointerEvent} event
 */

/** @type {Press | null} */
let press = null;
/** A label that passes its click on to a control in this very task. @type {{control: Element, press: Press | null} | null} */
let forwarded = null;

/** Stand before the page's own listeners. */
export function watchPresses() {
  keepListening('pointerdown', down);
  keepListening('pointermove', (event) => {
    if (press && event.isTrusted) noteMove(press, event);
  });
  keepListening('pointerup', up);
  keepListening('click', click);
  keepListening('auxclick', (event) => {
    const at = takePress(event);
    if (at && event.button === 1 && (at.el.closest('a[href]') || event.defaultPrevented)) tellClick(at, event);
  });
  keepListening('dblclick', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event) || !press) return;
    if (!press.told.field) did(press.g, 'dblclick', { el: press.told, ...howPressed(press, event) });
  });
  keepListening('contextmenu', (event) => {
    const at = event.isTrusted && isOn() && !isOwn(event) && event.button === 2 ? press : null;
    if (!at) return;
    soon(() => {
      if (!event.defaultPrevented) return; // the browser's own menu is no part of the app
      at.clicked = true;
      did(at.g, 'click', { el: at.told, ...howPressed(at, event), button: 'right' });
    });
  });
}

/** @param {PointerEvent} event */
function down(event) {
  if (!event.isTrusted || !isOn() || isOwn(event) || !event.isPrimary) return;
  const hit = hitOf(event);
  if (!hit) return;
  settleKey();
  commitSecrets(hit);
  const el = pressedOf(hit);
  rememberWords();
  tellHovers(el);
  tellScrolls(el);
  tellOpened(el);
  const g = begin('pointer');
  press = { g, el, hit, told: tellOf(el), x: event.clientX, y: event.clientY, button: event.button, clicked: false, box: el.getBoundingClientRect(), event };
  noteDown(press);
  const field = press.told.field ? el : labelOf(hit)?.control;
  if (field && isTextEntry(field)) noteWay(g, field);
}

/** @param {PointerEvent} event */
function up(event) {
  const at = press;
  if (!at || !event.isTrusted || isOwn(event)) return;
  if (noteUp(at, event)) {
    at.clicked = true;
    return;
  }
  // a list that chooses on the press alone takes its entry away: no click will come
  soon(() => {
    if (!at.clicked && at.button === 0 && !at.el.isConnected && press === at && !isDragged(at)) tellClick(at, at.event);
  }, 2);
}

/** @param {MouseEvent} event */
function click(event) {
  if (!isOn() || isOwn(event)) return;
  const hit = hitOf(event);
  if (!event.isTrusted) {
    if (hit instanceof HTMLInputElement && hit.type === 'file') noteFileClick(hit, press && performance.now() - press.event.timeStamp < 5000 ? press : null);
    return;
  }
  if (!hit || event.button !== 0) return;
  const passed = forwarded?.control === hit ? forwarded : null;
  if (passed) {
    forwarded = null;
    if (passed.press && !tellControl(hit, event, passed.press)) tellClick({ ...passed.press, el: hit, told: tellOf(hit) }, event);
    return;
  }
  if (event.detail === 0 && !isByPointer(event)) {
    byKey(event, hit);
    return;
  }
  const at = takePress(event);
  if (!at) return;
  noteFocused(at.g);
  const label = labelOf(hit);
  if (label && !innerControl(label.label, hit)) {
    forwarded = { control: label.control, press: at };
    soon(() => {
      forwarded = null;
      if (event.defaultPrevented) tellClick(at, event); // the page handles its label by itself
    });
    return;
  }
  if (!tellControl(at.el, event, at)) tellClick(at, event);
}

/** @param {MouseEvent} event @returns {Press | null} the press that this click ends, if it was no drag */
function takePress(event) {
  const at = press;
  if (!at || !event.isTrusted || !isOn() || isOwn(event) || isDragged(at)) return null;
  at.clicked = true;
  return at;
}

/** @param {MouseEvent} event */
function isByPointer(event) {
  return event instanceof PointerEvent && event.pointerType !== '' && event.pointerId >= 0;
}

/** Checks and files have words of their own. @param {Element} el @param {MouseEvent} event @param {Press} at @returns {boolean} whether that was it */
function tellControl(el, event, at) {
  if (el instanceof HTMLSelectElement || el instanceof HTMLOptionElement) return true;
  if (!(el instanceof HTMLInputElement)) return false;
  if (el.type === 'file') {
    noteFileClick(el, null);
    return true;
  }
  if (!/^(checkbox|radio)$/.test(el.type)) return false;
  tellCheck(el, event, at.g);
  return true;
}

/** The browser has flipped the box already; what the page makes of that shows right after.
 * @param {HTMLInputElement} el @param {MouseEvent} event @param {number} g */
function tellCheck(el, event, g) {
  const told = tellOf(el);
  did(g, el.checked ? 'check' : 'uncheck', { el: told });
  soon(() => {
    if (event.defaultPrevented) {
      drop(g);
      did(g, 'click', { el: told });
    }
    restAll();
  });
}

/** A click that a key made: space on a box, an arrow in a group, Enter in a form. @param {MouseEvent} event @param {Element} hit */
function byKey(event, hit) {
  const el = pressedOf(hit);
  const key = keyPress();
  if (el instanceof HTMLInputElement && /^(checkbox|radio)$/.test(el.type)) {
    const g = key && /^( |Arrow)/.test(key.key) ? key.g : begin('key');
    if (key) settleKey(true);
    tellCheck(el, event, g);
    return;
  }
  if (key) return; // the key itself is the step, whether it pressed this button or submitted its form
  const g = begin('key');
  did(g, 'click', { el: tellOf(el) });
}

/** @param {Press} at @param {MouseEvent} event */
function tellClick(at, event) {
  const ground = at.el.matches('html,body');
  did(at.g, 'click', { el: at.told, ground, detail: event.detail, ...howPressed(at, event) });
  restAll();
}

/** @param {Press} at @param {MouseEvent} event @returns {Record<string, unknown>} */
function howPressed(at, event) {
  const modifiers = /** @type {const} */ ([['altKey', 'Alt'], ['ctrlKey', 'Control'], ['metaKey', 'Meta'], ['shiftKey', 'Shift']])
    .filter(([key]) => event[key]).map(([, name]) => name);
  /** @type {Record<string, unknown>} */ const out = {};
  if (modifiers.length) out.modifiers = modifiers;
  if (at.button === 1) out.button = 'middle';
  if (isSurface(at.el) || at.el.matches('html,body')) out.position = { x: Math.round(at.x - at.box.x), y: Math.round(at.y - at.box.y) };
  return out;
}

function restAll() {
  endEdits();
  restHover();
  restScroll();
}
