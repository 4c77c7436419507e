/** Where to put the pointer so that a press lands on the element and nothing else. */
import { describe } from './names.js';
import { boxesOf, clip, closePoints, outlinesOf, pointsOf } from './places.js';
import { deepHit } from './visible.js';
import { flatParent, holds } from './tree.js';

const PRESSABLE = 'a[href],button,label,summary,option,[role=button],[role=link],[role=checkbox],[role=radio],[role=switch],[role=tab],[role=menuitem],[role=option],[role=menuitemcheckbox],[role=menuitemradio],[role=treeitem]';

const AROUND = [[3, 0], [-3, 0], [0, 3], [0, -3]];

/** @typedef {import('./places.js').Point} Point */
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
    const box = el.localName === 'area' ? boxes[0] : el.getBoundingClientRect();
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

/** Look closely for a free point, where `cover` lies over the usual ones: one with room around it, as a finger needs it,
 * or one on what a drawing is drawn with, when nothing but its own picture lies there.
 * @param {Element} el @param {Element | null} cover @param {boolean} avoidInner @returns {Point | null} */
export function findGap(el, cover, avoidInner) {
  /** @param {Point} at */
  const free = ({ x, y }) => {
    const hit = deepHit(x, y);
    return !!hit && reaches(el, hit) && !(avoidInner && innerControl(el, hit));
  };
  for (const rect of boxesOf(el)) {
    const box = clip(rect);
    const point = box && closePoints(box).find(({ x, y }) => free({ x, y }) && AROUND.every(([dx, dy]) => free({ x: x + dx, y: y + dy })));
    if (point) return point;
  }
  const picture = el instanceof SVGElement ? el.ownerSVGElement : null;
  const own = picture && (!cover || holds(picture, cover) || holds(cover, picture));
  return (own && outlinesOf(el).find(free)) || null;
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
