/** The page as somebody hears it: roles, names, states and words in reading order, through open and known closed roots. */
import { checkedOf, expandedOf, isFocused, isSecretField, selectedOf, testidOf, valueOf } from './facts.js';
import { nameOf } from './names.js';
import { refOf } from './refs.js';
import { isFocusable, roleOf } from './roles.js';
import { cut, squash } from './text.js';
import { shadowOf } from './tree.js';
import { hasArea, isDisabled, topModal } from './visible.js';

/**
 * @typedef {object} Line
 * @property {number} depth @property {string} role @property {string} name @property {string | null} testid
 * @property {number} id the document's own number, 0 for plain words
 * @property {string[]} states @property {string | null} value @property {boolean} secret @property {string | null} href
 */

const MAX_LINES = 3000;
const TEXT_LIMIT = 200;
const SKIP = 'script,style,template,noscript,head,title,link,meta,datalist,source,track,param';
const SILENT = /^(|presentation|document|generic|paragraph|strong|emphasis|code|time|mark|subscript|superscript|insertion|deletion|term|rowgroup)$/;
const STRUCTURE = /^(main|navigation|banner|contentinfo|complementary|region|search|form|dialog|alertdialog|alert|status|log|heading|tablist|tabpanel|toolbar|menu|menubar|group|radiogroup|grid|treegrid|tree|listbox)$/;
const CONTROL = /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|option|menuitem|menuitemcheckbox|menuitemradio|tab|treeitem|gridcell)$/;
const LEAF = /^(button|link|textbox|searchbox|checkbox|radio|switch|slider|spinbutton|option|menuitem|menuitemcheckbox|menuitemradio|tab|img|progressbar|meter|separator|heading|math)$/;
const NAMED_BY_WORDS = /^(heading|link|button|option|tab|menuitem|treeitem|row|cell|gridcell|columnheader|rowheader)/;
const STATUS = /^(alert|status|log|dialog|alertdialog|progressbar)$/;

/** @param {'interactive' | 'full' | 'status'} mode @param {string[]} testids */
export function outline(mode, testids) {
  const modal = topModal();
  const start = modal ?? document.body ?? document.documentElement;
  const walk = new Walk(mode, testids);
  if (start) walk.element(start, 0);
  walk.flush(0);
  return { title: document.title, url: location.href, modal: modal !== null, lines: walk.lines, more: walk.more };
}

class Walk {
  /** @param {string} mode @param {string[]} testids */
  constructor(mode, testids) {
    this.mode = mode;
    this.testids = testids;
    /** @type {Line[]} */ this.lines = [];
    this.words = '';
    this.more = 0;
  }

  /** @param {Element} el @param {number} depth */
  element(el, depth) {
    if (el.matches(SKIP) || el.getAttribute('aria-hidden') === 'true' || el.hasAttribute('inert')) return;
    const shown = el.checkVisibility({ contentVisibilityAuto: false }) || getComputedStyle(el).display === 'contents' || isOptionShown(el);
    if (!shown) return;
    const block = isBlock(el);
    const role = roleOf(el);
    const wanted = getComputedStyle(el).visibility === 'visible' && this.wants(el, role);
    if (wanted || block) this.flush(depth);
    const before = this.lines.length;
    if (wanted) this.emit(el, role, depth);
    const below = wanted ? depth + 1 : depth;
    if (!wanted || !LEAF.test(role)) this.children(el, below);
    if (wanted || block) this.flush(below);
    if (wanted) this.fold(before);
  }

  /** @param {Element} el @param {number} depth */
  children(el, depth) {
    if (el.localName === 'select' && this.mode !== 'full') return;
    if (el.matches('iframe,frame,textarea,svg,canvas,video,audio,object')) return;
    const heard = this.mode === 'full' && getComputedStyle(el).visibility === 'visible';
    const root = shadowOf(el);
    const slotted = el instanceof HTMLSlotElement ? el.assignedNodes() : [];
    for (const child of root ? root.childNodes : slotted.length ? slotted : el.childNodes) {
      if (child instanceof Element) this.element(child, depth);
      else if (child instanceof Text && heard) this.words += child.data;
    }
  }

  /** @param {Element} el @param {string} role @returns {boolean} */
  wants(el, role) {
    if (el.matches('iframe,frame')) return true;
    if (this.mode === 'status') return STATUS.test(role) || (role === 'heading' && el.localName === 'h1') || isFocused(el);
    if (this.mode === 'interactive') {
      if (role === 'gridcell' && !isFocusable(el)) return false;
      const acts = CONTROL.test(role) || isFocusable(el) || isEditableTop(el);
      if (acts) return hasArea(el) || role === 'option' || isHiddenChoice(el);
      return STRUCTURE.test(role) && (role !== 'group' || nameOf(el) !== '');
    }
    return !SILENT.test(role) || isFocusable(el) || isEditableTop(el);
  }

