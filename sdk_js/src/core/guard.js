/** The press guard: a press that would land outside the aimed element never reaches the page.
 *
 * Our capture listeners stand on the window before any of the page's own. While armed they watch one gesture, swallow
 * it whole when its first event misses, and report what it hit in a task right after the page's own handlers.
 */
import { afterTask, now } from './clock.js';
import { armDom, drain, takeShown } from './dom.js';
import { emit, flush, rush } from './emit.js';
import { checkedOf, deepActive, valueOf } from './facts.js';
import { pressableOf, reaches } from './hit.js';
import { keepListening, standAgain } from './listen.js';
import { describe, nameOf } from './names.js';
import { refOf } from './refs.js';
import { deepHit } from './visible.js';
import { holds } from './tree.js';

/**
 * @typedef {object} Armed
 * @property {string} id @property {Element | null} target null: any press here is a miss @property {Element | null} watch
 * @property {boolean} force @property {number} presses how many clicks the gesture has @property {'mouse' | 'touch' | 'key' | 'hover' | 'input'} by
 */
/** @typedef {{phase: 'armed' | 'hit' | 'swallow', armedAt: number, at: number, hit: Element | null, clicked: boolean, ending: boolean, prevented: Event[], presses: number, firstChange: number | null, focus: Element | null, value: string | null, called: string, landed: boolean, up: Element | null, second: Element | null}} State */

