/** What the outside is told of one element. */
import { listAttributes } from './forms.js';
import { describe, nameOf } from './names.js';
import { refOf } from './refs.js';
import { roleOf } from './roles.js';
import { cut, squash } from './text.js';
import { isDisabled, isInViewport, isRendered, isVisible } from './visible.js';
import { flatParent, shadowOf } from './tree.js';
import { ownWords, sameLetters } from './words.js';

const TEXT_LIMIT = 2000;

/** @param {Element} el @param {string[]} testids @returns {string | null} */
export function testidOf(el, testids) {
  for (const attribute of testids) {
    const value = el.getAttribute(attribute);
    if (value !== null) return value;
  }
  return null;
}

/** Password fields, and those that say they take a card's code or a one-time code.
 * @param {Element} el @returns {boolean} */
export function isSecretField(el) {
  if (!(el instanceof HTMLInputElement)) return false;
  return el.type === 'password' || /(^|[\s])(current-password|new-password|one-time-code|cc-csc|cc-number)($|\s)/.test(el.autocomplete);
}

/** @param {Element} el @returns {boolean} */
export function isTextEntry(el) {
  if (el instanceof HTMLTextAreaElement) return true;
  if (el instanceof HTMLInputElement) return !/^(button|checkbox|file|hidden|image|radio|reset|submit)$/.test(el.type);
  return el instanceof HTMLElement && el.isContentEditable;
}

/** @param {Element} el @returns {boolean} */
export function isEditable(el) {
  if (isDisabled(el)) return false;
  if (el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement) {
    return isTextEntry(el) && !el.readOnly && el.getAttribute('aria-readonly') !== 'true';
  }
  if (el instanceof HTMLSelectElement) return true;
  return el instanceof HTMLElement && el.isContentEditable;
}

/** @param {Element} el @returns {string | null} the value of a field as the page's model would read it */
export function valueOf(el) {
  if (el instanceof HTMLSelectElement) {
    return el.multiple ? [...el.selectedOptions].map((option) => option.value).join(',') : el.value;
  }
  if (el instanceof HTMLInputElement) {
    return el.type === 'file' ? [...(el.files ?? [])].map((file) => file.name).join(',') : el.value;
  }
  if (el instanceof HTMLTextAreaElement || el instanceof HTMLButtonElement || el instanceof HTMLOptionElement) return el.value;
  if (el instanceof HTMLProgressElement || el instanceof HTMLMeterElement) return String(el.value);
  if (el instanceof HTMLElement && el.isContentEditable) return el.innerText.replace(/\n$/, '');
  return el.getAttribute('aria-valuetext') ?? el.getAttribute('aria-valuenow');
}

/** @param {Element} el @returns {boolean | null} */
export function checkedOf(el) {
  if (el instanceof HTMLInputElement && /^(checkbox|radio)$/.test(el.type)) return el.checked;
  if (!/^(checkbox|radio|switch|menuitemcheckbox|menuitemradio|option|treeitem)$/.test(roleOf(el))) return null;
  const said = el.getAttribute('aria-checked');
  return said === null ? null : said === 'true';
}

/** @param {Element} el @returns {boolean | null} */
export function expandedOf(el) {
  const said = el.getAttribute('aria-expanded');
  if (said !== null) return said === 'true';
  if (el instanceof HTMLDetailsElement) return el.open;
  if (el.localName === 'summary' && el.parentElement instanceof HTMLDetailsElement) return el.parentElement.open;
  const popover = 'popoverTargetElement' in el ? /** @type {HTMLButtonElement} */ (el).popoverTargetElement : null;
  return popover ? popover.matches(':popover-open') : null;
}

/** @param {Element} el @returns {boolean | null} */
export function selectedOf(el) {
  if (el instanceof HTMLOptionElement) return el.selected;
  const said = el.getAttribute('aria-selected');
  return said === null ? null : said === 'true';
}

/** @param {Element} el @returns {boolean} */
export function isFocused(el) {
  return deepActive() === el;
}

/** The focused element through shadow roots, or null when it is the body. @returns {Element | null} */
export function deepActive() {
  let active = document.activeElement;
  for (let root = active && shadowOf(active); root?.activeElement; root = shadowOf(active)) {
    active = root.activeElement;
    if (!active) break;
  }
  return active && !active.matches('body,html') ? active : null;
}

