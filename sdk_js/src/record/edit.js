/** Edits: whatever way the words came into a field, what counts is the value that stands there in the end. */
import { isTextEntry, valueOf } from '../core/facts.js';
import { isPicked } from '../core/field.js';
import { keepListening } from '../core/listen.js';
import { rememberWords } from './appeared.js';
import { isSecret, tellOf } from './element.js';
import { keepFiles } from './files.js';
import { restHover } from './hover.js';
import { linesOf } from './lines.js';
import { editingHost, focusOf } from './meant.js';
import { noteEdit } from './opened.js';
import { isOwn } from './own.js';
import { settleKey } from './keys.js';
import { endParts } from './parts.js';
import { begin, did, isOn, soon, tell } from './tell.js';
import { catches, endTyped, noteTyped, takeEdit } from './typed.js';

/** @typedef {{g: number, told: import('./element.js').Told, before: string, open: boolean}} Session an uninterrupted edit of one field */

/** @type {WeakMap<Element, Session>} */
let sessions = new WeakMap();
/** @type {Map<Element, {value: string, g: number}>} what was typed into secret fields and not told yet */
const unsaid = new Map();
/** @type {WeakSet<Element>} editable regions in which a person's edit is about to happen */
const byHand = new WeakSet();
/** @type {WeakSet<Element>} fields in which an input method is at work */
const composing = new WeakSet();
/** @type {WeakMap<Element, string>} the value that was told last */
const said = new WeakMap();
/** @type {{field: HTMLInputElement, press: import('./press.js').Press | null} | null} */
let chooser = null;

/** Stand before the page's own listeners. */
export function watchEdits() {
  keepListening('beforeinput', (event) => {
    const el = fieldOf(event);
    if (!event.isTrusted || !isOn() || !el || takeEdit(event, el)) return;
    byHand.add(el);
    settleKey(el.localName !== 'input' && /^insert(LineBreak|Paragraph)$/.test(event.inputType));
    sessionOf(el);
  });
  keepListening('compositionstart', (event) => {
    const el = fieldOf(event);
    if (!event.isTrusted || !isOn() || !el) return;
    if (catches(el)) return;
    composing.add(el);
    sessionOf(el);
  });
  keepListening('paste', (event) => {
    const el = event.isTrusted && isOn() && !isOwn(event) ? fieldOf(event) : null;
    const text = el && catches(el) ? event.clipboardData?.getData('text/plain') : '';
    if (el && text) noteTyped(el, text);
  });
  keepListening('compositionend', (event) => {
    const el = fieldOf(event); // its end is told by the input method, and not always as trusted
    if (isOn() && el && catches(el) && event.data) noteTyped(el, event.data);
    if (!isOn() || !el || !composing.delete(el)) return;
    const raw = rawOf(el);
    if (said.get(el) !== raw) tellFill(el, raw); // a press that ends it comes first: what was told before is not told again
  });
  keepListening('input', (event) => {
    const el = fieldOf(event);
    if (!event.isTrusted || !isOn() || !el || isOwn(event)) return;
    if (el instanceof HTMLSelectElement) tellSelect(el);
    else if (takeEdit(event, el)) return;
    else if (isTextEntry(el) || isPicked(el)) {
      endParts(el, true);
      if (el.localName !== 'input' && el.localName !== 'textarea' && !byHand.delete(el)) return; // the page's own editing
      tellFill(el, rawOf(el));
    }
  });
  keepListening('change', (event) => {
    const el = fieldOf(event);
    if (!event.isTrusted || !isOn() || !el || isOwn(event)) return;
    commitSecrets(null);
    if (el instanceof HTMLSelectElement) tellSelect(el);
    else if (el instanceof HTMLInputElement && el.type === 'file') tellFiles(el);
    else if (isTextEntry(el) && !said.has(el) && !takeEdit(event, el)) tellFill(el, rawOf(el)); // filled in by the browser
  });
  keepListening('focusout', (event) => {
    const el = event.composedPath()[0];
    if (event.isTrusted && el instanceof HTMLInputElement) endParts(el, !el.validity.badInput);
  });
  for (const type of ['focusout', 'submit', 'pagehide', 'visibilitychange']) keepListening(type, () => commitSecrets(null));
}

