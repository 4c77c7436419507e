/** Hovering counts only when what is used next was not there without it: menus, menus in menus, buttons of a row.
 *
 * The elements that can be seen are counted whenever the pointer rests and the page has changed, and right after the
 * pointer has entered the next thing. What is new then, and hangs together with what was entered, is there because of
 * it; what the page had put in before, or puts in under a pointer that rests, is there by itself.
 */
import { afterTask } from '../core/clock.js';
import { keepListening } from '../core/listen.js';
import { callOff, later } from '../core/timers.js';
import { eachElement, flatParent, holds, shadowOf } from '../core/tree.js';
import { forgetCalm, keepCalm } from './calm.js';
import { isOwn } from './own.js';
import { hitOf, pressedOf } from './meant.js';
import { begin, did, isOn } from './tell.js';
import { tellOf } from './element.js';

const LOOK_AGAIN_MS = [60, 300, 700];
const LONGEST_MS = 700;
const MOST = 8000;
const NEAR = 5;
/** An element that covers more of the window than this is ground: that the pointer is on it says nothing. */
const GROUND = 0.4;
const SEEN = { checkVisibilityCSS: true, checkOpacity: true };
const POPPING = '[aria-haspopup],[aria-expanded]';
const POINTING = ['aria-controls', 'aria-owns', 'aria-describedby'];

/** What was entered to make an element visible. @type {WeakMap<Element, Entered>} */
let revealedBy = new WeakMap();
/** @type {Set<Element> | null} */
let seen = null;
/** What the page put in since the last look, by itself. @type {WeakSet<Node>} */
let arrived = new WeakSet();
/** What came while the pointer had just gone somewhere: perhaps because of that. @type {WeakSet<Node>} */
let answered = new WeakSet();
/** @type {number[]} */
let timers = [];
let lookTimer = 0;
/** Where the pointer is. @type {{x: number, y: number} | null} */
let spot = null;

/** @typedef {{el: Element, told: import('./element.js').Told, from: Entered | null, said: boolean, moved: boolean, at: number}} Entered */

/** @type {Entered | null} */
let last = null;
/** Whether a gesture was made that has perhaps not run its course yet. */
let isResting = false;

const news = new MutationObserver(note);
/** @type {WeakSet<Node>} */
const watched = new WeakSet();

/** Watch the pointer from the first moment on. */
export function watchHover() {
  keepListening('pointerover', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event) || event.buttons || event.pointerType === 'touch') return;
    const hit = hitOf(event);
    if (hit) enter(hit, hasMoved(event));
  });
  keepListening('pointermove', (event) => {
    if (event.isTrusted) hasMoved(event);
  });
  keepListening('pointerout', (event) => {
    if (!event.isTrusted || !isOn() || isOwn(event)) return;
    settleHover();
    if (!seen) look();
  });
  watchTree(document);
}

/** @param {Document | ShadowRoot} root */
function watchTree(root) {
  if (watched.has(root)) return;
  watched.add(root);
  news.observe(root, { subtree: true, childList: true, attributes: true });
}

/** A gesture was made: what is there from now on needs no hovering. */
export function restHover() {
  stop();
  isResting = true;
  afterTask(settleHover);
}

/** The gesture has run its course: at the latest when the pointer goes on, since a busy page gets the next input first. */
function settleHover() {
  if (!isResting) return;
  isResting = false;
  stop();
  forgetCalm();
  revealedBy = new WeakMap();
  seen = null;
  last = null;
  timers = [later(look, LOOK_AGAIN_MS[0]), later(look, LOOK_AGAIN_MS[2])];
}

