/** Targets: the shortest way to say which element it is, by meaning, that holds for it alone in its frame.
 *
 * Test id, role with name, label, placeholder, alternative text, title, words, a stable selector; then the same within
 * something that can be named; then by place. Machine-made ids and class names never.
 */
import { isTextEntry, testidOf } from '../core/facts.js';
import { findAll } from '../core/find.js';
import { scopesOf, wordsOf } from '../core/fingerprint.js';
import { idOf } from '../core/forms.js';
import { labelsOf, nameOf } from '../core/names.js';
import { roleOf } from '../core/roles.js';
import { squash } from '../core/text.js';
import { isMachineMade, isProgramId, isVolatile, isVolatileTestid } from './machine.js';

/** @typedef {import('../core/find.js').Query} Query */
/** @typedef {{name: string, words: string}} Calm how an element was called before the pointer came */

const VAGUE = /^(presentation|generic|document|paragraph|rowgroup|definition|term|strong|emphasis|list|table|code|time|mark)?$/;
const NAME_LIMIT = 80;
const WORDS_LIMIT = 60;

/** `entered` says that the pointer is on it and that it may show more than it does without.
 * @param {Element} el @param {string[]} testids @param {Calm | null} calm @param {boolean} [entered] @returns {{target: Query, sure: boolean}} */
export function nameTarget(el, testids, calm = null, entered = false) {
  const plain = candidates(el, testids, calm);
  const own = entered && el.firstElementChild ? ownWords(el) : '';
  if (own) plain.splice(plain.findIndex((query) => query.text !== undefined || query.css !== undefined), 0, { text: own });
  for (const query of plain) {
    if (own && query.text !== undefined) {
      // without the pointer it shows its own words only: nobody may show just these now
      if (query.text === own && !findAll(query, testids).length) return { target: query, sure: true };
    } else if (isOnly(query, el, testids, calm)) return { target: query, sure: true };
  }
  const scopes = scopesOf(el, testids).filter((scope) => !isPoor(scope));
  for (const scope of scopes) {
    for (const query of plain) {
      const narrowed = { ...query, within: scope };
      if (isOnly(narrowed, el, testids, calm)) return { target: narrowed, sure: true };
    }
  }
  const css = cssPath(el, testids);
  if (css && isOnly({ css }, el, testids, null)) return { target: { css }, sure: false };
  for (const query of plain) {
    const nth = findAll(query, testids).indexOf(el);
    if (nth >= 0) return { target: { ...query, nth }, sure: false };
  }
  return { target: { css: fullPath(el) }, sure: false };
}

/** @param {Element} el @param {string[]} testids @param {Calm | null} calm @returns {Query[]} the best first */
function candidates(el, testids, calm) {
  /** @type {Query[]} */ const out = [];
  /** @type {Query[]} */ const poor = [];
  /** @param {Query} query @param {string} said */
  const add = (query, said) => (isVolatile(said) ? poor : out).push(query);
  const testid = testidOf(el, testids);
  if (testid && !isVolatileTestid(testid)) out.push({ testid });
  const role = roleOf(el);
  const typed = isTextEntry(el) && !(el instanceof HTMLInputElement || el instanceof HTMLTextAreaElement);
  const spoken = typed && !el.hasAttribute('aria-label') && !el.hasAttribute('aria-labelledby');
  const name = spoken ? '' : calm?.name ?? nameOf(el);
  if (!VAGUE.test(role) && name && name.length <= NAME_LIMIT) add({ role, name }, name);
  const label = labelsOf(el)[0];
  if (label && label.length <= NAME_LIMIT) add({ label }, label);
  for (const attribute of /** @type {const} */ (['placeholder', 'alt', 'title'])) {
    const value = el.getAttribute(attribute)?.trim();
    if (value && value.length <= NAME_LIMIT) add({ [attribute]: value }, value);
  }
  const words = typed || el.matches('html,body') ? '' : calm?.words ?? wordsOf(el, WORDS_LIMIT + 1);
  if (words && words.length <= WORDS_LIMIT && !(el instanceof HTMLInputElement)) add({ text: words }, words);
  if (idOf(el) && !isMachineMade(idOf(el))) out.push({ css: byId(idOf(el)) });
  const own = el.getAttribute('name');
  if (own && !isMachineMade(own)) out.push({ css: `${el.localName}[name="${quoted(own)}"]` });
  if (el.localName.includes('-') || el.matches('main,canvas,body,form,iframe,frame')) out.push({ css: el.localName });
  if (!VAGUE.test(role) && !name && !/^(listitem|row|cell|group)$/.test(role)) out.push({ role });
  if (testid && isVolatileTestid(testid) && !isProgramId(testid)) poor.push({ testid });
  return [...out, ...poor];
}

