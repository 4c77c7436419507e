/** What follows the pointer while its button is held: the page makes a drag of the moves, by whatever events it hears. */
import { afterTask } from '../core/clock.js';
import { holds } from '../core/tree.js';

const WATCHED = ['style', 'class', 'transform', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'd', 'points', 'width', 'height'];
const MOST = 60;
/** So far the pointer has to have gone before a box can be said to go with it. */
const STEP_PX = 6;
const ANSWERS = 2;

/** @typedef {{x: number, y: number}} Point */

/** Things that changed while the button was held, as they stood when they first did. @type {Map<Element, {at: Point, box: DOMRect}>} */
let changed = new Map();
/** @type {Set<Element>} */
let followers = new Set();
/** @type {WeakSet<Node>} */
let added = new WeakSet();
/** @type {Point | null} */
let pointer = null;
let isMoving = false;
let hasAnswered = false;
let answers = 0;
let isTracked = false;

const eye = new MutationObserver(take);

/** A button went down on `hit`. @param {Element} hit @param {Point} at */
export function startFollowing(hit, at) {
  stopFollowing();
  changed = new Map();
  followers = new Set();
  added = new WeakSet();
  [pointer, isMoving, answers, isTracked] = [at, false, 0, false];
  for (let root = hit.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) watch(root);
  watch(document);
}

/** @param {Document | ShadowRoot} root */
function watch(root) {
  eye.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED });
}

/** The pointer moves; the page hears of it after this. @param {Point} at */
export function noteFollowing(at) {
  take(eye.takeRecords());
  pointer = at;
  isMoving = true;
  hasAnswered = false;
  afterTask(() => {
    isMoving = false;
  });
}

/** The button is let go: what has changed until now counts, nothing after it. */
export function stopFollowing() {
  take(eye.takeRecords());
  eye.disconnect();
}

/** @returns {boolean} whether the page followed the pointer, or answered each of its moves */
export function wasFollowed() {
  return isTracked || followers.size > 0 || answers >= ANSWERS;
}

/** Whether it goes with the pointer, or came only while the button was held: neither is where something is dropped.
 * @param {Element} el @returns {boolean} */
export function isPassing(el) {
  for (const other of followers) if (holds(other, el)) return true;
  for (let at = /** @type {Element | null} */ (el); at; at = at.parentElement) if (added.has(at)) return true;
  return false;
}

/** @param {MutationRecord[]} records */
function take(records) {
  if (!records.length || !pointer) return;
  if (isMoving && !hasAnswered) {
    hasAnswered = true;
    answers++;
  }
  for (const record of records) {
    for (const node of record.addedNodes) {
      added.add(node);
      if (node instanceof Element) know(node);
    }
    if (record.type === 'attributes' && record.target instanceof Element) know(record.target);
  }
  for (const [el, first] of changed) compare(el, first, pointer);
}

/** @param {Element} el */
function know(el) {
  if (pointer && changed.size < MOST && !changed.has(el) && el.isConnected) changed.set(el, { at: pointer, box: el.getBoundingClientRect() });
}

/** @param {Element} el @param {{at: Point, box: DOMRect}} first @param {Point} now */
function compare(el, first, now) {
  if (followers.has(el) || !el.isConnected) return;
  const box = el.getBoundingClientRect();
  for (const [side, size] of /** @type {const} */ ([['x', 'width'], ['y', 'height']])) {
    const way = now[side] - first.at[side];
    if (Math.abs(way) < STEP_PX) continue;
    const near = 2 + Math.abs(way) / 4;
    if (first.box.width && Math.abs(box[side] - first.box[side] - way) <= near) followers.add(el);
    else if (Math.abs(Math.abs(box[size] - first.box[size]) - Math.abs(way)) <= near) isTracked = true;
  }
}