/** Something else is done: the next edit of a field is a step of its own. @param {Element} [except] */
export function endEdits(except) {
  endTyped();
  const kept = except && sessions.get(except);
  sessions = new WeakMap();
  if (except && kept) sessions.set(except, kept);
}

/** Hand over what was typed into secret fields, so that it is known wherever it turns up. @param {Element | null} next where the pointer goes */
export function commitSecrets(next) {
  for (const [el, { value, g }] of unsaid) {
    if (next && el === next) continue;
    unsaid.delete(el);
    if (value) tell({ k: 'secret', g, value });
  }
}

/** The page or the person opens the file chooser of a field. @param {HTMLInputElement} field @param {import('./press.js').Press | null} press */
export function noteFileClick(field, press) {
  chooser = { field, press };
  if (press) tell({ k: 'chooser', g: press.g });
}

/** @param {Event} event @returns {Element | null} */
function fieldOf(event) {
  const el = focusOf(event);
  if (!el) return null;
  const inner = event.composedPath()[0];
  const at = inner instanceof Element && inner.matches('input,textarea,select') ? inner : el;
  if (at.matches('input,textarea,select')) return at;
  return editingHost(at);
}

/** @param {Element} el @returns {string} */
function rawOf(el) {
  if (el instanceof HTMLElement && el.isContentEditable) return linesOf(el);
  return valueOf(el) ?? '';
}

/** @param {Element} el @returns {Session} */
function sessionOf(el) {
  let session = sessions.get(el);
  if (!session?.open) {
    noteEdit(el);
    rememberWords();
    session = { g: begin('edit'), told: tellOf(el), before: isSecret(el) ? '' : rawOf(el), open: true };
    endEdits();
    sessions.set(el, session);
  }
  return session;
}

/** @param {Element} el @param {string} raw what stands there before the page reacts */
function tellFill(el, raw) {
  const session = sessionOf(el);
  said.set(el, raw);
  if (isSecret(el)) {
    unsaid.set(el, { value: raw, g: session.g });
    did(session.g, 'fill', { el: session.told, secret: true });
    return;
  }
  const rich = el instanceof HTMLElement && el.isContentEditable;
  /** @param {string} value */
  const say = (value) => {
    const added = rich && session.before && value.startsWith(session.before) ? value.slice(session.before.length) : null;
    if (added !== null) did(session.g, 'type', { el: session.told, text: added });
    else did(session.g, 'fill', { el: session.told, value });
  };
  say(raw);
  if (rich || isPicked(el)) return;
  soon(() => {
    if (sessions.get(el) !== session || said.get(el) !== raw) return; // something else was done meanwhile
    const now = el.isConnected ? rawOf(el) : raw;
    if (!now || now === raw) return;
    said.set(el, now);
    say(now); // a mask: what the page makes of it is what a person sees
  });
}

/** @param {HTMLSelectElement} el */
function tellSelect(el) {
  const session = sessionOf(el);
  const chosen = [...el.selectedOptions].map((option) => ({ value: option.value, label: option.label, index: option.index }));
  const labels = [...el.options].map((option) => option.label);
  const alone = chosen.map((option) => labels.filter((label) => label === option.label).length === 1);
  did(session.g, 'select', { el: session.told, chosen, alone, multiple: el.multiple });
  restHover();
}

/** @param {HTMLInputElement} el */
function tellFiles(el) {
  const by = chooser?.field === el ? chooser.press : null;
  chooser = null;
  const g = by?.g ?? begin('edit');
  did(g, 'upload', { el: by && !isNameable(el) ? by.told : tellOf(el), files: keepFiles([...(el.files ?? [])]) });
  restHover();
}

/** A file field that nobody sees is named by the button that opens it. @param {HTMLInputElement} el */
function isNameable(el) {
  return el.checkVisibility({ checkVisibilityCSS: true }) && tellOf(el).sure;
}
