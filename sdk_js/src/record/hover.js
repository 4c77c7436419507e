/** Hovering counts only when what is used next was not there without it: menus, menus in menus, buttons of a row.
 *
 * The elements that can be seen are counted when the pointer has come to rest somewhere, right before it enters the next
 * thing, and right after. What is new then, and hangs together with what was entered, is there because of it.
 */
import { afterTask } from '../core/clock.js';
import { keepListening } from '../core/listen.js';
import { eachElement, flatParent, holds } from '../core/tree.js';
import { forgetCalm, keepCalm } from './calm.js';
import { isOwn } from './own.js';
import { hitOf, pressedOf } from './meant.js';
import { begin, did, isOn } from './tell.js';
import { tellOf } from './element.js';

const LOOK_AGAIN_MS = [60, 300, 700];
const MOST = 8000;
const SEEN = { checkVisibilityCSS: true, checkOpacity: true };
const POPPING = '[aria-haspopup],[aria-expanded],[aria-controls],[aria-describedby]';

/** What was entered to make an element visible. @type {WeakMap<Element, Entered>} */
let revealedBy = new WeakMap();
/** @type {Set<Element> | null} */
let seen = null;
/** @type {number[]} */
let timers = [];

/** @typedef {{el: Element, told: import('./element.js').Told, from: Entered | null, said: boolean}} Entered */

/** @type {Entered | null} */
let last = null;

/** Watch the pointer from the first moment on. */
export function watchHover() {
  keepListening('pointerover', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event) || event.buttons || event.pointerType === 'touch') return;
    const hit = hitOf(event);
    if (hit) enter(hit);
  });
  keepListening('pointerout', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event)) return;
    seen ??= listSeen();
  });
}

/** A gesture was made: what is there from now on needs no hovering. */
export function restHover() {
  stop();
  afterTask(() => {
    forgetCalm();
    revealedBy = new WeakMap();
    seen = null;
    last = null;
    timers = [setTimeout(() => { seen = listSeen(); }, LOOK_AGAIN_MS[0]), setTimeout(() => { seen = listSeen(); }, LOOK_AGAIN_MS[2])];
  });
}

/** Say which things had to be entered for `el` to be there, outermost first. @param {Element} el */
export function tellHovers(el) {
  look();
  /** @type {Entered[]} */ const way = [];
  for (let at = reasonOf(el); at; at = at.from) if (!way.includes(at)) way.unshift(at);
  for (const step of way) {
    if (step.said || holds(step.el, el) && step.el === el) continue;
    step.said = true;
    did(begin('pointer'), 'hover', { el: step.told });
  }
}

/** @param {Element} el @returns {Entered | null} */
function reasonOf(el) {
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    const found = revealedBy.get(at);
    if (found) return found;
  }
  return null;
}

/** @param {Element} hit */
function enter(hit) {
  stop();
  const pressed = pressedOf(hit);
  keepCalm(pressed);
  if (!seen) {
    // the first look comes too late to tell what this very entering shows
    seen = listSeen();
    return;
  }
  const owner = pressed;
  /** @type {Entered} */ const entered = { el: owner, told: /** @type {any} */ (null), from: reasonOf(owner), said: false };
  last = entered;
  const before = seen;
  /** @param {boolean} close */
  const compare = (close) => {
    if (last !== entered) return;
    const now = listSeen();
    for (const el of now) if (!before.has(el) && !revealedBy.has(el) && (close || belongs(el, owner))) reveal(el, entered);
    seen = now;
  };
  compare(false);
  afterTask(() => compare(true));
  timers = LOOK_AGAIN_MS.map((ms) => setTimeout(() => compare(false), ms));
  look = () => compare(false);
}

/** Look at this moment, before the next gesture is judged. */
let look = () => {};

/** @param {Element} el @param {Entered} by */
function reveal(el, by) {
  by.told ??= tellOf(by.el, true);
  revealedBy.set(el, by);
}

/** @param {Element} el @param {Element} owner @returns {boolean} whether it may be there because `owner` was entered */
function belongs(el, owner) {
  if (owner.matches(POPPING) || owner.closest(POPPING)) return true;
  for (let at = /** @type {Element | null} */ (owner), up = 0; at && up < 5 && !at.matches('body,main,html,form'); at = flatParent(at), up++) {
    if (holds(at, el)) return true;
  }
  return false;
}

/** @returns {Set<Element>} */
function listSeen() {
  /** @type {Set<Element>} */ const out = new Set();
  let count = 0;
  const top = document.body;
  if (!top) return out;
  eachElement(top, (el) => {
    if (count++ < MOST && el.checkVisibility(SEEN)) out.add(el);
  });
  return out;
}

function stop() {
  for (const timer of timers) clearTimeout(timer);
  timers = [];
}
