/** What can be seen and what a person with a screen reader is told: rendering, boxes, inert parts, modal dialogs. */
import { squash } from './text.js';
import { flatParent, holds, listRoots, shadowOf } from './tree.js';

const NOTHING_THROUGH = /\bopacity\(0%?\)/;
const NO_COLOUR = /^(transparent$|rgba\(.*, 0\)$|.*\/ 0\)$)/;

/** @param {Element} el @param {boolean} [opacity] whether fully transparent counts as unseen @returns {boolean} */
export function isRendered(el, opacity = false) {
  if (el.localName === 'option' || el.localName === 'optgroup') {
    const select = el.closest('select,datalist');
    return !!select && select.localName === 'select' && isRendered(select, opacity);
  }
  if (el.localName === 'area') {
    const picture = pictureOf(el);
    return !!picture && isRendered(picture, opacity);
  }
  if (el.checkVisibility({ checkVisibilityCSS: true, checkOpacity: opacity, contentVisibilityAuto: false })) return true;
  if (getComputedStyle(el).display !== 'contents') return false;
  const parent = flatParent(el);
  return !!parent && isRendered(parent, opacity);
}

/** The picture that a part of it stands on: the part itself has no box. @param {Element} area @returns {Element | null} */
export function pictureOf(area) {
  const name = area.closest('map')?.name;
  const root = /** @type {Document | ShadowRoot} */ (area.getRootNode());
  return name ? root.querySelector(`img[usemap="#${CSS.escape(name)}"]`) : null;
}

/** Rendered, not transparent, with a box (its own or a child's) that no box without room cuts away.
 * @param {Element} el @returns {boolean} */
export function isVisible(el) {
  if (!isRendered(el, true)) return false;
  if (el.localName === 'option') return true;
  return hasArea(el) && !isCutAway(el);
}

/** Whether a filter lets nothing of it through, or it lies in a box that cuts off what overflows and has no width or
 * height, as a folded panel has. What is positioned out of that box is not cut off by it.
 * @param {Element} el @returns {boolean} */
function isCutAway(el) {
  let { position, filter } = getComputedStyle(el);
  for (let at = flatParent(el); at && !NOTHING_THROUGH.test(filter); at = flatParent(at)) {
    const style = getComputedStyle(at);
    filter = style.filter;
    if (position === 'fixed' || (position === 'absolute' && style.position === 'static')) continue;
    if (cutsAll(at, style)) return true;
    position = style.position;
  }
  return NOTHING_THROUGH.test(filter);
}

/** Whether the text that stands directly in an element is left out of what is drawn: the words of a folded <details> and
 * of what skips its contents. @param {Element} el @param {CSSStyleDeclaration} style @returns {boolean} */
export function hidesOwnWords(el, style) {
  return (el instanceof HTMLDetailsElement && !el.open) || style.getPropertyValue('content-visibility') === 'hidden';
}

/** Whether any of the words `text` that a holder is known to have is drawn, wherever in it they stand.
 * @param {Element} holder @param {string} text @returns {boolean} */
export function drawsWords(holder, text) {
  const wanted = text.toLowerCase();
  const walker = document.createTreeWalker(shadowOf(holder) ?? holder, NodeFilter.SHOW_TEXT);
  let whole = false;
  let parts = 0;
  let drawn = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = squash(/** @type {Text} */ (node).data).toLowerCase();
    if (!words || node.parentElement?.matches('script,style')) continue;
    const isWhole = words.includes(wanted);
    if (!isWhole && !wanted.includes(words)) continue;
    const is = isDrawn(/** @type {Text} */ (node));
    if (isWhole && is) return true;
    whole ||= isWhole;
    parts++;
    if (is) drawn++;
  }
  return drawn > 0 || (!whole && !parts);
}

/** Whether a text in what is rendered has a place there, which what stands in for a picture, a film or a closed list has
 * not, and a colour. @param {Text} node @returns {boolean} */
export function isDrawn(node) {
  const el = flatParent(node);
  if (!el || !isRendered(el)) return false;
  const option = el.closest('option');
  const select = option?.closest('select');
  if (option && select && (option.selected || select.multiple || select.size > 1)) return true;
  const style = getComputedStyle(el);
  if (hidesOwnWords(el, style)) return false;
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects().length > 0 && !isColourless(el, style);
}

