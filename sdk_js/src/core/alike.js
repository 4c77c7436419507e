/** Siblings that are alike: rows of a table, items of a list, cards. A look tells the first of them and counts the rest.
 *
 * Alike are siblings of one tag and role whose children have the same tags and that hold the same controls. Nothing is
 * measured and no name is computed here: thousands of rows are told apart from others in a few milliseconds.
 */
import { deepActive } from './facts.js';
import { squash } from './text.js';
import { flatParent, shadowOf } from './tree.js';

/**
 * @typedef {object} Group
 * @property {Element[]} items @property {Set<Element>} shown @property {number} marked left out, but checked, selected or open
 * @property {boolean} acts whether an item holds a control @property {Map<Element, Element[]>} controls of each item
 */

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'summary', 'iframe', 'audio', 'video']);
const PARTS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'nav', 'main', 'form', 'dialog', 'fieldset', 'output', 'menu', 'progress', 'meter']);
const CONTROL_ROLE = /^(button|link|textbox|searchbox|combobox|checkbox|radio|switch|slider|spinbutton|option|menuitem|menuitemcheckbox|menuitemradio|tab|treeitem)$/;
const MARKS = ['aria-checked', 'aria-selected', 'aria-expanded', 'aria-pressed'];
const MAX_PARTS = 400;
const FEW = 2;
const WHOLE_ROWS = 3;
const MANY_ROWS = 5;
const WHOLE_LEAVES = 12;
const MANY_LEAVES = 15;
const EXTRA = 5;
const MAX_CONTROLS = 12;

/** What the last look found in an item, by item; what differs from it is new. @type {WeakMap<Element, string>} */
const told = new WeakMap();
/** Parents whose items were looked at. @type {WeakSet<Element>} */
const known = new WeakSet();

/** @typedef {{ shape: string, controls: Element[], urgent: boolean, marked: boolean }} Seen */

/** Sort the children of `parent` into groups of at least two.
 * @param {Element} parent @param {Iterable<Node>} children @param {[number, number] | null} rows @returns {Group[]} */
export function findAlike(parent, children, rows) {
  /** @type {Map<string, Element[]>} */ const kin = new Map();
  for (const child of children) {
    if (!(child instanceof Element)) continue;
    const key = `${child.localName}|${child.getAttribute('role') ?? ''}`;
    const list = kin.get(key);
    if (list) list.push(child);
    else kin.set(key, [child]);
  }
  /** @type {Group[]} */ const groups = [];
  const active = deepActive();
  for (const list of kin.values()) {
    if (list.length < FEW) continue;
    /** @type {Map<string, { item: Element, seen: Seen }[]>} */ const shapes = new Map();
    for (const item of list) {
      if (!item.checkVisibility({ visibilityProperty: true }) || item.getAttribute('aria-hidden') === 'true' || item.hasAttribute('inert')) continue;
      const seen = look(item, active);
      if (!seen) continue;
      const same = shapes.get(seen.shape);
      if (same) same.push({ item, seen });
      else shapes.set(seen.shape, [{ item, seen }]);
    }
    for (const same of shapes.values()) if (same.length >= FEW) groups.push(choose(same, known.has(parent), rows));
  }
  if (groups.length) known.add(parent);
  return groups;
}

/** @param {{ item: Element, seen: Seen }[]} same @param {boolean} wasLookedAt @param {[number, number] | null} rows @returns {Group} */
function choose(same, wasLookedAt, rows) {
  const items = same.map(({ item }) => item);
  const first = same[0].seen;
  const isLeaf = first.controls.length <= 1;
  const many = isLeaf ? MANY_LEAVES : MANY_ROWS;
  const whole = items.length <= many ? items.length : isLeaf ? WHOLE_LEAVES : WHOLE_ROWS;
  /** @type {Set<Element>} */ const shown = new Set();
  /** @type {Element[]} */ const fresh = [];
  for (const item of items) {
    const text = item.textContent ?? '';
    if (wasLookedAt && told.get(item) !== text) fresh.push(item);
    told.set(item, text);
  }
  const marked = same.filter(({ seen }) => seen.marked).map(({ item }) => item);
  if (rows) {
    for (const item of items.length > many ? items.slice(rows[0] - 1, rows[1]) : items) shown.add(item);
  } else {
    for (const item of items.slice(0, whole)) shown.add(item);
    const urgent = same.filter(({ seen }) => seen.urgent).map(({ item }) => item);
    for (const item of urgent.slice(0, EXTRA)) shown.add(item);
    if (fresh.length < items.length) for (const item of fresh.slice(0, EXTRA)) shown.add(item);
    if (marked.length * 2 <= items.length) for (const item of marked.slice(0, EXTRA)) shown.add(item);
  }
  return { items, shown, marked: marked.filter((item) => !shown.has(item)).length, acts: first.controls.length > 0, controls: new Map(same.filter(({ item }) => shown.has(item)).map(({ item, seen }) => [item, seen.controls])) };
}

