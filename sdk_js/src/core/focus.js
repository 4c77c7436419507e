/** The focus: what keys go to, and how it is given. */
import { deepActive, identity } from './facts.js';
import { focusOn } from './forms.js';
import { arm, reportNow } from './guard.js';
import { refOf } from './refs.js';

/** What keys go to in this document: an editable body too has the focus. @returns {Element | null} null for a plain body */
export function keyed() {
  return deepActive() ?? (document.body?.isContentEditable ? document.body : null);
}

/** What has the focus in this document, the body when nothing has; `within` when it is inside of that frame.
 * @param {string[]} testids */
export function focused(testids) {
  const active = deepActive();
  const within = active?.matches('iframe,frame,object,embed') ? refOf(active) : null;
  return { within, ...identity(active ?? document.body ?? document.documentElement, testids) };
}

/** Whether keys that are pressed now go to an element: its frame has the focus too. @param {Element} el @returns {boolean} */
export function hasKeys(el) {
  return document.hasFocus() && keyed() === el;
}

/** @param {Element} el @param {string} token of the guard that tells what comes of it, or "" @returns {boolean} whether it has the focus now */
export function giveFocus(el, token) {
  if (hasKeys(el)) return true;
  if (token) arm({ id: token, target: el, watch: null, force: true, presses: 99, by: 'input' });
  if (window !== top) focus(); // the frame's own, which its field or its body has then
  focusOn(/** @type {HTMLElement} */ (el), {});
  if (token) reportNow(token);
  return keyed() === el;
}
