/** Scrolling counts only when what is used next came because of it: lists that load more at their end. */
import { keepListening } from '../core/listen.js';
import { eachElement, holds } from '../core/tree.js';
import { tellOf } from './element.js';
import { begin, did, isOn } from './tell.js';

/** @typedef {{el: Element, isPage: boolean, from: number, to: number, left: number, right: number, height: number}} Way */

/** @type {WeakSet<Element> | null} */
let there = null;
/** @type {Way[]} */
let ways = [];
let meant = 0;
const BY_HAND_MS = 1500;

/** Watch wheel, touch, keys and scroll bars from the first moment on. */
export function watchScroll() {
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    keepListening(type, (event) => {
      if (event.isTrusted) meant = performance.now();
    });
  }
  keepListening('scroll', (event) => {
    if (!isOn() || performance.now() - meant > BY_HAND_MS) return;
    const at = event.target instanceof Element ? event.target : document.scrollingElement;
    if (at) note(at, !(event.target instanceof Element));
  });
}

/** A gesture was made: from here on anew. */
export function restScroll() {
  there = null;
  ways = [];
}

/** Say how far somebody scrolled to make `el` come. @param {Element} el */
export function tellScrolls(el) {
  if (!there || there.has(el)) return;
  for (const way of ways) {
    const [x, y] = [Math.round(way.right - way.left), Math.round(way.to - way.from)];
    if (!x && !y) continue;
    const told = way.isPage || holds(el, way.el) ? null : tellOf(way.el);
    did(begin('pointer'), 'scroll', { el: told, x, y });
  }
  restScroll();
}

/** @param {Element} at @param {boolean} isPage */
function note(at, isPage) {
  if (!there) {
    const all = new WeakSet();
    eachElement(document.documentElement, (el) => all.add(el));
    there = all;
  }
  let way = ways.at(-1);
  if (!way || way.el !== at || at.scrollHeight > way.height + 20) {
    const before = ways.findLast((other) => other.el === at);
    way = { el: at, isPage, from: before?.to ?? 0, to: at.scrollTop, left: before?.right ?? 0, right: at.scrollLeft, height: at.scrollHeight };
    ways.push(way);
  }
  way.to = at.scrollTop;
  way.right = at.scrollLeft;
}