/** The words that stand in an element, as seen. @param {Element} el @returns {string} */
export function seenText(el) {
  if (el instanceof HTMLInputElement) return /^(button|submit|reset)$/.test(el.type) ? squash(el.value) : '';
  if (el instanceof HTMLTextAreaElement || el instanceof HTMLSelectElement) return '';
  if (!isRendered(el)) return squash(el.textContent);
  const root = shadowOf(el);
  if (!root) return squash(el instanceof HTMLElement ? el.innerText : el.textContent);
  let text = '';
  for (const node of root.childNodes) {
    if (node instanceof HTMLSlotElement) text += node.assignedNodes({ flatten: true }).map(nodeText).join('');
    else if (node instanceof Element && !node.matches('style,script')) text += ` ${slotText(node)} `;
    else if (node instanceof Text) text += node.data;
  }
  return squash(text);
}

/** The same words in the letters of the source where CSS writes them in others. @param {Element} el @param {string} seen @returns {string} */
function writtenText(el, seen) {
  if (squash(el.textContent) === seen) return seen;
  const words = ownWords(el);
  return sameLetters(words, seen) ? words : seen;
}

/** @param {Node} node @returns {string} */
function nodeText(node) {
  return node instanceof Element ? seenText(node) : node.textContent ?? '';
}

/** @param {Element} el @returns {string} */
function slotText(el) {
  if (shadowOf(el)) return seenText(el);
  let text = '';
  for (const node of el instanceof HTMLSlotElement && el.assignedNodes().length ? el.assignedNodes({ flatten: true }) : el.childNodes) {
    if (node instanceof Text) text += node.data;
    else if (node instanceof Element && !node.matches('style,script') && isRendered(node)) text += slotText(node);
  }
  return text;
}

/** Attributes that a predicate may ask for; the live value of a secret field never leaves by this door.
 * @param {Element} el @returns {Record<string, string>} */
function attributesOf(el) {
  /** @type {Record<string, string>} */ const out = {};
  for (const attribute of listAttributes(el)) {
    if (attribute.name === 'value' && isSecretField(el)) continue;
    out[attribute.name] = cut(attribute.value, TEXT_LIMIT);
  }
  return out;
}

/** The short form, for the list of an ambiguity or a found target. @param {Element} el @param {string[]} testids */
export function identity(el, testids) {
  const role = roleOf(el);
  return {
    id: refOf(el),
    describe: describe(el),
    role: role || null,
    name: nameOf(el) || null,
    testid: testidOf(el, testids),
    tag: el.localName,
    type: el instanceof HTMLInputElement ? el.type : null,
    secret: isSecretField(el),
    editable: isEditable(el),
    visible: isVisible(el),
    closedOption: el instanceof HTMLOptionElement && isInClosedSelect(el),
    where: whereIs(el),
  };
}

/** @param {HTMLOptionElement} el @returns {boolean} */
function isInClosedSelect(el) {
  const select = el.closest('select');
  return !!select && !select.multiple && select.size <= 1;
}

/** The nearest region that has a name or a role people know. @param {Element} el @returns {string} */
function whereIs(el) {
  for (let at = flatParent(el); at; at = flatParent(at)) {
    const role = roleOf(at);
    if (/^(dialog|alertdialog|form|main|navigation|banner|contentinfo|complementary|region|search|row|listitem|article)$/.test(role)) {
      const name = role === 'row' || role === 'listitem' ? cut(squash(at.textContent), 40) : nameOf(at);
      return name ? `${role} "${cut(name, 40)}"` : role;
    }
  }
  return '';
}

/** The long form, for predicates. @param {Element} el @param {string[]} testids */
export function facts(el, testids) {
  const secret = isSecretField(el);
  const text = seenText(el);
  return {
    ...identity(el, testids),
    enabled: !isDisabled(el),
    checked: checkedOf(el),
    expanded: expandedOf(el),
    focused: isFocused(el),
    selected: selectedOf(el),
    inViewport: isInViewport(el),
    text: cut(text, TEXT_LIMIT),
    written: cut(writtenText(el, text), TEXT_LIMIT),
    value: valueOf(el)?.slice(0, 100_000) ?? null,
    secret,
    attributes: attributesOf(el),
  };
}
