/** The bar: what was understood so far, and what the person can ask for. It lives in a closed root of its own.
 *
 * The page hears nothing of what happens on it: every event there is swallowed before the page's own listeners, and the
 * bar answers by where the pointer is, so it works above modal dialogs too.
 */
import { keepListening } from '../core/listen.js';
import { claim } from '../record/own.js';
import { tell } from '../record/tell.js';
import { dress, icon } from './look.js';
import { isPicking, pickAt, pointAt, startPicking, stopPicking } from './picker.js';

/**
 * @typedef {object} State
 * @property {string} name @property {boolean} on @property {number} count @property {number} dynamic
 * @property {{x?: number, y?: number, open?: boolean}} place
 * @property {{number: number, action: string, text: string, value: string, expects: string, picture: string}[]} steps
 * @property {{text: string, kind: string, on: boolean}[]} proposals @property {{text: string}[]} picked
 */

const MARGIN = 16;
const SWALLOWED = [
  'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'pointermove', 'mousemove', 'pointerover',
  'mouseover', 'pointerout', 'mouseout', 'pointerenter', 'mouseenter', 'touchstart', 'touchend', 'touchmove', 'wheel', 'dragstart', 'selectstart',
];

/** @type {HTMLElement | null} */
let host = null;
/** @type {ShadowRoot | null} */
let root = null;
/** @type {HTMLElement | null} */
let bar = null;
/** @type {State | null} */
let shown = null;
let open = true;
/** @type {{x: number, y: number} | null} */
let place = null;
/** @type {{dx: number, dy: number, moved: boolean, button: HTMLElement | null} | null} */
let held = null;
/** Where the pointer is on the bar. @type {{x: number, y: number} | null} */
let pointer = null;

