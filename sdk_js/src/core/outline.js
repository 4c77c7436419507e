/** The page as somebody hears it: roles, names, states and words in reading order, through open and known closed roots. */
import { columnsOf, findAlike, wordsBeside } from './alike.js';
import { checkedOf, expandedOf, isFocused, isSecretField, selectedOf, testidOf, valueOf } from './facts.js';
import { documentTitle } from './forms.js';
import { nameOf } from './names.js';
import { refOf } from './refs.js';
import { isFocusable, roleOf } from './roles.js';
import { cut, squash } from './text.js';
import { shadowOf } from './tree.js';
import { hasArea, hidesOwnWords, isDisabled, isRendered, topModal } from './visible.js';

/**
 * @typedef {object} Line
 * @property {number} depth @property {string} role @property {string} name @property {string | null} testid
 * @property {number} id the document's own number, 0 for plain words
 * @property {string[]} states @property {string | null} value @property {boolean} secret @property {string | null} href
 * @property {boolean} [said] whether `name` is what it says, and it is called by nothing
 * @property {number | null} row its place among those that are like it, from 1, where some of them are left out
 * @property {{ count: number, of: number, marked: number, columns: string[], acts: boolean } | null} more what a line `more` stands for
 */

/**
 * @typedef {object} Order
 * @property {'interactive' | 'full' | 'status'} mode
 * @property {boolean} [whole] leave out nothing that is alike
 * @property {[number, number] | null} [rows] which of those that are alike to show, from 1, both ends included
 * @property {number | null} [start] the number of the element to begin with
 */

const MAX_LINES = 3000;
const MAX_CONTROLS = 1000;
/** What matters most is told beyond that, up to so many. */
const MAX_URGENT = 200;
/** @type {import('./alike.js').Group[]} */
const NONE = [];
const MAX_WHOLE = 20_000;
const TEXT_LIMIT = 200;
const ITEM_LIMIT = 80;
const SKIP = new Set(['script', 'style', 'template', 'noscript', 'head', 'title', 'link', 'meta', 'datalist', 'source', 'track', 'param']);
const HOSTS = new Set(['article', 'aside', 'blockquote', 'body', 'div', 'footer', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'main', 'nav', 'p', 'section', 'span']);
/** What was there at an earlier look. @type {WeakSet<Element>} */
const looked = new WeakSet();
const ENDS = new Set(['iframe', 'frame', 'textarea', 'svg', 'canvas', 'video', 'audio', 'object']);
const SILENT = /^(|presentation|document|generic|paragraph|strong|emphasis|code|time|mark|subscript|superscript|insertion|deletion|term|rowgroup)$/;
const STRUCTURE = /^(main|navigation|banner|contentinfo|complementary|region|search|form|dialog|alertdialog|alert|status|log|heading|tablist|tabpanel|toolbar|menu|menubar|group|radiogroup|grid|treegrid|tree|listbox)$/;
const CONTROL = /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|option|menuitem|menuitemcheckbox|menuitemradio|tab|treeitem|gridcell)$/;
const LEAF = /^(button|link|textbox|searchbox|checkbox|radio|switch|slider|spinbutton|option|menuitem|menuitemcheckbox|menuitemradio|tab|img|progressbar|meter|separator|heading|math)$/;
const NAMED_BY_WORDS = /^(heading|link|button|option|tab|menuitem|treeitem|row|cell|gridcell|columnheader|rowheader)/;
const ACTS = 'a[href],button,input,select,textarea,summary,[tabindex],[role=button],[role=link],[role=checkbox],[role=treeitem]';
const CLOSED = 'a,button,input,textarea,option';
const FEW_ROWS = 5;
/** @type {Line} */
const WORDS = { depth: 0, role: 'text', name: '', testid: null, id: 0, states: [], value: null, secret: false, href: null, row: null, more: null };
const SPEAKS = /^(alert|alertdialog|dialog|status|log)$/;
const STATUS = /^(alert|status|log|dialog|alertdialog|progressbar)$/;

/** @param {Order} order @param {string[]} testids @param {Element | null} from @param {(Document | ShadowRoot | Element)[]} roots */
export function outline(order, testids, from, roots) {
  const modal = topModal();
  const start = from ?? modal ?? document.body ?? document.documentElement;
  const walk = new Walk(order, testids);
  if (start) walk.element(start, 0);
  walk.flush(0);
  return { title: documentTitle(), url: location.href, modal: modal !== null, lines: walk.lines, more: walk.more, hosts: takeHosts(roots) };
}

/** Count the elements that may have a closed root and were not there at the look before.
 * @param {(Document | ShadowRoot | Element)[]} roots @returns {number} */