/** The words that stand directly in it. @param {Element} el @returns {string} */
function ownWords(el) {
  const own = squash([...el.childNodes].map((node) => (node instanceof Text ? node.data : '')).join(' '));
  return own.length <= WORDS_LIMIT && !isVolatile(own) ? own : '';
}

/** @param {Query} query @param {Element} el @param {string[]} testids @param {Calm | null} calm */
function isOnly(query, el, testids, calm) {
  const found = findAll(query, testids);
  if (found.length === 1) return found[0] === el;
  // by the name that it had before the pointer came it is not found now; nobody else may have it
  const was = calm && (query.name !== undefined || query.text !== undefined);
  return !!was && found.length === 0 && (calm.name !== nameOf(el) || calm.words !== wordsOf(el, WORDS_LIMIT + 1));
}

/** @param {import('../core/fingerprint.js').Scope} scope */
function isPoor(scope) {
  const said = scope.testid ?? scope.name ?? '';
  return isVolatile(said) || (scope.testid !== undefined && isVolatileTestid(scope.testid));
}

/** A selector from the nearest thing with a stable id or test id down to the element, by tag and place.
 * @param {Element} el @param {string[]} testids @returns {string} */
function cssPath(el, testids) {
  let path = '';
  for (let at = /** @type {Element | null} */ (el); at; at = at.parentElement) {
    const anchor = anchorOf(at, testids);
    if (anchor) return `${anchor}${path && ` > ${path}`}`;
    if (at.matches('body,html')) return path ? `${at.localName} > ${path}` : at.localName;
    path = `${stepOf(at)}${path && ` > ${path}`}`;
  }
  return path;
}

/** @param {Element} el @param {string[]} testids @returns {string} */
function anchorOf(el, testids) {
  if (idOf(el) && !isMachineMade(idOf(el))) return byId(idOf(el));
  for (const attribute of testids) {
    const value = el.getAttribute(attribute);
    if (value && !isVolatileTestid(value)) return `[${attribute}="${quoted(value)}"]`;
  }
  return '';
}

/** @param {Element} el @returns {string} tag, with its place when it has siblings of the kind */
function stepOf(el) {
  const alike = [...(el.parentNode?.children ?? [])].filter((other) => other.localName === el.localName);
  return alike.length > 1 ? `${el.localName}:nth-of-type(${alike.indexOf(el) + 1})` : el.localName;
}

/** @param {Element} el @returns {string} */
function fullPath(el) {
  let path = '';
  for (let at = /** @type {Element | null} */ (el); at; at = at.parentElement) path = `${stepOf(at)}${path && ` > ${path}`}`;
  return path;
}

/** @param {string} id @returns {string} */
function byId(id) {
  return /^[A-Za-z_-][A-Za-z0-9_-]*$/.test(id) ? `#${id}` : `[id="${quoted(id)}"]`;
}

/** @param {string} value @returns {string} as it may stand between double quotes of a selector */
function quoted(value) {
  return value.replace(/["\\]/g, '\\$&');
}