const FIRST = new Set(['pointerdown', 'mousedown', 'touchstart', 'keydown', 'beforeinput']);
const LAST = new Set(['mouseup', 'touchend', 'keyup', 'input']);
const ALL = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'auxclick', 'contextmenu', 'dblclick', 'pointermove', 'mousemove', 'keydown', 'keyup', 'beforeinput', 'input'];
const TOUCH = new Set(['touchstart', 'touchend']);
const POINTER = new Set(['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'auxclick', 'contextmenu', 'dblclick']);

const COMMANDS = 'a[href],button,summary,input[type=button],input[type=submit],input[type=image],input[type=checkbox],[role=button],[role=link],[role=menuitem],[role=tab],[role=switch],[role=checkbox]';

/** @type {Armed | null} */
let armed = null;
/** @type {State | null} */
let state = null;

/** When what the last gesture left to do has come: a page that is pressed again sooner than anybody can press may not be
 * done with it. */
let rested = Promise.resolve();

/** @type {Element | null} a field outside the document, whose events come to no window */
let aside = null;

let dragging = false;
let hearsTouch = false;

/** Whether the browser began a drag of its own that the page lets go on. @returns {boolean} */
export function isDragging() {
  return dragging;
}

/** Stand before the page's listeners. */
export function standGuard() {
  keepListening('dragstart', (event) => {
    if (event.isTrusted) afterTask(() => {
      dragging = !event.defaultPrevented;
    });
  });
  keepListening('dragend', () => {
    dragging = false;
  });
  keepListening('pointerdown', () => {
    dragging = false;
  });
  for (const type of ALL) if (!TOUCH.has(type)) keepListening(type, watch, { capture: true, passive: false });
  if (navigator.maxTouchPoints > 0) hearTouch();
}

/** A listener that may refuse a touch makes the browser keep a region for everything that it draws: only where fingers are. */
function hearTouch() {
  if (hearsTouch) return;
  hearsTouch = true;
  for (const type of TOUCH) keepListening(type, watch, { capture: true, passive: false });
}

/** @param {Armed} order */
export function arm(order) {
  if (order.by === 'touch') hearTouch();
  standAgain();
  rush();
  hearAside(order.by === 'input' && order.target && !order.target.isConnected ? order.target : null);
  armed = order;
  state = { phase: 'armed', armedAt: now(), at: 0, hit: null, clicked: false, ending: false, prevented: [], presses: 0, firstChange: null, focus: deepActive(), value: order.watch ? valueOf(order.watch) : null, called: order.target && order.presses > 1 ? nameOf(pressableOf(order.target)) : '', landed: false, up: null, second: null };
  const mine = state;
  armDom((t) => {
    mine.firstChange = t;
  });
}

/** @param {Element | null} el */
function hearAside(el) {
  aside?.removeEventListener('input', watch);
  aside = el;
  el?.addEventListener('input', watch);
}

/** @param {string} id */
export function disarm(id) {
  if (armed?.id === id) armed = state = null;
}

/** @param {Event} event */
function watch(event) {
  if (!armed || !state || !event.isTrusted) return;
  const type = event.type;
  if (armed.by === 'hover') {
    if (type === 'mousemove') lookAtHover(event);
    return;
  }
  if (armed.by === 'key' || armed.by === 'input') {
    if (POINTER.has(type) || type.endsWith('move')) return;
    watchKeys(event, armed, state);
    return;
  }
  if (!POINTER.has(type)) return;
  if (state.phase === 'armed') {
    if (!FIRST.has(type)) return;
    state.hit = hitOf(event);
    state.at = now();
    const right = armed.target !== null && state.hit !== null && (armed.force || reaches(armed.target, state.hit));
    state.phase = right ? 'hit' : 'swallow';
  }
  if (type === 'pointerdown' && state.presses > 0 && state.phase === 'hit') state.second ??= strangerAt(event, armed, state);
  if (type === 'mouseup') state.up = hitOf(event);
  if (state.phase === 'swallow' || state.second) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (type === 'click' || type === 'auxclick' || type === 'contextmenu') {
    state.clicked = true;
    const hit = hitOf(event);
    state.landed ||= armed.target !== null && hit !== null && reaches(armed.target, hit);
  }
  if (/^(click|mousedown|pointerdown|touchstart|auxclick)$/.test(type)) state.prevented.push(event);
  if (armed.by === 'touch') {
    // the click of a tap comes in a task of its own; a page that refuses the touch gets none
    const over = type === 'click' || (type === 'touchend' && state.phase === 'swallow');
    if (over || type === 'contextmenu') reportSoon(armed, state);
    else if (type === 'touchend') refusedTouch(event, armed, state);
    return;
  }
  // a swallowed pointerdown brings no mouse events of its own, so there the pointer's release is the end
  if (LAST.has(type) || (state.phase === 'swallow' && type === 'pointerup')) {
    state.presses++;
    if (state.presses >= armed.presses) reportSoon(armed, state);
  }
}

/** What a further press of the same gesture would press in place of the target: another control that has come under the
 * pointer. A row that was drawn anew, or a field that has opened there, is what the gesture is about.
 * @param {Event} event @param {Armed} order @param {State} at @returns {Element | null} */
function strangerAt(event, order, at) {
  const hit = hitOf(event);
  if (!hit || order.force || !order.target || reaches(order.target, hit)) return null;
  const control = pressableOf(hit);
  if (!control.matches(COMMANDS)) return null;
  return order.target.isConnected || nameOf(control) !== at.called ? control : null;
}

/** @param {Event} event @param {Armed} order @param {State} at */
function refusedTouch(event, order, at) {
  afterTask(() => {
    if (event.defaultPrevented || at.prevented.some((earlier) => earlier.type === 'touchstart' && earlier.defaultPrevented)) reportSoon(order, at);
  });
}

/** @param {Event} event @param {Armed} order @param {State} at */
function watchKeys(event, order, at) {
  if (at.phase === 'armed' && (FIRST.has(event.type) || (event.type === 'input' && order.by === 'input'))) {
    at.phase = 'hit';
    at.at = now();
    at.hit = hitOf(event);
  }
  if (event.type === 'keydown' || event.type === 'beforeinput') at.prevented.push(event);
  if (order.by === 'input' && event.type === 'beforeinput') {
    afterTask(() => {
      if (event.defaultPrevented) reportSoon(order, at); // the app refused the edit: no input event will come
    });
  }
  if (order.by === 'key' ? event.type === 'keyup' : event.type === 'input') {
    at.presses++;
    if (at.presses >= order.presses) reportSoon(order, at);
  }
}

/** @param {Event} event @returns {Element | null} the innermost element, also inside a closed root that we know */
function hitOf(event) {
  const inner = event.composedPath().find((node) => node instanceof Element);
  const hit = inner instanceof Element ? inner : null;
  if (!armed?.target || !hit || holds(armed.target, hit)) return hit;
  const mouse = event instanceof MouseEvent ? event : event instanceof TouchEvent ? event.touches[0] : null;
  const deep = mouse ? deepHit(mouse.clientX, mouse.clientY) : null;
  return deep && holds(hit, deep) ? deep : hit;
}

/** @param {Event} event */
function lookAtHover(event) {
  if (!armed || !state) return;
  state.hit = hitOf(event);
  state.at = now();
  const right = armed.target !== null && state.hit !== null && (armed.force || reaches(armed.target, state.hit));
  state.phase = right ? 'hit' : 'swallow';
  reportSoon(armed, state);
}

/** Report in the task after this one: the click that belongs to a release, the page's handlers and their microtasks
 * have run by then, and what has to be swallowed was swallowed.
 * @param {Armed} order @param {State} at */
function reportSoon(order, at) {
  if (at.ending) return;
  at.ending = true;
  /** @type {() => void} */ let rest = () => {};
  rested = new Promise((resolve) => {
    rest = resolve;
  });
  afterTask(() => {
    afterTask(rest);
    if (armed !== order) return;
    armed = state = null;
    report(order, at);
    flush();
  });
}

/** Wait until the page had a task of its own since the last gesture ended. The browser puts such tasks behind the frame
 * that shows what the gesture did. @returns {Promise<void>} */
export function whenRested() {
  return rested;
}

/** The browser has taken all input of the gesture and its last event has run its course: no need to wait for our own task,
 * which the browser puts behind the next frame. @param {string} id @returns {boolean} */
export function reportEnded(id) {
  return state?.ending === true && reportNow(id);
}

/** What has come of the gesture so far, told when no event ends it by itself. @param {string} id @returns {boolean} */
export function reportNow(id) {
  if (armed?.id !== id || !state) return false;
  const [order, at] = [armed, state];
  armed = state = null;
  if (order.by === 'input' && at.phase === 'armed') [at.phase, at.at] = ['hit', at.armedAt];
  report(order, at);
  flush();
  return true;
}

/** @param {Armed} order @param {State} at */
function report(order, at) {
  drain();
  const focus = deepActive();
  const value = order.watch?.isConnected ? valueOf(order.watch) : null;
  emit('press', {
    id: order.id,
    target: at.phase === 'hit',
    happened: at.phase !== 'armed',
    swallowed: at.phase === 'swallow',
    pressed: at.at,
    hit: at.hit ? describe(at.hit) : '',
    clicked: at.clicked,
    prevented: at.phase === 'hit' && at.prevented.some((event) => event.defaultPrevented && event.type !== 'touchstart'),
    focus: focus === at.focus ? null : [at.focus ? refOf(at.focus) : null, focus ? refOf(focus) : null],
    mutated: at.firstChange === null || !at.at ? null : Math.max(0, at.firstChange - at.at),
    appeared: at.phase === 'swallow' ? [] : takeShown(),
    value,
    before: at.value,
    checked: order.watch?.isConnected ? checkedOf(order.watch) : null,
    edits: order.by === 'input' ? at.presses : 0,
    released: !at.landed && at.phase === 'hit' && at.up && order.target?.isConnected && !reaches(order.target, at.up) ? describe(at.up) : '',
    second: at.second ? describe(at.second) : '',
    gone: order.target ? !order.target.isConnected : false,
  });
}
