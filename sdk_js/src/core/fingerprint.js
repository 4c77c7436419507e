/** What healing needs to know of an element: everything by which a person would find it again, in one pass.
 *
 * No user data: what stands in a field or an editable region is never read. Absent means unknown.
 */
import { isSecretField, testidOf } from './facts.js';
import { idOf, listAttributes } from './forms.js';
import { KEYED, keyOf } from './keyed.js';
import { labelsOf, nameOf } from './names.js';
import { Surroundings } from './near.js';
import { roleOf } from './roles.js';
import { cut, squash } from './text.js';
import { flatParent } from './tree.js';

const TEXT_LIMIT = 80;
const MOST_ATTRIBUTES = 12;
const LANDMARK = /^(main|navigation|banner|contentinfo|complementary|region|search|form)$/;
const SECTION = /^(dialog|alertdialog|region|article|listitem|row|group|radiogroup|tabpanel|figure|treeitem|menu)$/;
const ITEM = /^(listitem|row|option|tab|treeitem|menuitem|menuitemcheckbox|menuitemradio|article)$/;
const TOLD_ELSEWHERE = /^(class|id|name|type|style|href|src|srcset|alt|title|placeholder|role|value|checked|selected|disabled|readonly|required|hidden|open|nonce|integrity|slot|part|for|form|list|autofocus)$|^(on|aria-)|^data-reticle/;
/** States and references change while an app runs; they say nothing of who the element is. */
const ARIA_KEPT = /^aria-(label|haspopup|level|roledescription|autocomplete|multiline|multiselectable|orientation|sort|valuemin|valuemax|placeholder|keyshortcuts|colindex|rowindex)$/;
const SILENT = 'script,style,noscript,template,textarea,select,datalist,svg title';

/**
 * @typedef {Record<string, any>} Print a fingerprint as JSON
 * @typedef {{testid?: string, role?: string, name?: string}} Scope an ancestor that can be named
 */

/** The words of an element, never those of a field or of an editable region inside it.
 * @param {Element} el @param {number} [limit] @returns {string} */
export function wordsOf(el, limit = TEXT_LIMIT) {
  if (el.matches(SILENT) || isEditableRegion(el)) return '';
  if (el instanceof HTMLInputElement) return /^(button|submit|reset)$/.test(el.type) ? squash(el.value) : '';
  let text = '';
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (node.matches(SILENT) || isEditableRegion(node)) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node && text.length < limit * 3; node = walker.nextNode()) {
    if (node instanceof Text) text += node.data;
    else if (/^(br|p|div|li|td|th|dd|dt|h[1-6])$/.test(/** @type {Element} */ (node).localName)) text += ' ';
  }
  return squash(text);
}

/** @param {Element} el @returns {boolean} */
function isEditableRegion(el) {
  return el instanceof HTMLElement && el.hasAttribute('contenteditable') && el.isContentEditable;
}

/** @param {Element} el @param {string[]} testids @param {Surroundings} around @returns {Print} */
export function fingerprint(el, testids, around) {
  const role = roleOf(el);
  const box = el.getBoundingClientRect();
  /** @type {Print} */
  const print = {
    tag: el.localName,
    type: typeOf(el),
    id: idOf(el),
    name: el.getAttribute('name'),
    testid: testidOf(el, testids),
    role,
    accessibleName: role && !isSpoken(el) ? cut(nameOf(el), TEXT_LIMIT) : '',
    text: cut(wordsOf(el), TEXT_LIMIT),
    placeholder: el.getAttribute('placeholder'),
    label: cut(labelsOf(el)[0] ?? '', TEXT_LIMIT),
    alt: el.getAttribute('alt'),
    title: el.getAttribute('title'),
    href: addressOf(el),
    classes: [...el.classList].slice(0, 10),
    attributes: otherAttributes(el, testids),
    aria: ariaOf(el),
    box: { x: Math.round(box.x + scrollX), y: Math.round(box.y + scrollY), w: Math.round(box.width), h: Math.round(box.height) },
    xpath: xpathOf(el),
    idXpath: xpathOf(el, true),
    neighbours: around.neighbours(el, box),
    headings: around.headings(el),
    ...placeOf(el, testids, around),
    shadow: hostsOf(el, testids),
  };
  if (print.label && print.label === print.aria.label) print.label = '';
  for (const key of Object.keys(print)) if (isEmpty(print[key])) delete print[key];
  for (const key of ['placeholder', 'alt', 'title', 'name', 'id', 'href', 'testid']) if (print[key]) print[key] = cut(print[key], 200);
  return print;
}

/** A few facts that tell a host or a frame element from its siblings, never by its index.
 * @param {Element} el @param {string[]} testids @returns {Record<string, string>} */
export function brief(el, testids) {
  /** @type {Record<string, string>} */ const out = { tag: el.localName };
  const testid = testidOf(el, testids);
  if (testid) out.testid = testid;
  for (const name of ['id', 'name', 'title']) {
    const value = el.getAttribute(name);
    if (value) out[name] = cut(value, TEXT_LIMIT);
  }
  const address = addressOf(el);
  if (address) out.src = cut(address, 200);
  return out;
}

