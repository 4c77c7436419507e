/** Keys that are steps of their own: Enter, Escape, arrows in what the page made, shortcuts. Typing is not. */
import { isTextEntry } from '../core/facts.js';
import { keepListening } from '../core/listen.js';
import { rememberWords } from './appeared.js';
import { commitSecrets, endEdits } from './edit.js';
import { tellOf } from './element.js';
import { editingHost, focusOf, pressedOf } from './meant.js';
import { restHover } from './hover.js';
import { restScroll } from './scroll.js';
import { noteWay } from './opened.js';
import { isOwn } from './own.js';
import { notePart } from './parts.js';
import { begin, did, drop, isOn, soon } from './tell.js';
import { catches, forgetOwed, noteKey } from './typed.js';

/** @typedef {{g: number, key: string, el: Element, open: boolean}} KeyPress */

const MODIFIER = /^(Alt|AltGraph|CapsLock|Control|Fn|FnLock|Hyper|Meta|NumLock|ScrollLock|Shift|Super|Symbol|SymbolLock)$/;
const NEVER = /^(Dead|Process|Unidentified|Compose|PrintScreen|Pause|Insert|F5|F11|F12|BrowserBack|BrowserForward|Undo|Redo)$/;
const CARET = /^(Backspace|Delete|Home|End|Arrow(Left|Right))$/;
const LIST = /^(ArrowUp|ArrowDown|PageUp|PageDown|Home|End)$/;
/** The browser's own, or edits whose outcome is the value of a field. */
const OWN_SHORTCUT = /^[acdfghjlnopqrstuvwxyz0-9+\-=]$|^(F4|Arrow(Left|Right|Up|Down)|Backspace|Delete|Home|End|Insert)$/i;
const COMBO = '[role=combobox],[aria-autocomplete],[aria-haspopup=listbox],[aria-controls],[aria-owns],[aria-activedescendant]';

/** @type {KeyPress | null} */
let last = null;
/** A field that is left by its key: that is a step when the field takes it for the end of an edit. @type {{el: Element, changed: boolean} | null} */
let leaving = null;

/** Stand before the page's own listeners. */
export function watchKeys() {
  keepListening('keydown', down);
  keepListening('keyup', (event) => {
    if (!event.isTrusted || !last || event.key !== last.key) return;
    const up = last;
    soon(() => {
      up.open = false; // the click that a space makes comes with its release
    });
    endEdits(); // it was no line break: what is typed next is another edit
  });
  keepListening('change', (event) => {
    if (leaving && event.composedPath()[0] === leaving.el) leaving.changed = true;
  });
}

/** The key that is down at this moment, when it was told as a step. @returns {KeyPress | null} */
export function keyPress() {
  return last?.open ? last : null;
}

/** The key that was told last stays, or turns out to be part of something else. @param {boolean} [takeBack] */
export function settleKey(takeBack = false) {
  if (takeBack && last?.open) drop(last.g);
  if (takeBack || !last?.open) last = null;
}

/** @param {KeyboardEvent} event */
function down(event) {
  if (!event.isTrusted || !isOn() || isOwn(event) || event.isComposing || event.keyCode === 229) return;
  const key = event.key;
  if (MODIFIER.test(key) || NEVER.test(key) || event.repeat && !LIST.test(key)) return;
  const focus = focusOf(event);
  if (!focus) return;
  const el = editingHost(focus) ?? (focus.matches('html,body') ? focus : pressedOf(focus));
  forgetOwed();
  if (notePart(event, el)) return;
  const caught = catches(el);
  if (caught && writes(event)) {
    noteKey(el, key);
    return;
  }
  const wish = caught && !isShortcut(event) && key !== 'Tab' ? 'step' : wishOf(event, el);
  if (wish === 'never') return;
  if (key === 'Tab') {
    leave(event, el);
    return;
  }
  if (key === 'Enter' || key === 'Escape') commitSecrets(null);
  if (wish === 'if-taken') {
    // only what the page takes for itself is meant for it; told right after, when that is known
    const told = tellOf(el);
    rememberWords();
    const g = begin('key');
    soon(() => {
      if (event.defaultPrevented) say(g, event, el, told);
    });
    return;
  }
  rememberWords();
  const g = begin('key');
  last = { g, key, el, open: true };
  say(g, event, el, tellOf(el));
}

