/** From a target to elements. Several locators of one target must all hold; texts match whole, with case, as written or as drawn. */
import { testidOf } from './facts.js';
import { KEYED, keyOf } from './keyed.js';
import { labelText, labelsOf, nameOf } from './names.js';
import { findByRef } from './refs.js';
import { givenTags } from './given.js';
import { roleOf } from './roles.js';
import { squash } from './text.js';
import { holds, listRoots, owns, queryAll, sortComposed } from './tree.js';
import { isRendered, topModal, whyInaccessible } from './visible.js';
import { findText } from './words.js';

/**
 * @typedef {object} Query
 * @property {number} [id] the document's own number behind a ref
 * @property {string} [testid] @property {string} [role] @property {string} [name] @property {string} [label]
 * @property {string} [placeholder] @property {string} [text] @property {string} [alt] @property {string} [title]
 * @property {string} [css] @property {Query} [within] @property {number} [nth]
 */

/** A css locator that is no selector. */
export class BadSelector extends Error {}

/** Tags that may have a role without saying so. @type {Record<string, string>} */
const TAGS = {
  article: 'article', banner: 'header', blockquote: 'blockquote', button: 'button,input', caption: 'caption', cell: 'td',
  checkbox: 'input', code: 'code', columnheader: 'th', combobox: 'select,input', complementary: 'aside',
  contentinfo: 'footer', definition: 'dd', deletion: 'del', dialog: 'dialog', document: 'html', emphasis: 'em',
  figure: 'figure', form: 'form', gridcell: 'td', group: 'address,details,fieldset,hgroup,optgroup', heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg', insertion: 'ins', link: 'a,area', list: 'ul,ol,menu', listbox: 'select,datalist', listitem: 'li',
  main: 'main', mark: 'mark', math: 'math', meter: 'meter', navigation: 'nav', option: 'option', paragraph: 'p',
  presentation: 'img', progressbar: 'progress', radio: 'input', region: 'section', row: 'tr',
  rowgroup: 'tbody,thead,tfoot', rowheader: 'th', search: 'search', searchbox: 'input', separator: 'hr', slider: 'input',
  spinbutton: 'input', status: 'output', strong: 'strong', subscript: 'sub', superscript: 'sup', table: 'table',
  term: 'dfn,dt', textbox: 'input,textarea', time: 'time',
};

/** @param {string} role @param {Document | Element} [top] @returns {Element[]} whether or not they are accessible */
export function queryRole(role, top = document) {
  const wanted = role === 'none' ? 'presentation' : role === 'image' ? 'img' : role;
  const css = ['[role]', TAGS[wanted], ...givenTags()].filter(Boolean).join(',');
  return queryAll(css, top).filter((el) => roleOf(el) === wanted);
}

/** @param {Query} query @param {string[]} testids @returns {Element[]} all matches in document order, `nth` applied */
export function findAll(query, testids) {
  if (query.id !== undefined) {
    const el = findByRef(query.id);
    return el ? [el] : [];
  }
  /** @type {Element[] | null} */ let scope = null;
  if (query.within) {
    scope = findAll(query.within, testids);
    if (!scope.length) return [];
  }
  let found = candidates(query, testids);
  if (scope) found = found.filter((el) => scope.some((outer) => outer !== el && owns(outer, el)));
  if (query.nth !== undefined) return found.slice(query.nth, query.nth + 1);
  return found;
}

/** @param {Query} query @param {string[]} testids @returns {Element[]} */
function candidates(query, testids) {
  /** @type {Element[] | null} */ let found = null;
  /** @param {Element[]} more */
  const narrow = (more) => {
    if (found === null) found = more;
    else {
      const also = new Set(more);
      found = found.filter((el) => also.has(el));
    }
  };
  if (query.css !== undefined) narrow(byCss(query.css));
  if (query.testid !== undefined) narrow(byTestid(query.testid, testids));
  if (query.role !== undefined) narrow(byRole(query.role, query.name));
  if (query.label !== undefined) narrow(preferRendered(byLabel(query.label)));
  if (query.placeholder !== undefined) narrow(preferRendered(byAttribute('placeholder', query.placeholder)));
  if (query.alt !== undefined) narrow(preferRendered(byAttribute('alt', query.alt)));
  if (query.title !== undefined) narrow(preferRendered(byAttribute('title', query.title)));
  if (query.text !== undefined) narrow(textMatches(query.text, found));
  return found ?? [];
}

