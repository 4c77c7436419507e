/** Names: the W3C computation, and the texts of labels. */
import { CONTENT_ROLES } from 'virtual:aria';
import { computeAccessibleName } from 'dom-accessibility-api';
import { documentTitle, idOf } from './forms.js';
import { givenName, givenRole } from './given.js';
import { referredBy } from './references.js';
import { roleOf } from './roles.js';
import { cut, squash } from './text.js';
import { flatParent, shownChildren } from './tree.js';

/** Doors of the library (scripts/names.mjs) beside its own options. */
const DOORS = /** @type {object} */ ({
  computedStyleSupportsPseudoElements: true,
  /** Readings above words are no words of their own, nor are the branches below an item of a tree.
   * @param {Node} node @returns {Node[]} */
  childrenOf: (node) => shownChildren(node).filter((child) => !(child instanceof Element) || !(/^r[tp]$/.test(child.localName) || isBranch(child))),
  isUnseen: (/** @type {Element} */ label) => label.closest('[aria-hidden=true]') !== null || !label.checkVisibility({ visibilityProperty: true }),

  /** @param {Node} node @returns {boolean} whether nothing in it is said */
  isOpaque: (node) => node instanceof Element && /^(img|separator)$/.test(roleOf(node) ?? '') && (node.localName !== 'svg' || node.hasAttribute('role')),

  isWithoutValue: (/** @type {Element} */ el) => !['aria-valuetext', 'aria-valuenow', 'value'].some((name) => el.hasAttribute(name)),

  /** Blocks, line breaks and pictures part the words around them; what is not drawn parts nothing.
   * @param {Node} child @param {string} display @param {string} said @returns {boolean} */
  parts(child, display, said) {
    if (!(child instanceof Element) || display === 'none' || (display === 'contents' && !said.trim())) return false;
    return !/^(inline|ruby)$/.test(display) || /^(br|wbr|img|svg)$/.test(child.localName);
  },

  /** What CSS writes: strings, or the alternative that stands behind a slash; apart from the words where it is a block.
   * @param {CSSStyleDeclaration} style @returns {string} */
  writtenBy(style) {
    const content = style.getPropertyValue('content');
    if (!content.includes('"') || style.visibility !== 'visible') return '';
    const gap = style.display === 'inline' && !content.includes('url(') ? '' : ' ';
    /** @type {string[]} */ const parts = content.match(/"(?:[^"\\]|\\.)*"|\/|[^"/]+/g) ?? [];
    return gap + parts.slice(parts.lastIndexOf('/') + 1).filter((part) => part.startsWith('"')).map((part) => part.slice(1, -1).replace(/\\(.)/g, '$1')).join('') + gap;
  },
});

/** @param {Element} el @returns {boolean} */
function isBranch(el) {
  if (el.getAttribute('role') !== 'group') return false;
  for (let at = flatParent(el); at; at = flatParent(at)) {
    const role = at.getAttribute('role') ?? givenRole(at);
    if (role === 'treeitem') return true;
    if (role) return false;
  }
  return false;
}

/** @param {Element} el @returns {string} */
export function nameOf(el) {
  try {
    if (el === document.documentElement) return squash(documentTitle());
    if (el.localName === 'caption' && !isCalled(el)) return ''; // its words name the table
    if (!roleOf(el) && el.localName !== 'summary') return writtenName(el);
    if (el.localName === 'area') return areaName(el); // the library takes it for unseen: it has no box of its own
    return squash(computeAccessibleName(el, DOORS)) || otherName(el);
  } catch {
    return '';
  }
}

/** @param {Element} el @returns {boolean} whether its author wrote a name or a role for it */
function isCalled(el) {
  return el.hasAttribute('role') || el.hasAttribute('aria-label') || el.hasAttribute('aria-labelledby');
}

/** What its author wrote for an element without a role: ARIA gives it no name, Chromium tells it all the same.
 * @param {Element} el @returns {string} */
function writtenName(el) {
  const pointed = squash(referredBy(el, 'aria-labelledby').map((other) => other.textContent ?? '').join(' '));
  return pointed || squash(el.getAttribute('aria-label') ?? (el.localName === 'iframe' ? el.getAttribute('title') : '') ?? '');
}

/** @param {Element} el a part of a picture @returns {string} */
function areaName(el) {
  const pointed = squash(referredBy(el, 'aria-labelledby').map((other) => other.textContent ?? '').join(' '));
  return pointed || squash(el.getAttribute('aria-label') || el.getAttribute('alt') || el.getAttribute('title') || '');
}

/** What Chromium takes for a name and the library does not: placeholders, and the words of an element whose role is not
 * the first that its author wrote. @param {Element} el @returns {string} */
function otherName(el) {
  if (el.hasAttribute('aria-labelledby') && !el.hasAttribute('placeholder')) return '';
  const said = el.getAttribute('placeholder') ?? el.getAttribute('aria-placeholder');
  if (said) return squash(said);
  const own = givenRole(el);
  if (own) return (CONTENT_ROLES.has(own) && squash(/** @type {HTMLElement} */ (el).innerText)) || givenName(el);
  const written = (el.getAttribute('role') ?? '').trim();
  return /\s/.test(written) && CONTENT_ROLES.has(roleOf(el)) ? squash(/** @type {HTMLElement} */ (el).innerText) : '';
}

/** The words of a label without the controls that stand inside it. @param {Element} label @returns {string} */
export function labelText(label) {
  let text = '';
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches('button,input,select,textarea,script,style')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) text += node.data;
  return squash(text);
}

/** Everything that labels a control: label elements, aria-label, the elements that aria-labelledby points to.
 * @param {Element} el @returns {string[]} */
export function labelsOf(el) {
  /** @type {string[]} */ const out = [];
  const labels = 'labels' in el ? /** @type {HTMLInputElement} */ (el).labels : null;
  for (const label of labels ?? []) out.push(labelText(label));
  const said = el.getAttribute('aria-label');
  if (said) out.push(squash(said));
  const parts = referredBy(el, 'aria-labelledby').map((other) => squash(other.textContent));
  out.push(squash(parts.join(' ')), ...parts);
  return out.filter(Boolean);
}

/** How people would call it: `button "Pay now"`, else tag with id. @param {Element} el @returns {string} */
export function describe(el) {
  const role = roleOf(el);
  const name = role ? nameOf(el) : '';
  if (role && name) return `${role} "${cut(name, 60)}"`;
  const tag = el.localName + (idOf(el) ? `#${idOf(el)}` : '');
  const text = el.matches('html,body') ? '' : cut(squash(el.textContent), 40);
  if (role && role !== 'presentation' && !/^(document|paragraph)$/.test(role)) return idOf(el) ? `${role} (${tag})` : role;
  return text ? `${tag} "${text}"` : tag;
}

/** Cheap enough for every animation: tag, id or test id. @param {Element} el @param {string[]} testids @returns {string} */
export function shortName(el, testids) {
  for (const attribute of testids) {
    const value = el.getAttribute(attribute);
    if (value) return value;
  }
  return el.localName + (idOf(el) ? `#${idOf(el)}` : '');
}
