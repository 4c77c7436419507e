/** Where to put the pointer so that a press lands on the element and nothing else. */
import { describe } from './names.js';
import { deepHit } from './visible.js';
import { flatParent, holds } from './tree.js';

const PRESSABLE = 'a[href],button,label,summary,option,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=option],[role=menuitemcheckbox],[role=menuitemradio],[role=treeitem]';

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{point: Point | null, cover: Element | null, area: boolean}} Spot */

/** A press on a bare word inside a button is a press on the button. @param {Element} el @returns {Element} */
export function pressableOf(el) {
  if (isPressable(el)) return el;
  for (let at = flatParent(el); at; at = flatParent(at)) {
    if (at.matches(PRESSABLE) && at.localName !== 'label') return at;
    if (at.matches('body,dialog,form,li,tr,td')) return el;
  }
  return el;
}

/** A control in its own right, whatever lies around it. @param {Element} el @returns {boolean} */
export function isPressable(el) {
  return el.matches(PRESSABLE) || el.matches('input,select,textarea');
}

/** @param {Element} target @param {Element} hit @returns {boolean} whether a press on `hit` reaches `target` */
export function reaches(target, hit) {
  if (holds(target, hit)) return true;
  const label = hit.closest('label');
  return !!label && label.control === target && !innerControl(label, hit);
}

/** A control of its own between a label and what was hit: pressing it does not press what the label stands for.
 * @param {Element} outer @param {Element} hit @returns {Element | null} */
export function innerControl(outer, hit) {
  for (let at = /** @type {Element | null} */ (hit); at && at !== outer; at = flatParent(at)) {
    if (at.matches('a[href],button,input,select,textarea,[role=button],[role=link]')) return at;
  }
  return null;
}

/** Boxes of the element inside the viewport. @param {Element} el @returns {DOMRect[]} */
function boxesOf(el) {
  let rects = [...el.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
  if (!rects.length && getComputedStyle(el).overflow === 'visible') {
    rects = [...el.querySelectorAll('*')].slice(0, 50).flatMap((inner) => [...inner.getClientRects()]).filter((rect) => rect.width > 0 && rect.height > 0);
    if (!rects.length && getComputedStyle(el).display === 'contents') {
      const range = document.createRange();
      range.selectNodeContents(el);
      rects = [...range.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
    }
  }
  return rects;
}

/** @param {DOMRect} rect @returns {DOMRect | null} the part inside the viewport */
function clip(rect) {
  const left = Math.max(rect.left, 0);
  const top = Math.max(rect.top, 0);
  const right = Math.min(rect.right, innerWidth);
  const bottom = Math.min(rect.bottom, innerHeight);
  return right - left > 0 && bottom - top > 0 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Points worth trying, the middle first. @param {DOMRect} box @returns {Point[]} */
function pointsOf(box) {
  const at = [0.5, 0.25, 0.75, 0.1, 0.9];
  const out = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  for (const v of at) for (const h of at) out.push({ x: box.x + box.width * h, y: box.y + box.height * v });
  return out;
}

/** @param {Element} el @returns {boolean} */
export function hasBox(el) {
  return boxesOf(el).length > 0;
}

/** Find a free point. `avoidInner` keeps off controls inside the element (a link in a label).
 * @param {Element} el @param {{position?: Point | null, avoidInner?: boolean}} [options] @returns {Spot} */
export function findSpot(el, { position = null, avoidInner = false } = {}) {
  const boxes = boxesOf(el);
  if (!boxes.length) return { point: null, cover: null, area: false };
  if (position) {
    const box = el.getBoundingClientRect();
    const point = { x: box.x + position.x, y: box.y + position.y };
    const hit = deepHit(point.x, point.y);
    return { point: hit && reaches(el, hit) ? point : null, cover: hit && !reaches(el, hit) && !isGround(hit) ? hit : null, area: true };
  }
  /** @type {Element | null} */ let cover = null;
  for (const rect of boxes) {
    const box = clip(rect);
    if (!box) continue;
    for (const point of pointsOf(box)) {
      const hit = deepHit(point.x, point.y);
      if (hit && reaches(el, hit) && !(avoidInner && innerControl(el, hit))) return { point, cover: null, area: true };
      if (hit && !reaches(el, hit) && !isGround(hit)) cover ??= hit;
    }
  }
  return { point: null, cover, area: true };
}

/** The middle of the element whatever lies there, for `force`. @param {Element} el @param {Point | null} position @returns {Point | null} */
export function forcedPoint(el, position) {
  const box = boxesOf(el)[0];
  if (!box) return null;
  if (position) return { x: box.x + position.x, y: box.y + position.y };
  const seen = clip(box) ?? box;
  return { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
}

/** The page itself covers nothing: where it is hit, the element is clipped away. @param {Element} hit @returns {boolean} */
function isGround(hit) {
  return hit.matches('html,body');
}

/** Name what covers: the outermost thing of its own layer that people would recognise. @param {Element} cover @param {Element} target @returns {string} */
export function describeCover(cover, target) {
  for (let at = /** @type {Element | null} */ (cover); at && !holds(at, target); at = flatParent(at)) {
    if (at.matches('dialog,[role=dialog],[role=alertdialog]')) return describe(at);
  }
  return describe(cover);
}
