/** Which element a person means when the browser says which one was hit. */
import { deepActive, isTextEntry } from '../core/facts.js';
import { isPressable, pressableOf } from '../core/hit.js';
import { flatParent, holds } from '../core/tree.js';
import { deepHit } from '../core/visible.js';

const ICON_PX = 64;

/** The innermost element of an event, also inside closed shadow roots that we know. @param {Event} event @returns {Element | null} */
export function hitOf(event) {
  const inner = event.composedPath().find((node) => node instanceof Element);
  const hit = inner instanceof Element ? inner : null;
  if (!hit || !(event instanceof MouseEvent)) return hit;
  const deep = deepHit(event.clientX, event.clientY);
  return deep && deep !== hit && hit.localName.includes('-') && holds(hit, deep) ? deep : hit;
}

/** What has the keyboard. @param {Event} event @returns {Element | null} */
export function focusOf(event) {
  const inner = event.composedPath().find((node) => node instanceof Element);
  const hit = inner instanceof Element ? inner : null;
  const active = deepActive();
  return active && hit && active !== hit && holds(hit, active) && !hit.matches('html,body') ? active : hit;
}

/** The thing that is pressed: the button around a word or a picture. @param {Element} hit @returns {Element} */
export function pressedOf(hit) {
  const host = editingHost(hit);
  if (host) return host;
  let at = hit;
  while (at instanceof SVGElement && at.ownerSVGElement && at.parentElement) at = at.parentElement;
  if (isIcon(at)) at = flatParent(at) ?? at;
  const pressable = pressableOf(at);
  if (pressable !== at || isPressable(at)) return pressable;
  for (let up = /** @type {Element | null} */ (at); up && !up.matches('body,html,li,tr,td,form,dialog'); up = flatParent(up)) {
    if (up.localName === 'label') return at;
    if (up.matches('[onclick],[tabindex]:not([tabindex="-1"])') && isOneThing(up)) return up;
  }
  return at;
}

/** A small picture without a meaning of its own. @param {Element} el */
function isIcon(el) {
  const { width, height } = el.getBoundingClientRect();
  return el.localName === 'svg' && el.getAttribute('aria-hidden') === 'true' && width <= ICON_PX && height <= ICON_PX;
}

/** Small enough to be pressed as a whole; a list that takes the focus is not. @param {Element} el */
function isOneThing(el) {
  return (el.textContent ?? '').length <= 100 && el.getElementsByTagName('*').length <= 12 && !el.matches('[role=list],[role=feed],[role=grid],[role=listbox],[role=tree],[role=menu],[role=tablist],[role=toolbar]');
}

/** The outermost element of an editable region. @param {Element} el @returns {HTMLElement | null} */
export function editingHost(el) {
  let host = null;
  for (let at = /** @type {Element | null} */ (el); at instanceof HTMLElement && at.isContentEditable; at = at.parentElement) host = at;
  return host;
}

/** A field in which a press only puts the caret. @param {Element} el @returns {boolean} */
export function isField(el) {
  return isTextEntry(el);
}

/** The label that passes a press on, and what it passes it on to. @param {Element} hit @returns {{label: HTMLLabelElement, control: HTMLElement} | null} */
export function labelOf(hit) {
  for (let at = /** @type {Element | null} */ (hit); at; at = flatParent(at)) {
    if (at.matches('a[href],button,input,select,textarea,summary')) return null;
    if (at instanceof HTMLLabelElement) {
      const control = at.control;
      return control && control !== hit && !control.matches(':disabled') ? { label: at, control } : null;
    }
  }
  return null;
}

/** Where a press matters, not only on what. @param {Element} el @returns {boolean} */
export function isSurface(el) {
  return el.matches('canvas,video,svg,img[ismap],input[type=image],[role=application],embed,object');
}
