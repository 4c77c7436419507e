/** Date and time fields that hold no value yet: what is typed shows, part by part, and a form with a half-filled one is
 * not sent. Their keys are steps until the field is whole, when the value says it all, or empty again. */
import { deepActive } from '../core/facts.js';
import { rememberWords } from './appeared.js';
import { tellOf } from './element.js';
import { begin, did, drop, soon } from './tell.js';

const KIND = /^(date|month|week|time|datetime-local)$/;
const KEY = /^(.|Backspace|Delete|Arrow(Up|Down|Left|Right))$/u;

/** What was typed into the field so far, as gestures. @type {{el: HTMLInputElement, keys: number[]} | null} */
let run = null;

/** A key is pressed that may fill a part of a field. @param {KeyboardEvent} event @param {Element} el
 * @returns {boolean} whether it is told */
export function notePart(event, el) {
  if (!(el instanceof HTMLInputElement) || !KIND.test(el.type) || el.value || el.readOnly || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === 'Tab' && run?.el === el) {
    soon(() => {
      if (run?.el === el && deepActive() === el) note(el, event.shiftKey ? 'ArrowLeft' : 'ArrowRight');
    });
    return false;
  }
  if (!KEY.test(event.key)) return false;
  note(el, event.key === ' ' ? 'Space' : event.key);
  return true;
}

/** The field holds a value, or nobody is in it any more. @param {EventTarget | null} el @param {boolean} whole */
export function endParts(el, whole) {
  if (!run || run.el !== el) return;
  const { keys } = run;
  run = null;
  if (whole) for (const g of keys) drop(g);
}

/** @param {HTMLInputElement} el @param {string} text */
function note(el, text) {
  if (run?.el !== el) run = { el, keys: [] };
  rememberWords();
  const g = begin('key');
  run.keys.push(g);
  did(g, 'press', { el: tellOf(el), text });
}