/** Stand before everybody else. */
export function watchBar() {
  for (const type of SWALLOWED) keepListening(type, hear, { capture: true, passive: false });
  keepListening('keydown', (event) => {
    if (!isPicking() || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stopPicking();
    draw();
  }, { capture: true, passive: false });
  addEventListener('resize', () => put());
}

/** Show it as the outside says. @param {State} state */
export function showBar(state) {
  if (window !== window.top || !document.documentElement) return false;
  shown = state;
  if (state.place.x !== undefined && state.place.y !== undefined && !held) place = { x: state.place.x, y: state.place.y };
  if (state.place.open !== undefined) open = state.place.open;
  stand();
  draw();
  return true;
}

/** Take it away without a trace. */
export function removeBar() {
  stopPicking();
  host?.remove();
  host = root = bar = shown = null;
  return true;
}

/** Be there, on top of everything. */
function stand() {
  if (!host) {
    host = document.createElement('reticle-bar');
    root = host.attachShadow({ mode: 'closed' });
    dress(root);
    bar = document.createElement('div');
    root.append(bar);
    claim(host, (x, y) => isPicking() || contains(x, y) || held !== null);
  }
  if (!host.isConnected) document.documentElement.append(host);
  if (!host.hasAttribute('popover')) host.setAttribute('popover', 'manual');
  if (!host.style.cssText) host.style.cssText = 'all:initial;position:fixed;inset:0;width:0;height:0;border:0;padding:0;margin:0;overflow:visible;background:none';
  const covered = document.querySelector('dialog:modal');
  if (host.matches(':popover-open') && covered) host.hidePopover(); // a dialog that opened later lies above
  if (!host.matches(':popover-open')) host.showPopover();
}

/** @param {number} x @param {number} y */
function contains(x, y) {
  const box = bar?.getBoundingClientRect();
  return !!box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** @param {any} event */
function hear(event) {
  if (!bar || !host?.isConnected || !event.isTrusted) return;
  const mouse = event instanceof MouseEvent ? event : null;
  const here = event.composedPath()[0] === host || held !== null || (mouse !== null && contains(mouse.clientX, mouse.clientY));
  if (mouse) pointer = here ? { x: mouse.clientX, y: mouse.clientY } : null;
  if (!here && !isPicking()) return;
  event.stopImmediatePropagation();
  if (event.cancelable) event.preventDefault();
  if (!mouse) return;
  if (event.type === 'pointerdown') press(mouse);
  else if (event.type === 'pointermove') move(mouse);
  else if (event.type === 'pointerup') release(mouse);
}

/** @param {MouseEvent} event */
function press(event) {
  if (!contains(event.clientX, event.clientY)) return;
  const box = /** @type {HTMLElement} */ (bar).getBoundingClientRect();
  held = { dx: event.clientX - box.x, dy: event.clientY - box.y, moved: false, button: buttonAt(event.clientX, event.clientY) };
}

/** @param {MouseEvent} event */
function move(event) {
  if (held) {
    const to = { x: event.clientX - held.dx, y: event.clientY - held.dy };
    if (!held.moved && place && Math.hypot(to.x - place.x, to.y - place.y) < 4) return;
    if (held.button) return;
    held.moved = true;
    place = to;
    put();
    return;
  }
  const over = buttonAt(event.clientX, event.clientY);
  for (const button of root?.querySelectorAll('button') ?? []) button.classList.toggle('over', button === over);
  if (isPicking() && root) pointAt(root, event.clientX, event.clientY, contains(event.clientX, event.clientY), /** @type {Element} */ (host));
}

/** @param {MouseEvent} event */
function release(event) {
  const was = held;
  held = null;
  if (!was) {
    if (isPicking() && pickAt(event.clientX, event.clientY, /** @type {Element} */ (host))) draw();
    return;
  }
  if (was.moved) tellPlace();
  else if (was.button && isSame(was.button, buttonAt(event.clientX, event.clientY))) act(was.button);
}

/** A step that comes while the button is down draws it anew. @param {HTMLElement} one @param {HTMLElement | null} other */
function isSame(one, other) {
  return !!other && one.dataset.do === other.dataset.do && one.dataset.at === other.dataset.at;
}

/** @param {number} x @param {number} y @returns {HTMLElement | null} */
function buttonAt(x, y) {
  for (const button of root?.querySelectorAll('button') ?? []) {
    const box = button.getBoundingClientRect();
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return button;
  }
  return null;
}

/** @param {HTMLElement} button */
function act(button) {
  const wish = button.dataset.do ?? '';
  if (wish === 'fold') {
    open = !open;
    tellPlace();
    draw();
  } else if (wish === 'point' || wish === 'dynamic') {
    if (isPicking(wish)) stopPicking();
    else startPicking(wish);
    draw();
  } else tell({ k: 'bar', do: wish, at: Number(button.dataset.at ?? 0) });
}

function tellPlace() {
  if (place) tell({ k: 'bar', do: 'moved', x: Math.round(place.x), y: Math.round(place.y), open });
  else tell({ k: 'bar', do: 'moved', open });
}

/** Keep it inside the window. */
function put() {
  if (!bar) return;
  const box = bar.getBoundingClientRect();
  const at = place ?? { x: innerWidth - box.width - MARGIN, y: innerHeight - box.height - MARGIN };
  bar.style.left = `${Math.max(4, Math.min(at.x, innerWidth - box.width - 4))}px`;
  bar.style.top = `${Math.max(4, Math.min(at.y, innerHeight - box.height - 4))}px`;
}

/** @param {string} tag @param {string} name @param {(Node | string)[]} inner @param {Record<string, string>} [data] */
function make(tag, name, inner, data = {}) {
  const el = document.createElement(tag);
  if (name) el.className = name;
  Object.assign(el.dataset, data);
  el.append(...inner);
  return el;
}

function draw() {
  if (!bar || !shown) return;
  const state = shown;
  bar.className = `bar${state.on ? '' : ' paused'}`;
  /** @type {Node[]} */ const parts = [head(state)];
  if (open) {
    if (isPicking()) parts.push(make('div', 'hint', [isPicking('dynamic') ? 'Point at what changes from run to run · Esc' : 'Point at what should be there · Esc']));
    parts.push(state.steps.length ? make('ul', 'steps', state.steps.map(row)) : make('div', 'empty', ['Use the app. Each step shows up here.']));
    if (state.picked.length) parts.push(choices('Expect of this element', state.picked.map((item) => ({ ...item, on: false })), 'take'));
    else if (state.proposals.length) parts.push(choices('It brought about', state.proposals, 'choose'));
    parts.push(tools(state));
  }
  const under = pointer && buttonAt(pointer.x, pointer.y);
  const at = under?.getBoundingClientRect().top ?? 0;
  bar.replaceChildren(...parts);
  put();
  if (under) keepUnder(under, at);
}

/** What is above a button may grow or shrink with each press: the next press at that place means the same button.
 * @param {HTMLElement} under @param {number} at */
function keepUnder(under, at) {
  if (!bar || under.dataset.at !== undefined) return;
  const same = [...bar.querySelectorAll('button')].find((button) => button.dataset.do === under.dataset.do);
  if (!same) return;
  const box = bar.getBoundingClientRect();
  const top = box.top + at - same.getBoundingClientRect().top;
  bar.style.top = `${Math.max(4, Math.min(top, innerHeight - box.height - 4))}px`;
}

/** @param {State} state */
function head(state) {
  return make('div', 'head', [
    make('span', 'dot', []), make('span', 'name', [state.name]), make('span', 'count', [state.on ? `${state.count} ${state.count === 1 ? 'step' : 'steps'}` : 'paused']),
    make('button', 'icon', [icon(state.on ? 'pause' : 'play')], { do: 'pause' }), make('button', 'icon', [icon(open ? 'fold' : 'unfold')], { do: 'fold' }),
    make('button', 'save', ['Save'], { do: 'save' }),
  ]);
}

/** @param {State['steps'][number]} step */
function row(step) {
  const what = make('span', 'what', [make('b', '', [step.action]), step.text]);
  if (step.value) what.append(make('i', '', [step.value]));
  const out = make('li', '', [make('span', 'number', [String(step.number)]), what]);
  if (step.expects) out.append(make('span', 'then', [step.expects]));
  if (step.picture) out.append(make('span', 'then', [`picture ${step.picture}`]));
  return out;
}

/** @param {string} title @param {{text: string, on: boolean}[]} items @param {string} wish */
function choices(title, items, wish) {
  const box = make('div', 'choices', [make('span', 'title', [title])]);
  items.forEach((item, at) => box.append(make('button', `choice${item.on ? ' on' : ''}`, [item.text], { do: wish, at: String(at) })));
  if (wish === 'take') box.append(make('button', 'icon', [icon('cross')], { do: 'cancel' }));
  return box;
}

/** @param {State} state */
function tools(state) {
  return make('div', 'tools', [
    make('button', isPicking('point') ? 'on' : '', [icon('point'), 'Expect'], { do: 'point' }),
    make('button', '', [icon('picture'), 'Picture'], { do: 'picture' }),
    make('button', isPicking('dynamic') ? 'on' : '', [icon('dynamic'), state.dynamic ? `Dynamic ${state.dynamic}` : 'Dynamic'], { do: 'dynamic' }),
    make('button', '', [icon('undo'), 'Undo'], { do: 'undo' }),
  ]);
}