/** @param {Element} item @param {Element | null} active @returns {Seen | null} null when it is too large for an item */
function look(item, active) {
  /** @type {Seen} */ const seen = { shape: '', controls: [], urgent: false, marked: false };
  for (const child of item.children) seen.shape += `${child.localName},`;
  seen.shape += '/';
  add(item, seen, active);
  return addBelow(item, seen, active) ? seen : null;
}

/** Add what stands below, through roots. @param {Element} top @param {Seen} seen @param {Element | null} active @returns {boolean} whether it is not too much */
function addBelow(top, seen, active) {
  /** @type {(Element | ShadowRoot)[]} */ const scopes = [top];
  let count = 0;
  for (let scope = scopes.pop(); scope; scope = scopes.pop()) {
    const own = scope instanceof Element ? shadowOf(scope) : null;
    if (own) scopes.push(own);
    const inner = scope instanceof Element ? scope.getElementsByTagName('*') : scope.querySelectorAll('*');
    if ((count += inner.length) > MAX_PARTS) return false;
    for (const el of inner) {
      add(el, seen, active);
      const root = shadowOf(el);
      if (root) scopes.push(root);
    }
  }
  return true;
}

/** @param {Element} el @param {Seen} seen @param {Element | null} active */
function add(el, seen, active) {
  const tag = el.localName;
  const role = el.getAttribute('role');
  const acts = isControl(el, tag, role);
  if (acts) seen.controls.push(el);
  if (acts || PARTS.has(tag) || role) seen.shape += `${tag}${role ?? ''}${tag === 'input' ? /** @type {HTMLInputElement} */ (el).type : ''},`;
  if (el === active || role === 'alert' || role === 'alertdialog' || el.getAttribute('aria-invalid') === 'true') seen.urgent = true;
  if (tag === 'input' && /** @type {HTMLInputElement} */ (el).checked) seen.marked = true;
  for (const mark of MARKS) if (el.getAttribute(mark) === 'true') seen.marked = true;
}

/** @param {Element} el @param {string} tag @param {string | null} role @returns {boolean} */
function isControl(el, tag, role) {
  if (tag === 'a') return el.hasAttribute('href');
  if (CONTROLS.has(tag)) return true;
  if (role && CONTROL_ROLE.test(role)) return true;
  return el.hasAttribute('tabindex') || el.hasAttribute('contenteditable');
}

/** The words of an item beside those of its controls, which say themselves; "" when only they speak.
 * @param {Element} item @param {Element[]} controls @param {(el: Element) => string} named @returns {string} */
export function wordsBeside(item, controls, named) {
  let words = squash(item instanceof HTMLElement ? item.innerText : item.textContent);
  for (const control of controls.slice(0, MAX_CONTROLS)) {
    if (control === item) return '';
    for (const own of [squash(control instanceof HTMLElement ? control.innerText : control.textContent), named(control)]) {
      if (own) words = without(words, own);
    }
  }
  return /[\p{L}\p{N}]/u.test(words) ? words : '';
}

/** @param {string} words @param {string} part @returns {string} the words without a part, whatever its case */
function without(words, part) {
  const low = words.toLowerCase();
  const wanted = part.toLowerCase();
  if (low.length !== words.length) return squash(words.replaceAll(part, ' '));
  let out = '';
  let from = 0;
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, from)) {
    out += `${words.slice(from, at)} `;
    from = at + part.length;
  }
  return squash(out + words.slice(from));
}

/** The names of the columns that an item of a table has its cells in. @param {Element} item @returns {string[]} */
export function columnsOf(item) {
  let table = /** @type {Element | null} */ (item);
  while (table && !table.matches('table,[role=table],[role=grid],[role=treegrid]')) table = flatParent(table);
  const heads = table?.querySelectorAll('thead th,[role=columnheader]');
  const named = [...(heads?.length ? heads : table?.querySelectorAll('tr:first-child th') ?? [])];
  return named.map((head) => squash(head.textContent)).filter(Boolean).slice(0, 16);
}