  /** @param {Element} el @param {string} role @param {number} depth */
  emit(el, role, depth) {
    if (this.lines.length >= MAX_LINES) {
      this.more++;
      return;
    }
    const secret = isSecretField(el);
    const spoken = /^(alert|status|log)$/.test(role);
    let name = nameOf(el);
    if (!name && (spoken || NAMED_BY_WORDS.test(role)) && this.mode !== 'full') name = wordsOf(el);
    this.lines.push({
      depth, role: role || el.localName, name: cut(name, TEXT_LIMIT), testid: testidOf(el, this.testids), id: refOf(el),
      states: statesOf(el, role), value: fieldValue(el), secret, href: role === 'link' ? el.getAttribute('href') : null,
    });
  }

  /** Words gathered so far become a line of their own. @param {number} depth */
  flush(depth) {
    const text = squash(this.words);
    this.words = '';
    if (!text) return;
    if (this.lines.length >= MAX_LINES) this.more++;
    else this.lines.push({ depth, role: 'text', name: cut(text, TEXT_LIMIT), testid: null, id: 0, states: [], value: null, secret: false, href: null });
  }

  /** An element that holds nothing but words says them itself. @param {number} at */
  fold(at) {
    const own = this.lines[at];
    const only = this.lines[at + 1];
    if (!own || !only || this.lines.length !== at + 2 || only.id !== 0) return;
    if (own.name && own.name !== only.name) return;
    own.name = only.name;
    this.lines.pop();
  }
}

/** @param {Element} el @param {string} role @returns {string[]} */
function statesOf(el, role) {
  const states = [];
  if (role === 'heading') states.push(`level ${el.getAttribute('aria-level') ?? (/^h[1-6]$/.test(el.localName) ? el.localName[1] : '2')}`);
  if (isDisabled(el)) states.push('disabled');
  const checked = checkedOf(el);
  if (el instanceof HTMLInputElement && el.indeterminate) states.push('mixed');
  else if (el.getAttribute('aria-checked') === 'mixed') states.push('mixed');
  else if (checked !== null) states.push(checked ? 'checked' : 'unchecked');
  const expanded = expandedOf(el);
  if (expanded !== null) states.push(expanded ? 'expanded' : 'collapsed');
  if (selectedOf(el)) states.push('selected');
  if (el.getAttribute('aria-pressed') === 'true') states.push('pressed');
  const current = el.getAttribute('aria-current');
  if (current && current !== 'false') states.push('current');
  if (isFocused(el)) states.push('focused');
  if (el.matches('[readonly],[aria-readonly=true]')) states.push('readonly');
  if (el.matches('input:required,select:required,textarea:required,[aria-required=true]')) states.push('required');
  if (el.getAttribute('aria-invalid') === 'true') states.push('invalid');
  return states;
}

/** @param {Element} el @returns {string | null} what stands in a field */
function fieldValue(el) {
  if (el instanceof HTMLInputElement && /^(button|submit|reset|image|checkbox|radio|hidden)$/.test(el.type)) return null;
  if (el instanceof HTMLButtonElement || el instanceof HTMLOptionElement) return null;
  if (el instanceof HTMLSelectElement) return [...el.selectedOptions].map((option) => squash(option.label)).join(', ');
  if (el instanceof HTMLElement && el.isContentEditable && !isEditableTop(el)) return null;
  const value = valueOf(el);
  return value === null ? null : cut(squash(value), TEXT_LIMIT);
}

/** @param {Element} el @returns {boolean} the outermost element of an editable region */
function isEditableTop(el) {
  return el instanceof HTMLElement && el.isContentEditable && !el.parentElement?.isContentEditable;
}

/** A checkbox or radio that is drawn by its label is still what a person checks. @param {Element} el @returns {boolean} */
function isHiddenChoice(el) {
  return el instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(el.type);
}

/** @param {Element} el @returns {boolean} */
function isOptionShown(el) {
  return /^(option|optgroup)$/.test(el.localName) && !!el.closest('select')?.checkVisibility();
}

/** @param {Element} el @returns {boolean} */
function isBlock(el) {
  return el.localName === 'br' || !/^(inline|contents|ruby)/.test(getComputedStyle(el).display);
}

/** @param {Element} el @returns {string} */
function wordsOf(el) {
  return squash(el instanceof HTMLElement ? el.innerText : el.textContent);
}
