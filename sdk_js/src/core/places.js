/** Where in the viewport an element may be hit: its boxes, and points in them that are worth a try. */
import { pictureOf } from './visible.js';

const INSIDE_PX = 1;
const GRID = 15;
const SHAPES = 40;
const ON_OUTLINE = 16;
const STROKED = 'path,line,polyline,polygon,circle,ellipse,rect';

/** @typedef {{x: number, y: number}} Point */

/** Boxes of the element in the viewport's pixels, those of what it shows when it has none itself.
 * @param {Element} el @returns {DOMRect[]} */
export function boxesOf(el) {
  const picture = el instanceof HTMLAreaElement ? pictureOf(el) : null;
  if (picture) return [areaBox(/** @type {HTMLAreaElement} */ (el), /** @type {HTMLImageElement} */ (picture))];
  let rects = [...el.getClientRects()].filter(hasRoom);
  if (!rects.length && getComputedStyle(el).overflow === 'visible') {
    rects = [...el.querySelectorAll('*')].slice(0, 50).flatMap((inner) => [...inner.getClientRects()]).filter(hasRoom);
    if (!rects.length && getComputedStyle(el).display === 'contents') {
      const range = document.createRange();
      range.selectNodeContents(el);
      rects = [...range.getClientRects()].filter(hasRoom);
    }
  }
  return rects;
}

/** @param {DOMRect} rect @returns {boolean} */
function hasRoom(rect) {
  return rect.width > 0 && rect.height > 0;
}

/** The part of a picture that an area stands for: its coordinates are CSS pixels of the picture as it is drawn.
 * @param {HTMLAreaElement} area @param {HTMLImageElement} picture @returns {DOMRect} */
function areaBox(area, picture) {
  const whole = picture.getBoundingClientRect();
  const style = getComputedStyle(picture);
  const scaleX = picture.offsetWidth ? whole.width / picture.offsetWidth : 1; // what a transform makes of it
  const scaleY = picture.offsetHeight ? whole.height / picture.offsetHeight : 1;
  const left = whole.left + (picture.clientLeft + (Number.parseFloat(style.paddingLeft) || 0)) * scaleX;
  const top = whole.top + (picture.clientTop + (Number.parseFloat(style.paddingTop) || 0)) * scaleY;
  const at = area.coords.split(/[\s,;]+/).map(Number.parseFloat).filter((value) => !Number.isNaN(value));
  const kind = area.shape.toLowerCase();
  if (kind === 'default' || at.length < 3) return whole;
  const [x, y, r] = at;
  const round = kind === 'circle' || kind === 'circ';
  const xs = round ? [x - r, x + r] : at.filter((_, i) => i % 2 === 0);
  const ys = round ? [y - r, y + r] : at.filter((_, i) => i % 2 === 1);
  const [l, t] = [Math.min(...xs), Math.min(...ys)];
  return new DOMRect(left + l * scaleX, top + t * scaleY, (Math.max(...xs) - l) * scaleX, (Math.max(...ys) - t) * scaleY);
}

/** @param {DOMRect} rect @returns {DOMRect | null} the part inside the viewport */
export function clip(rect) {
  const left = Math.max(rect.left, 0);
  const top = Math.max(rect.top, 0);
  const right = Math.min(rect.right, innerWidth);
  const bottom = Math.min(rect.bottom, innerHeight);
  return right - left > 0 && bottom - top > 0 ? new DOMRect(left, top, right - left, bottom - top) : null;
}

/** Points worth trying, the middle first. @param {DOMRect} box @returns {Point[]} */
export function pointsOf(box) {
  const at = [0.5, 0.25, 0.75, 0.1, 0.9];
  const out = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  for (const v of at) for (const h of at) out.push({ x: box.x + box.width * h, y: box.y + box.height * v });
  return out;
}

/** A close grid, the middle first: for what is nearly covered. @param {DOMRect} box @returns {Point[]} */
export function closePoints(box) {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  /** @type {Point[]} */ const out = [];
  for (let v = 0; v < GRID; v++) for (let h = 0; h < GRID; h++) out.push({ x: box.x + (box.width * (h + 0.5)) / GRID, y: box.y + (box.height * (v + 0.5)) / GRID });
  /** @param {Point} at */
  const away = (at) => Math.hypot(at.x - middle.x, at.y - middle.y);
  return out.sort((one, other) => away(one) - away(other));
}

/** Points along the shapes of a drawing, and beside them, where a thin one is filled. @param {Element} el @returns {Point[]} */
export function outlinesOf(el) {
  const shapes = el instanceof SVGGeometryElement ? [el] : [.../** @type {NodeListOf<SVGGeometryElement>} */ (el.querySelectorAll(STROKED))].slice(0, SHAPES);
  /** @type {Point[]} */ const out = [];
  for (const shape of shapes) {
    const toScreen = shape.getScreenCTM();
    const length = toScreen ? shape.getTotalLength() : 0;
    for (let i = 0; toScreen && length > 0 && i < ON_OUTLINE; i++) {
      const { x, y } = shape.getPointAtLength((length * (i + 0.5)) / ON_OUTLINE).matrixTransform(toScreen);
      out.push({ x, y }, { x: x + INSIDE_PX, y }, { x: x - INSIDE_PX, y }, { x, y: y + INSIDE_PX }, { x, y: y - INSIDE_PX });
    }
  }
  return out.filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
}
