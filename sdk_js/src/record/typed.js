/** Typing into what only catches keys for an editor, a terminal or a sheet drawn beside it: the keys are what counts. */
import { isCatcher } from '../core/field.js';
import { rememberWords } from './appeared.js';
import { isSecret, tellOf } from './element.js';
import { ownHost } from './own.js';
import { begin, did } from './tell.js';

/** @typedef {{g: number, el: Element, told: import('./element.js').Told | null, text: string}} Run */

/** What is typed at a stretch. @type {Run | null} */
let run = null;
/** What the newest key wrote: the edit that comes of it is no edit of its own. @type {{el: Element, text: string} | null} */
let owed = null;

/** @param {Element} el @returns {boolean} whether keys that are pressed in it are meant for something else */
export function catches(el) {
  return isCatcher(el, ownHost()) && !isSecret(el);
}

/** @param {Element} el @param {string} text */
export function noteTyped(el, text) {
  if (run?.el !== el) {
    const g = begin('edit');
    rememberWords();
    run = { g, el, told: nameOf(el), text: '' };
  }
  run.text += text;
  did(run.g, 'type', { el: run.told, text: run.text });
}

/** A key is pressed in it that writes `text`. @param {Element} el @param {string} text */
export function noteKey(el, text) {
  noteTyped(el, text);
  owed = { el, text };
}

/** An edit comes that a key was told for, or that somebody made without one. @param {InputEvent} event @param {Element} el
 * @returns {boolean} whether it is no edit of the field's own value */
export function takeEdit(event, el) {
  const known = owed?.el === el;
  if (!known && !catches(el)) return false;
  if (event.type !== 'beforeinput') return true;
  if (event.inputType === 'insertText' && event.data && event.data !== owed?.text && !event.isComposing) noteTyped(el, event.data);
  return true;
}

/** The next key, or something else, is not what was owed. */
export function forgetOwed() {
  owed = null;
}

/** Something else is done: what is typed next is a step of its own. */
export function endTyped() {
  run = null;
}

/** What it is called, where that is sure; else it is where the focus is. @param {Element} el */
function nameOf(el) {
  const told = tellOf(el);
  return told.sure ? told : null;
}