/** Ancestors by which an element can be narrowed down, the nearest first. @param {Element} el @param {string[]} testids @returns {Scope[]} */
export function scopesOf(el, testids) {
  /** @type {Scope[]} */ const out = [];
  for (let at = flatParent(el); at && out.length < 6; at = flatParent(at)) {
    const testid = testidOf(at, testids);
    if (testid) out.push({ testid });
    const role = roleOf(at);
    if (!LANDMARK.test(role) && !SECTION.test(role)) continue;
    const name = nameOf(at);
    if (name && name.length <= TEXT_LIMIT) out.push({ role, name });
    const key = KEYED.test(role) ? keyOf(at) : '';
    if (key && key !== name) out.push({ role, name: key });
    if (name && name.length <= TEXT_LIMIT) continue;
    if (/^(main|navigation|banner|contentinfo|search|dialog|alertdialog)$/.test(role)) out.push({ role });
  }
  return out;
}

/** @param {Element} el @returns {string | null} */
function typeOf(el) {
  return el instanceof HTMLInputElement || el instanceof HTMLButtonElement ? el.type : null;
}

/** A name that is made of what somebody typed is nobody's name. @param {Element} el @returns {boolean} */
function isSpoken(el) {
  return isEditableRegion(el) && !el.hasAttribute('aria-label') && !el.hasAttribute('aria-labelledby');
}

/** An address without the app's own origin, which differs from copy to copy. @param {Element} el @returns {string} */
function addressOf(el) {
  const written = el.getAttribute('href') ?? el.getAttribute('src');
  if (!written || /^(data|blob|javascript):/i.test(written)) return '';
  try {
    const url = new URL(written, document.baseURI);
    return url.origin === location.origin ? url.pathname + url.search + url.hash : url.href;
  } catch {
    return written;
  }
}

/** @param {Element} el @param {string[]} testids @returns {Record<string, string>} */
function otherAttributes(el, testids) {
  /** @type {Record<string, string>} */ const out = {};
  let count = 0;
  for (const { name, value } of listAttributes(el)) {
    if (TOLD_ELSEWHERE.test(name) || testids.includes(name) || value.length > TEXT_LIMIT) continue;
    if (isSecretField(el) && name.startsWith('data-')) continue;
    out[name] = value;
    if (++count >= MOST_ATTRIBUTES) break;
  }
  return out;
}

/** @param {Element} el @returns {Record<string, string>} */
function ariaOf(el) {
  /** @type {Record<string, string>} */ const out = {};
  for (const { name, value } of listAttributes(el)) if (ARIA_KEPT.test(name)) out[name.slice(5)] = cut(value, TEXT_LIMIT);
  return out;
}

/** Where an element belongs: landmark, section, form, place in its list, component.
 * @param {Element} el @param {string[]} testids @param {Surroundings} around @returns {Print} */
function placeOf(el, testids, around) {
  /** @type {Print} */ const out = {};
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    const role = roleOf(at);
    if (out.index === undefined && ITEM.test(role)) [out.index, out.count] = around.position(at);
    if (at !== el) {
      if (!out.form && at.localName === 'form') out.form = formName(at, testids);
      if (!out.section && SECTION.test(role)) out.section = sectionName(at, role, testids);
      if (!out.landmark && LANDMARK.test(role)) out.landmark = named(role, nameOf(at));
    }
    if (!out.component) out.component = at.getAttribute('data-component') ?? (at.localName.includes('-') ? at.localName : '');
  }
  return out;
}

/** @param {Element} form @param {string[]} testids @returns {string} */
function formName(form, testids) {
  const action = form.getAttribute('action');
  const said = nameOf(form) || testidOf(form, testids) || idOf(form) || form.getAttribute('name');
  return cut(said || (action && !/^https?:/.test(action) ? action : 'form'), TEXT_LIMIT);
}

/** @param {Element} el @param {string} role @param {string[]} testids @returns {string} */
function sectionName(el, role, testids) {
  const heading = el.querySelector('h1,h2,h3,h4,h5,h6,[role=heading],legend,caption,th[scope=row]');
  const testid = testidOf(el, testids);
  const said = nameOf(el) || (heading && wordsOf(heading)) || (/^(listitem|row|treeitem)$/.test(role) ? wordsOf(el, 60) : '') || testid || '';
  return named(role, said);
}

/** @param {string} role @param {string} name @returns {string} */
function named(role, name) {
  return name ? `${role} "${cut(name, 60)}"` : role;
}

/** @param {Element} el @param {string[]} testids @returns {Record<string, string>[]} shadow hosts, outermost first */
function hostsOf(el, testids) {
  const out = [];
  for (let root = el.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) out.unshift(brief(root.host, testids));
  return out;
}

/** Within its own tree. `anchored`: from the nearest element with an id that nobody else has.
 * @param {Element} el @param {boolean} [anchored] @returns {string} */
export function xpathOf(el, anchored = false) {
  const root = /** @type {Document | ShadowRoot} */ (el.getRootNode());
  let path = '';
  for (let at = /** @type {Element | null} */ (el); at; at = at.parentElement) {
    if (anchored && idOf(at) && !/^\d|["':]|\d{3,}/.test(idOf(at)) && root.getElementById?.(idOf(at)) === at) return `//*[@id="${idOf(at)}"]${path}`;
    let index = 1;
    let alone = true;
    for (let other = at.previousElementSibling; other; other = other.previousElementSibling) {
      if (other.localName === at.localName) {
        index++;
        alone = false;
      }
    }
    for (let other = at.nextElementSibling; other && alone; other = other.nextElementSibling) if (other.localName === at.localName) alone = false;
    path = `/${at.localName}${alone ? '' : `[${index}]`}${path}`;
  }
  return path;
}

/** @param {unknown} value @returns {boolean} */
function isEmpty(value) {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(/** @type {object} */ (value)).length === 0;
}
