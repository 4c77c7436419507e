/** What is near when a target matches nothing: it teaches what to write instead. */
import { testidOf } from './facts.js';
import { findHidden, queryRole } from './find.js';
import { describe, labelsOf, nameOf } from './names.js';
import { roleOf } from './roles.js';
import { cut, likeness, squash } from './text.js';
import { listRoots, queryAll } from './tree.js';
import { isRendered, topModal, whyInaccessible } from './visible.js';

const KEPT = 12;
const SCANNED = 400;

/** @param {import('./find.js').Query} query @param {string[]} testids */
export function explainMiss(query, testids) {
  const modal = topModal();
  return {
    route: location.pathname + location.search + location.hash,
    hidden: findHidden(query).slice(0, 3).map(({ el, why }) => ({ describe: describeHidden(el), why })),
    names: query.role === undefined ? [] : rank(namesOf(query.role, modal), query.name ?? ''),
    testids: rank(listTestids(testids), query.testid ?? ''),
    labels: query.label === undefined ? [] : rank(listLabels(), query.label),
    texts: query.text === undefined ? [] : rank(listTexts(), query.text),
    placeholders: query.placeholder === undefined ? [] : rank(attributeValues('placeholder'), query.placeholder),
    titles: query.title === undefined ? [] : rank(attributeValues('title'), query.title),
    alts: query.alt === undefined ? [] : rank(attributeValues('alt'), query.alt),
    regions: listRegions(),
    modal: modal ? describe(modal) : null,
    unseenRoots: countUnreachable(),
  };
}

/** What is hidden has no name of its own; its words say what it would be called. @param {Element} el @returns {string} */
function describeHidden(el) {
  const words = cut(squash(el.getAttribute('aria-label') ?? (el instanceof HTMLInputElement ? el.value : el.textContent)), 60);
  return nameOf(el) || !words ? describe(el) : `${roleOf(el)} "${words}"`;
}

/** @param {Iterable<string>} words @param {string} wanted @returns {string[]} the most alike first */
function rank(words, wanted) {
  const unique = [...new Set(words)].filter(Boolean);
  if (wanted) unique.sort((a, b) => likeness(b, wanted) - likeness(a, wanted));
  return unique.slice(0, KEPT).map((word) => cut(word, 80));
}

/** @param {string} role @param {Element | null} modal @returns {string[]} */
function namesOf(role, modal) {
  return queryRole(role).slice(0, SCANNED).filter((el) => !whyInaccessible(el, modal)).map(nameOf);
}

/** @param {string[]} testids @returns {string[]} */
function listTestids(testids) {
  const css = testids.map((attribute) => `[${attribute}]`).join(',');
  return queryAll(css).slice(0, 2000).map((el) => testidOf(el, testids) ?? '');
}

/** @returns {string[]} */
function listLabels() {
  return queryAll('input,select,textarea,button,[aria-label],[aria-labelledby]').slice(0, SCANNED).flatMap(labelsOf);
}

/** @param {string} attribute @returns {string[]} */
function attributeValues(attribute) {
  return queryAll(`[${attribute}]`).slice(0, SCANNED).map((el) => squash(el.getAttribute(attribute)));
}

/** Short texts on the page, one for each text node that is seen. @returns {string[]} */
export function listTexts() {
  /** @type {string[]} */ const out = [];
  for (const root of listRoots()) {
    const walker = document.createTreeWalker(root instanceof Document ? root.body ?? root : root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && out.length < SCANNED; node = walker.nextNode()) {
      const text = squash(/** @type {Text} */ (node).data);
      const holder = node.parentElement;
      if (text && text.length <= 200 && holder && !holder.matches('script,style,noscript') && isRendered(holder)) out.push(text);
    }
  }
  return out;
}

/** The text that is most like `wanted`, for "found instead". @param {string} wanted @returns {string} */
export function nearestText(wanted) {
  let best = '';
  let score = 0.25;
  for (const text of listTexts()) {
    const alike = likeness(text, wanted);
    if (alike > score) [best, score] = [text, alike];
  }
  return cut(best, 120);
}

/** @returns {string[]} */
function listRegions() {
  const css = 'main,nav,header,footer,aside,form,dialog[open],[role=dialog],[role=alertdialog],[role=main],[role=region],[role=navigation],[role=search],[role=form],section[aria-label],section[aria-labelledby]';
  return [...new Set(queryAll(css).filter((el) => isRendered(el)).slice(0, KEPT).map(describe))];
}

/** @returns {number} custom elements whose inside nobody has shown us */
function countUnreachable() {
  let count = 0;
  for (const root of listRoots()) {
    for (const el of root.querySelectorAll(':not(:defined)')) if (el.localName.includes('-')) count++;
  }
  return count;
}