function takeHosts(roots) {
  let count = 0;
  for (const root of roots) {
    for (const el of root.querySelectorAll('*')) {
      if (looked.has(el)) continue;
      looked.add(el);
      if (HOSTS.has(el.localName) || el.localName.includes('-')) count++;
    }
  }
  return count;
}

class Walk {
  /** @param {Order} order @param {string[]} testids */
  constructor(order, testids) {
    this.mode = order.mode;
    this.rows = order.rows ?? null;
    this.folds = !order.whole && order.mode !== 'status';
    this.limit = order.whole ? MAX_WHOLE : order.mode === 'interactive' ? MAX_CONTROLS : MAX_LINES;
    this.testids = testids;
    /** @type {Line[]} */ this.lines = [];
    this.words = '';
    this.more = 0;
    this.speaking = 0;
    /** @type {number | null} */ this.row = null;
    /** @type {Map<Element, string>} */ const names = new Map();
    /** @param {Element} el @returns {string} its name, computed once a look */
    this.named = (el) => {
      let name = names.get(el);
      if (name === undefined) names.set(el, (name = nameOf(el)));
      return name;
    };
  }

  /** @param {Element} el @param {number} depth */
  element(el, depth) {
    if (SKIP.has(el.localName) || el.getAttribute('aria-hidden') === 'true' || el.hasAttribute('inert')) return;
    const style = getComputedStyle(el);
    const display = style.display;
    if (!(el.checkVisibility({ contentVisibilityAuto: false }) || display === 'contents' || isOptionShown(el) || isAreaShown(el))) return;
    const block = el.localName === 'br' || !/^(inline|contents|ruby)/.test(display);
    const role = roleOf(el);
    const seen = style.visibility === 'visible';
    const leaf = LEAF.test(role) && (el.matches(CLOSED) || !el.querySelector(ACTS));
    const wanted = seen && this.wants(el, role) && (leaf || this.mode === 'full' || role !== 'heading' || this.lines.length >= this.limit || !this.isSaidInside(el));
    if (wanted || block) this.flush(depth);
    const before = this.lines.length;
    if (wanted) this.emit(el, role, depth);
    const below = wanted ? depth + 1 : depth;
    const speaks = wanted && SPEAKS.test(role);
    if (speaks) this.speaking++;
    if (!wanted || !leaf) this.children(el, below, seen && !hidesOwnWords(el, style));
    if (speaks) this.speaking--;
    if (wanted || block) this.flush(below);
    if (wanted) this.fold(before);
  }

  /** @param {Element} el @param {number} depth @param {boolean} seen */
  children(el, depth, seen) {
    if (el.localName === 'select' && this.mode !== 'full') return;
    if (ENDS.has(el.localName)) return;
    const heard = this.mode === 'full' && seen;
    const root = shadowOf(el);
    const slotted = el instanceof HTMLSlotElement ? el.assignedNodes() : [];
    const children = root ? root.childNodes : slotted.length ? slotted : el.childNodes;
    const groups = this.folds && children.length > 1 ? findAlike(el, children, this.rows) : NONE;
    if (!groups.length) {
      for (const child of children) {
        if (child instanceof Element) this.element(child, depth);
        else if (heard && child instanceof Text) this.words += child.data;
      }
      return;
    }
    /** @type {Map<Node, { group: import('./alike.js').Group, row: number }>} */ const places = new Map();
    for (const group of groups) group.items.forEach((item, at) => places.set(item, { group, row: at + 1 }));
    for (const child of children) {
      const place = places.get(child);
      if (!(child instanceof Element)) {
        if (heard && child instanceof Text) this.words += child.data;
      } else if (!place) this.element(child, depth);
      else if (place.group.shown.has(child)) this.item(child, depth, place.group, place.row);
    }
    for (const group of groups) this.tellRest(group, depth);
  }

  /** One of several that are alike; it has a line of its own when words beside its controls tell it from the others.
   * @param {Element} el @param {number} depth @param {import('./alike.js').Group} group @param {number} row */
  item(el, depth, group, row) {
    const role = roleOf(el);
    this.row = group.shown.size < group.items.length ? row : null;
    const isFull = this.lines.length >= this.limit;
    if (this.mode === 'interactive' && !isFull && !this.wants(el, role)) {
      const before = this.lines.length;
      const words = wordsBeside(el, group.controls.get(el) ?? [], this.named);
      if (words) this.emit(el, SILENT.test(role) ? 'item' : role, depth, cut(words, ITEM_LIMIT));
      this.element(el, words ? depth + 1 : depth);
      if (words) this.lines.splice(before + 1, Infinity, ...this.lines.slice(before + 1).filter((line) => line.role !== 'heading' || !words.includes(line.name)));
      if (words && this.lines.length === before + 1) this.lines.pop();
    } else this.element(el, depth);
    this.row = null;
  }