/** Say which things had to be entered for `el` to be there, outermost first. @param {Element} el */
export function tellHovers(el) {
  settleHover();
  compareNow();
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

/** @param {Element} hit @param {boolean} moved whether the pointer went there, or the page moved under it */
function enter(hit, moved) {
  settleHover();
  stop();
  note(news.takeRecords());
  const owner = pressedOf(hit);
  keepCalm(owner);
  if (!seen) {
    // the first look comes too late to tell what this very entering shows
    look();
    return;
  }
  /** @type {Entered} */ const entered = {
    el: owner, told: /** @type {any} */ (null), from: reasonOf(owner), said: false, moved, at: performance.now(),
  };
  last = entered;
  const before = seen;
  /** @param {boolean} close */
  const compare = (close) => {
    if (last !== entered) return;
    note(news.takeRecords());
    const now = listSeen();
    for (const el of now) {
      if (before.has(el) || revealedBy.has(el)) continue;
      if (cameByItself(el, moved)) before.add(el);
      else if (close || belongs(el, owner)) reveal(el, entered);
    }
    keepSeen(now);
  };
  compare(false);
  afterTask(() => compare(true));
  timers = LOOK_AGAIN_MS.map((ms) => later(() => compare(false), ms));
  compareNow = () => compare(false);
}

/** Compare at this moment, before the next gesture is judged. */
let compareNow = () => {};

/** See what can be seen while the pointer rests. */
function look() {
  news.takeRecords();
  keepSeen(listSeen());
}

/** @param {Set<Element>} now */
function keepSeen(now) {
  seen = now;
  arrived = new WeakSet();
  answered = new WeakSet();
}

/** Take in what the page did: by itself, unless the pointer has just gone somewhere. @param {MutationRecord[]} records */
function note(records) {
  if (!records.length) return;
  const came = last?.moved && performance.now() - last.at < LONGEST_MS ? answered : arrived;
  for (const record of records) for (const node of record.addedNodes) came.add(node);
  lookTimer ||= later(() => {
    lookTimer = 0;
    if (seen && !(last && performance.now() - last.at < LONGEST_MS)) look();
  }, LOOK_AGAIN_MS[0]);
}

/** @param {Element} el @param {boolean} moved whether the pointer went where it is @returns {boolean} */
function cameByItself(el, moved) {
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (arrived.has(at) || (!moved && answered.has(at))) return true;
  }
  return false;
}

/** @param {PointerEvent} event @returns {boolean} whether the pointer is somewhere else than it was */
function hasMoved(event) {
  const was = spot;
  spot = { x: event.clientX, y: event.clientY };
  return !!was && (was.x !== spot.x || was.y !== spot.y);
}

/** @param {Element} el @param {Entered} by */
function reveal(el, by) {
  by.told ??= tellOf(by.el, true);
  revealedBy.set(el, by);
}

/** @param {Element} el @param {Element} owner @returns {boolean} whether it may be there because `owner` was entered */
function belongs(el, owner) {
  if (owner.closest(POPPING)) return true;
  for (const name of POINTING) {
    for (const id of (owner.getAttribute(name) ?? '').split(/\s+/)) {
      const other = id && document.getElementById(id);
      if (other && holds(other, el)) return true;
    }
  }
  for (let at = /** @type {Element | null} */ (owner), up = 0; at && up < NEAR && !isGround(at); at = flatParent(at), up++) {
    if (holds(at, el)) return true;
  }
  return false;
}

/** @param {Element} el @returns {boolean} */
function isGround(el) {
  if (el.matches('body,main,html,form')) return true;
  const { width, height } = el.getBoundingClientRect();
  return width * height > innerWidth * innerHeight * GROUND;
}

/** @returns {Set<Element>} what can be seen at this moment */
export function listSeen() {
  /** @type {Set<Element>} */ const out = new Set();
  let count = 0;
  const top = document.body;
  if (!top) return out;
  eachElement(top, (el) => {
    if (count++ < MOST && el.checkVisibility(SEEN)) out.add(el);
    const root = shadowOf(el);
    if (root) watchTree(root);
  });
  return out;
}

function stop() {
  for (const timer of timers) callOff(timer);
  timers = [];
}
