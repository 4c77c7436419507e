/** ARIA roles: what the author wrote when it counts, else what HTML gives (HTML-AAM). */
import { GLOBAL_ARIA, LEAF_ROLES, ROLE_NAMES } from 'virtual:aria';
import { idOf } from './forms.js';
import { givenRole } from './given.js';
import { flatParent } from './tree.js';

/** @type {Record<string, string>} */
const PLAIN = {
  address: 'group', article: 'article', blockquote: 'blockquote', button: 'button', caption: 'caption', code: 'code', datalist: 'listbox',
  dd: 'definition', del: 'deletion', details: 'group', dfn: 'term', dialog: 'dialog', dt: 'term', em: 'emphasis',
  fieldset: 'group', figure: 'figure', form: 'form', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading',
  h5: 'heading', h6: 'heading', hgroup: 'group', hr: 'separator', html: 'document', ins: 'insertion', main: 'main', mark: 'mark',
  math: 'math', menu: 'list', meter: 'meter', nav: 'navigation', ol: 'list', optgroup: 'group', option: 'option',
  output: 'status', p: 'paragraph', progress: 'progressbar', search: 'search', strong: 'strong', sub: 'subscript',
  sup: 'superscript', svg: 'img', table: 'table', tbody: 'rowgroup', textarea: 'textbox', tfoot: 'rowgroup',
  thead: 'rowgroup', time: 'time', ul: 'list',
};

/** @type {Record<string, string>} */
const INPUT = {
  button: 'button', submit: 'button', reset: 'button', image: 'button', file: 'button', checkbox: 'checkbox',
  radio: 'radio', range: 'slider', number: 'spinbutton', search: 'searchbox', hidden: '',
};

const SECTIONING = 'article,aside,main,nav,section,[role=article],[role=complementary],[role=main],[role=navigation],[role=region]';

/** Boxes that hold lines of text. */
const FLOWS = /^(block|inline-block|flow-root|list-item|table-cell)$/;

/** @param {Element} el @returns {string} the role, or "" for none */
export function roleOf(el) {
  const written = el.getAttribute('role');
  if (written !== null) {
    for (const word of written.toLowerCase().split(/\s+/)) {
      if (!ROLE_NAMES.has(word)) continue;
      if ((word === 'none' || word === 'presentation') && keepsMeaning(el)) break;
      return word === 'none' ? 'presentation' : word === 'image' ? 'img' : word;
    }
  }
  return implicitRole(el);
}

/** Presentational children (ARIA 1.2, 5.2.8): nothing below a button has a role of its own.
 * @param {Element} el @returns {boolean} */
export function isInsideLeaf(el) {
  for (let at = flatParent(el); at; at = flatParent(at)) {
    if (at.localName === 'body') return false;
    const role = roleOf(at);
    if (role === 'button' || (role && LEAF_ROLES.has(role))) return true;
  }
  return false;
}

/** A presentational role does not count on what can take focus or carries global ARIA (ARIA 1.2, conflict resolution).
 * @param {Element} el @returns {boolean} */
export function keepsMeaning(el) {
  return isFocusable(el) || GLOBAL_ARIA.some((name) => name !== 'aria-hidden' && el.hasAttribute(name));
}

/** @param {Element} el @returns {boolean} */
export function isFocusable(el) {
  if (el.hasAttribute('tabindex') && !Number.isNaN(Number.parseInt(el.getAttribute('tabindex') ?? '', 10))) return true;
  if (el.matches('a[href],area[href],iframe,summary,audio[controls],video[controls]')) return true;
  if (el instanceof HTMLElement && el.isContentEditable && !el.parentElement?.isContentEditable) return true;
  return el.matches('button,input:not([type=hidden]),select,textarea') && !el.matches(':disabled');
}

/** @param {Element} el @returns {string} */
function implicitRole(el) {
  const tag = el.localName;
  switch (tag) {
    case 'a':
    case 'area':
      return el.hasAttribute('href') ? 'link' : '';
    case 'input':
      return inputRole(/** @type {HTMLInputElement} */ (el));
    case 'select':
      return /** @type {HTMLSelectElement} */ (el).multiple || /** @type {HTMLSelectElement} */ (el).size > 1 ? 'listbox' : 'combobox';
    case 'img':
      return el.getAttribute('alt') === '' && !el.hasAttribute('aria-label') && !el.hasAttribute('title') ? 'presentation' : 'img';
    case 'header':
    case 'footer':
      return isInSection(el) ? '' : tag === 'header' ? 'banner' : 'contentinfo';
    case 'aside':
      return el.parentElement?.closest('article,aside,nav,section') && !isNamed(el) ? '' : 'complementary';
    case 'section':
      return isNamed(el) ? 'region' : '';
    case 'form':
      return 'form';
    case 'li':
      return el.parentElement && /^(list|presentation)$/.test(roleOf(el.parentElement)) ? partOf(el.parentElement, 'listitem') : '';
    case 'td':
    case 'th':
    case 'tr':
      return tablePart(el);
    case 'p':
    case 'address':
      // Chromium knows them by their layout: an empty one, and one that is drawn as a row of boxes, is a bare box
      return (el.hasChildNodes() || idOf(el)) && FLOWS.test(getComputedStyle(el).display) ? PLAIN[tag] : '';
    case 'tbody':
    case 'thead':
    case 'tfoot': {
      const table = el.closest('table');
      return table && roleOf(table) === 'presentation' ? '' : 'rowgroup';
    }
    default:
      return PLAIN[tag] ?? givenRole(el);
  }
}

/** @param {Element} el @returns {boolean} whether a part of the page holds it, in the tree that is shown */
function isInSection(el) {
  for (let at = flatParent(el); at; at = flatParent(at)) if (at.matches(SECTIONING)) return true;
  return false;
}

/** @param {Element} owner @param {string} role @returns {string} */
function partOf(owner, role) {
  return roleOf(owner) === 'presentation' ? '' : role;
}

/** @param {Element} el @returns {boolean} */
function isNamed(el) {
  return el.hasAttribute('aria-label') || el.hasAttribute('aria-labelledby') || el.hasAttribute('title');
}

/** @param {HTMLInputElement} el @returns {string} */
function inputRole(el) {
  const known = INPUT[el.type];
  if (el.list && /^(text|search|tel|url|email)$/.test(el.type)) return 'combobox';
  return known ?? 'textbox';
}

/** @param {Element} el @returns {string} */
function tablePart(el) {
  const table = el.closest('table');
  const owner = table ? roleOf(table) : '';
  if (!/^(table|grid|treegrid)$/.test(owner)) return '';
  if (el.localName === 'tr') return 'row';
  const cell = owner === 'table' ? 'cell' : 'gridcell';
  if (el.localName === 'td') return cell;
  const scope = el.getAttribute('scope');
  if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
  if (scope === 'col' || scope === 'colgroup') return 'columnheader';
  const row = el.parentElement;
  const alone = row && [...row.children].every((cellOf) => cellOf.localName === 'th');
  return alone || el.closest('thead') ? 'columnheader' : row?.firstElementChild === el ? 'rowheader' : 'columnheader';
}