  /** @param {import('./alike.js').Group} group @param {number} depth */
  tellRest(group, depth) {
    const count = group.items.length - group.shown.size;
    const item = group.items[0];
    const role = roleOf(item);
    if (!count || (this.mode === 'interactive' && !group.acts && SILENT.test(role))) return;
    this.flush(depth);
    const called = group.acts && SILENT.test(role) && item.childElementCount === 0 ? item.localName : SILENT.test(role) ? 'item' : role;
    this.push({
      ...WORDS, depth, role: 'more', name: called,
      more: { count, of: group.items.length, marked: group.marked, columns: role === 'row' ? columnsOf(item) : [], acts: group.acts },
    });
  }

  /** A heading whose only control has its name needs no line beside it. @param {Element} heading @returns {boolean} */
  isSaidInside(heading) {
    const inside = heading.querySelectorAll(ACTS);
    return inside.length === 1 && this.named(inside[0]) === this.named(heading);
  }

  /** @param {Element} el @param {string} role @returns {boolean} */
  wants(el, role) {
    if (el.matches('iframe,frame')) return true;
    if (this.mode === 'status') return STATUS.test(role) || (role === 'heading' && el.localName === 'h1') || isFocused(el) || isInvalid(el);
    if (this.mode === 'interactive') {
      if (role === 'gridcell' && !isFocusable(el)) return false;
      const acts = CONTROL.test(role) || isFocusable(el) || isEditableTop(el);
      if (acts) return hasArea(el) || role === 'option' || isHiddenChoice(el);
      if (role === 'table') return el.querySelector(ACTS) !== null || el.querySelectorAll('tr,[role=row]').length > FEW_ROWS;
      return STRUCTURE.test(role) && (role !== 'group' || this.named(el) !== '');
    }
    return !SILENT.test(role) || isFocusable(el) || isEditableTop(el);
  }

  /** @param {Element} el @param {string} role @param {number} depth @param {string} [words] how it is called, when not by its name */
  emit(el, role, depth, words) {
    const row = this.row;
    this.row = null;
    if (this.lines.length >= this.limit && !((this.speaking || isUrgent(el, role)) && this.lines.length < this.limit + MAX_URGENT)) {
      this.more++;
      return;
    }
    const spoken = /^(alert|status|log)$/.test(role);
    let name = words ?? this.named(el);
    const said = !name;
    if (!name && (spoken || NAMED_BY_WORDS.test(role)) && this.mode !== 'full') name = (spoken && wordsBeside(el, [...el.querySelectorAll(ACTS)], this.named)) || wordsOf(el);
    this.lines.push({
      said, depth, role: role || el.localName, name: cut(name, TEXT_LIMIT), testid: testidOf(el, this.testids), id: refOf(el), row, more: null,
      states: statesOf(el, role), value: fieldValue(el), secret: isSecretField(el), href: role === 'link' ? el.getAttribute('href') : null,
    });
  }

  /** Words gathered so far become a line of their own. @param {number} depth */
  flush(depth) {
    const text = squash(this.words);
    this.words = '';
    if (text) this.push({ ...WORDS, depth, name: cut(text, TEXT_LIMIT) });
  }

  /** @param {Line} line */
  push(line) {
    if (this.lines.length >= this.limit) this.more++;
    else this.lines.push(line);
  }

  /** An element that holds nothing but words says them itself. @param {number} at */
  fold(at) {
    const own = this.lines[at];
    const only = this.lines[at + 1];
    if (!own || !only || this.lines.length !== at + 2 || only.id !== 0 || only.more) return;
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
  if (isInvalid(el)) states.push('invalid');
  return states;
}

/** @param {Element} el @param {string} role @returns {boolean} */
function isUrgent(el, role) {
  return SPEAKS.test(role) || isFocused(el) || isInvalid(el);
}

/** Said by its author, or by the browser once a person has been there. @param {Element} el @returns {boolean} */
function isInvalid(el) {
  return el.getAttribute('aria-invalid') === 'true' || el.matches('input:user-invalid,select:user-invalid,textarea:user-invalid');
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
function isAreaShown(el) {
  return el.localName === 'area' && isRendered(el);
}

/** @param {Element} el @returns {boolean} */
function isOptionShown(el) {
  return /^(option|optgroup)$/.test(el.localName) && !!el.closest('select')?.checkVisibility();
}

/** @param {Element} el @returns {string} */
function wordsOf(el) {
  return squash(el instanceof HTMLElement ? el.innerText : el.textContent);
}