/** Tab moves on; in a field that was edited it may be what makes the page take the edit. @param {KeyboardEvent} event @param {Element} el */
function leave(event, el) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const told = tellOf(el);
  rememberWords();
  const g = begin('key');
  const way = spell(event);
  noteWay(g, null, () => did(g, 'press', { el: isGround(el) ? null : told, text: way }));
  if (!isTextEntry(el)) return;
  /** @type {{el: Element, changed: boolean}} */ const left = { el, changed: false };
  leaving = left;
  soon(() => {
    if (leaving === left) leaving = null;
    if (left.changed || event.defaultPrevented) say(g, event, el, told);
  });
}

/** @param {number} g @param {KeyboardEvent} event @param {Element} el @param {import('./element.js').Told} told */
function say(g, event, el, told) {
  // in a frame the body says which; what only catches keys has the focus already
  did(g, 'press', { el: isGround(el) || (!told.sure && catches(el)) ? null : told, text: spell(event) });
  endEdits(el); // a line break takes the press back and goes on with the edit
  restHover();
  restScroll();
}

/** @param {KeyboardEvent} event @param {Element} el @returns {'step' | 'if-taken' | 'never'} */
function wishOf(event, el) {
  const key = event.key;
  if (isShortcut(event)) return OWN_SHORTCUT.test(key) ? 'if-taken' : 'step';
  if (el instanceof HTMLSelectElement) return 'never';
  if (el instanceof HTMLInputElement && /^(checkbox|radio)$/.test(el.type)) return key === 'Enter' || key === 'Escape' ? 'step' : key === ' ' ? 'step' : 'never';
  if (isTextEntry(el)) {
    if (key === 'Enter' || key === 'Escape') return 'step';
    if (key.length === 1 || CARET.test(key)) return 'never';
    if (LIST.test(key)) return el.matches(COMBO) ? 'step' : 'if-taken';
    return /^F\d/.test(key) ? 'step' : 'if-taken';
  }
  if (el.matches('html,body')) return key.length === 1 && key !== ' ' || key === 'Escape' || key === 'Enter' || /^F\d/.test(key) ? 'step' : 'if-taken';
  if (el.matches('a[href],button,summary,input,[role=button],[role=link]') && LIST.test(key)) return 'if-taken';
  return 'step';
}

/** @param {Element} el @returns {boolean} whether a key on it is a key on the page itself */
function isGround(el) {
  return el.matches('html,body') && !isTextEntry(el) && window === top;
}

/** @param {KeyboardEvent} event @returns {boolean} */
function isShortcut(event) {
  const altGraph = event.getModifierState('AltGraph') || (event.key.length === 1 && event.ctrlKey && event.altKey);
  return !altGraph && (event.ctrlKey || event.metaKey || event.altKey);
}

/** @param {KeyboardEvent} event @returns {boolean} whether it makes a letter */
function writes(event) {
  return event.key.length === 1 && !isShortcut(event);
}

/** @param {KeyboardEvent} event @returns {string} as `press` takes it: `Control+k`, `Enter`, `Space` */
function spell(event) {
  const key = event.key === ' ' ? 'Space' : event.key;
  const parts = [];
  const typed = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.ctrlKey) parts.push('Control');
  if (event.metaKey) parts.push('Meta');
  if (event.altKey) parts.push('Alt');
  if (event.shiftKey && !typed) parts.push('Shift');
  return [...parts, event.key.length === 1 && parts.length && key !== 'Space' ? key.toUpperCase() : key].join('+');
}