/** @param {string} css @returns {Element[]} */
function byCss(css) {
  try {
    return queryAll(css);
  } catch {
    throw new BadSelector(css);
  }
}

/** @param {string} value @param {string[]} testids @returns {Element[]} */
function byTestid(value, testids) {
  const css = testids.map((attribute) => `[${attribute}=${CSS.escape(value)}]`).join(',');
  return queryAll(css).filter((el) => testidOf(el, testids) === value);
}

/** @param {string} role @param {string | undefined} name @returns {Element[]} */
function byRole(role, name) {
  const modal = topModal();
  const there = queryRole(role).filter((el) => !whyInaccessible(el, modal));
  if (name === undefined) return there;
  const wanted = squash(name);
  const names = there.map(nameOf);
  const exact = there.filter((_, at) => names[at] === wanted);
  if (exact.length) return exact;
  const drawn = there.filter((el, at) => names[at].toLowerCase() === wanted.toLowerCase() && wordsDrawn(el) === wanted);
  if (drawn.length) return drawn;
  if (KEYED.test(role)) return there.filter((el) => keyOf(el) === wanted);
  return there.filter((el) => [...(labelled(el)?.labels ?? [])].some((label) => labelText(label) === wanted));
}

/** @param {Element} el @returns {string} its words in the capitals that CSS writes them in */
function wordsDrawn(el) {
  return el instanceof HTMLElement ? squash(el.innerText) : '';
}

/** @param {Element} el @returns {HTMLInputElement | null} */
function labelled(el) {
  return 'labels' in el ? /** @type {HTMLInputElement} */ (el) : null;
}

/** @param {string} text @returns {Element[]} */
function byLabel(text) {
  const wanted = squash(text);
  const controls = queryAll('button,input,meter,output,progress,select,textarea,[role],[contenteditable],[aria-label],[aria-labelledby]');
  return controls.filter((el) => {
    if (labelsOf(el).includes(wanted)) return true;
    return [...(labelled(el)?.labels ?? [])].some((label) => squash(label.textContent) === wanted);
  });
}

/** @param {string} attribute @param {string} text @returns {Element[]} */
function byAttribute(attribute, text) {
  const wanted = squash(text);
  return queryAll(`[${attribute}]`).filter((el) => squash(el.getAttribute(attribute)) === wanted);
}

/** @param {string} text @param {Element[] | null} among @returns {Element[]} */
function textMatches(text, among) {
  const words = findText(squash(text));
  if (!among) return preferRendered(words);
  return among.filter((el) => words.some((inner) => holds(el, inner) || holds(inner, el)) && sameWords(el, squash(text)));
}

/** @param {Element} el @param {string} text @returns {boolean} */
function sameWords(el, text) {
  return squash(el.textContent) === text || (el instanceof HTMLElement && squash(el.innerText) === text) || nameOf(el) === text;
}

/** What is not rendered counts only while nothing rendered says the same. @param {Element[]} found @returns {Element[]} */
function preferRendered(found) {
  const seen = found.filter((el) => isRendered(el));
  return seen.length ? seen : found;
}

/** Elements that would match but are not there for people, with the reason. @param {Query} query @returns {{el: Element, why: string}[]} */
export function findHidden(query) {
  if (query.role === undefined) return [];
  const modal = topModal();
  const wanted = query.name === undefined ? null : squash(query.name);
  const out = [];
  for (const el of queryRole(query.role)) {
    const why = whyInaccessible(el, modal);
    if (why && (wanted === null || nameOf(el) === wanted || squash(el.textContent) === wanted || /** @type {any} */ (el).value === wanted)) {
      out.push({ el, why });
    }
  }
  return out;
}

/** @returns {number} roots below the document, open and handed-in ones */
export function countRoots() {
  return listRoots().length - 1;
}

export { sortComposed };
