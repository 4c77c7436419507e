/** Fields: what they can hold, and how they are made ready for typing. */
import { isTextEntry, valueOf } from './facts.js';
import { keyed } from './focus.js';
import { focusOn } from './forms.js';
import { findSpot } from './hit.js';
import { labelText } from './names.js';
import { squash } from './text.js';
import { isVisible } from './visible.js';

/** Types whose value is picked, not typed: no keyboard fills them the same way everywhere. */
const PICKED = /^(date|time|datetime-local|month|week|color|range)$/;

/** @param {Element} el @returns {boolean} */
export function isPicked(el) {
  return el instanceof HTMLInputElement && PICKED.test(el.type);
}

/** A field that catches the keys for what is drawn beside it, as code editors, terminals and sheets have one: it has the
 * focus and nobody sees it. What was typed counts there, what stands in it for a moment says nothing.
 * @param {Element} el @param {Element | null} [ours] what may lie over it all the same @returns {boolean} */
export function isCatcher(el, ours = null) {
  if (keyed() !== el) return false;
  if ('editContext' in el && el.editContext) return true;
  if (!isTextEntry(el) || isPicked(el)) return false;
  if (!isVisible(el)) return true;
  const box = el.getBoundingClientRect();
  if (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) return true; // put where no scrolling comes to
  const { point, cover } = findSpot(el);
  return !point && !!cover && cover !== ours;
}

/** Why a field of this type cannot hold `value`, or "". Checked on a twin, so that the field itself is not touched.
 * @param {Element} el @param {string} value @returns {string} */
export function whyInvalid(el, value) {
  if (!(el instanceof HTMLInputElement) || value === '') {
    return el instanceof HTMLInputElement && /^(color|range)$/.test(el.type) ? `a ${el.type} field cannot be empty` : '';
  }
  if (el.type !== 'number' && !isPicked(el)) return '';
  const twin = document.createElement('input');
  twin.type = el.type;
  for (const name of ['min', 'max', 'step']) if (el.hasAttribute(name)) twin.setAttribute(name, el.getAttribute(name) ?? '');
  twin.value = value;
  if (el.type === 'color') return /^#[0-9a-f]{6}$/i.test(value) ? '' : 'a color field takes #rrggbb';
  if (twin.value === value || (el.type === 'range' && twin.value !== '' && Number(twin.value) === Number(value))) return '';
  if (el.type === 'number') return Number.isNaN(Number(value)) || value.trim() === '' || twin.value === '' ? 'a number field takes digits with a point, such as 1.5' : '';
  if (el.type === 'range') return `a range field from ${el.min || '0'} to ${el.max || '100'} in steps of ${el.step || '1'} does not have it`;
  const forms = { date: '2026-11-30', time: '23:59', 'datetime-local': '2026-11-30T23:59', month: '2026-11', week: '2026-W48' };
  return twin.value ? '' : `no such ${el.type === 'datetime-local' ? 'moment' : el.type}: it takes ${forms[/** @type {keyof typeof forms} */ (el.type)]}`;
}

/** Give a picked field its value and say so as the browser does when somebody picks. @param {HTMLInputElement} el @param {string} value */
export function setPicked(el, value) {
  el.focus({ preventScroll: true });
  if (el.value === value) return;
  el.value = value;
  el.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  el.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Put the caret into a field: everything selected to replace, or at the end to append.
 * @param {Element} el @param {'all' | 'end'} caret @returns {boolean} whether it holds the focus now */
export function enter(el, caret) {
  const field = /** @type {HTMLElement} */ (el);
  focusOn(field);
  if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) {
    if (caret === 'all') el.select();
    else {
      try {
        el.setSelectionRange(el.value.length, el.value.length);
      } catch {
        getSelection()?.modify('move', 'forward', 'documentboundary'); // number and email fields have no caret to set
      }
    }
  } else if (field.isContentEditable && !(caret === 'end' && isAtEnd(field))) {
    const range = document.createRange();
    range.selectNodeContents(field);
    if (caret === 'end') range.collapse(false);
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
  }
  const root = /** @type {Document | ShadowRoot} */ (el.getRootNode());
  return root.activeElement === el || !isTextEntry(el);
}

/** Tell whether the caret stands behind everything. Setting it anew would undo the style that was chosen for what is
 * written next. @param {HTMLElement} field @returns {boolean} */
function isAtEnd(field) {
  const selection = getSelection();
  const at = selection?.isCollapsed ? selection.anchorNode : null;
  if (!selection || !at || !field.contains(at)) return false;
  const rest = document.createRange();
  rest.selectNodeContents(field);
  rest.setStart(at, selection.anchorOffset);
  return rest.toString() === '';
}

/** @param {HTMLOptionElement} option @returns {string} */
function optionLabel(option) {
  return squash(option.label || option.text);
}

/**
 * Find the options that a person means.
 * @param {HTMLSelectElement} select @param {{value?: string | null, values?: string[] | null, label?: string | null, index?: number | null}} want
 * @returns {{options: HTMLOptionElement[], refused: {kind: string, what: string} | null}}
 */
export function findOptions(select, want) {
  const all = [...select.options];
  /** @type {HTMLOptionElement[]} */ const picked = [];
  /** @param {string} said @param {boolean} byLabel */
  const pick = (said, byLabel) => {
    const values = byLabel ? [] : all.filter((option) => option.value === said);
    const found = values.length ? values : all.filter((option) => optionLabel(option) === squash(said));
    if (found.length > 1) return { kind: 'invalid_value', what: `${found.length} options are called "${said}" (values ${found.map((option) => `"${option.value}"`).join(', ')}): say which by value or index` };
    if (!found.length) return { kind: 'invalid_value', what: `no option "${said}" (options: ${all.slice(0, 12).map((option) => `"${optionLabel(option)}"`).join(', ')})` };
    picked.push(found[0]);
    return null;
  };
  /** @type {{kind: string, what: string} | null} */ let refused = null;
  if (want.index !== undefined && want.index !== null) {
    if (all[want.index]) picked.push(all[want.index]);
    else refused = { kind: 'invalid_value', what: `no option number ${want.index}: there are ${all.length}` };
  } else if (want.values) {
    if (!select.multiple && want.values.length !== 1) refused = { kind: 'invalid_value', what: `it takes one value, not ${want.values.length}` };
    for (const value of want.values) refused ??= pick(value, false);
  } else refused = pick(want.label ?? want.value ?? '', want.label !== undefined && want.label !== null);
  if (refused) return { options: [], refused };
  const off = picked.find((option) => option.matches(':disabled'));
  if (off) return { options: [], refused: { kind: 'disabled', what: `option "${optionLabel(off)}" is disabled` } };
  const unseen = picked.find((option) => [option, option.closest('optgroup')].some((at) => at && getComputedStyle(at).display === 'none'));
  if (unseen) return { options: [], refused: { kind: 'hidden', what: `option "${optionLabel(unseen)}" is hidden` } };
  return { options: picked, refused: null };
}

/** @param {HTMLSelectElement} select @param {HTMLOptionElement[]} options @returns {boolean} whether anything changed */
export function choose(select, options) {
  select.focus({ preventScroll: true });
  const before = valueOf(select);
  const index = select.selectedIndex;
  if (select.multiple) for (const option of select.options) option.selected = options.includes(option);
  else options[0].selected = true;
  if (valueOf(select) === before && select.selectedIndex === index) return false;
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

export { labelText };