/** Whether letters have a colour that lets everything through, and no shadow, edge or picture behind them draws them.
 * @param {Element} el @param {CSSStyleDeclaration} style @returns {boolean} */
function isColourless(el, style) {
  if (el instanceof SVGElement || !NO_COLOUR.test(style.getPropertyValue('-webkit-text-fill-color'))) return false;
  if (style.textShadow !== 'none' || parseFloat(style.getPropertyValue('-webkit-text-stroke-width')) > 0) return false;
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (getComputedStyle(at).backgroundClip.includes('text')) return false;
  }
  return true;
}

/** @param {Element} el @param {CSSStyleDeclaration} style @returns {boolean} */
function cutsAll(el, style) {
  if (el instanceof SVGSVGElement) {
    const box = el.getBoundingClientRect();
    return style.overflowX !== 'visible' && !(box.width && box.height);
  }
  if (!(el instanceof HTMLElement) || (el.clientWidth && el.clientHeight)) return false;
  if (el === document.body || el === document.documentElement) return false; // theirs is the viewport's
  if (style.display === 'inline' || style.display === 'contents') return false;
  return (style.overflowX !== 'visible' && !el.clientWidth) || (style.overflowY !== 'visible' && !el.clientHeight);
}

/** @param {Element} el @returns {boolean} */
export function hasArea(el) {
  const picture = el.localName === 'area' ? pictureOf(el) : null;
  if (picture) return hasArea(picture);
  for (const rect of el.getClientRects()) if (rect.width > 0 && rect.height > 0) return true;
  if (cutsAll(el, getComputedStyle(el))) return false;
  const below = shadowOf(el) ?? el;
  for (const child of below.childNodes) {
    if (child instanceof Element) {
      if (isRendered(child) && hasArea(child)) return true;
    } else if (child instanceof Text && child.data.trim()) {
      const range = document.createRange();
      range.selectNode(child);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && getComputedStyle(el).display === 'contents') return true;
    }
  }
  return false;
}

/** The dialog that makes everything else inert, if one is open. @returns {Element | null} */
export function topModal() {
  const open = listRoots().flatMap((root) => [...root.querySelectorAll('dialog:modal')]);
  if (open.length < 2) return open[0] ?? null;
  for (const dialog of open) {
    const box = dialog.getBoundingClientRect();
    // what is inert is never hit, so whatever is hit belongs to the one on top; dialogs stand in dialogs
    for (let at = deepHit(box.x + box.width / 2, box.y + box.height / 2); at; at = flatParent(at)) if (open.includes(at)) return at;
  }
  return open[open.length - 1];
}

/** Why an element is not there for anybody who relies on roles and names, or "".
 * @param {Element} el @param {Element | null} modal @returns {string} */
export function whyInaccessible(el, modal) {
  if (!isRendered(el)) return 'not rendered';
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (at.getAttribute('aria-hidden') === 'true') return 'aria-hidden';
    if (at.hasAttribute('inert')) return 'inert';
  }
  if (modal && el !== document.documentElement && !holds(modal, el)) return 'behind a modal dialog';
  return '';
}

/** The innermost element at a point of the viewport, through shadow roots.
 * @param {number} x @param {number} y @returns {Element | null} */
export function deepHit(x, y) {
  let hit = document.elementFromPoint(x, y);
  while (hit) {
    const root = shadowOf(hit);
    const inner = root ? root.elementFromPoint(x, y) : null;
    if (!inner || inner === hit || !holds(hit, inner)) return hit;
    hit = inner;
  }
  return null;
}

/** @param {Element} el @returns {boolean} whether any part of its box lies in the viewport */
export function isInViewport(el) {
  const box = el.getBoundingClientRect();
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth && box.width + box.height > 0;
}

/** HTML's rule for disabled controls (fieldset and its first legend included), and aria-disabled on the way up.
 * @param {Element} el @returns {boolean} */
export function isDisabled(el) {
  if (el.matches('button,input,select,textarea,option,optgroup,fieldset') && el.matches(':disabled')) return true;
  if (el.localName === 'option' && el.closest('select')?.matches(':disabled')) return true;
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    const said = at.getAttribute('aria-disabled');
    if (said === 'true') return true;
    if (said === 'false') return false;
  }
  return false;
}
