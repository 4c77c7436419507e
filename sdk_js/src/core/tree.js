/** The composed tree: light children, open shadow roots, and closed ones that were handed in from outside. */
import { referredBy } from './references.js';

/** Closed roots by host; the debugging protocol is the only one who can give them to us. @type {WeakMap<Element, ShadowRoot>} */
const closedRoots = new WeakMap();
/** Hosts that were looked into from outside, with or without a find. @type {WeakSet<Element>} */
const probed = new WeakSet();

/** Take in the roots that a node handed in from outside is or stands in: a frame in a closed root is found before its
 * root is. @param {Node} node @returns {ShadowRoot[]} */
export function adoptRootsAround(node) {
  const roots = [];
  for (let root = node.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) {
    roots.push(root);
    // the recorder's own is no part of the app
    if (root.mode === 'closed' && root.host.localName !== 'reticle-bar') closedRoots.set(root.host, root);
  }
  return roots;
}

/** @param {Node} node @returns {boolean} whether it is a closed root that was handed in */
export function isKnownRoot(node) {
  return node instanceof ShadowRoot && closedRoots.get(node.host) === node;
}

/** The nodes that a search of the debugging protocol can find. */
const COUNTED = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION | NodeFilter.SHOW_COMMENT;

/** Count elements, texts and comments that this world can walk to. Who counts with the debugging protocol too knows by the difference
 * that there is a closed root yet that was not handed in. @param {Node} [top] @returns {number} */
export function countNodes(top = document) {
  let count = 0;
  const walker = document.createTreeWalker(top, COUNTED);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    count++;
    const root = node instanceof Element ? shadowOf(node) : null;
    if (root) count += countNodes(root);
  }
  return count;
}

/** @param {Element} el @returns {ShadowRoot | null} */
export function shadowOf(el) {
  return el.shadowRoot ?? closedRoots.get(el) ?? null;
}

/** The parent on the screen: slot before parent, host above a root.
 * @param {Node} node @returns {Element | null} */
export function flatParent(node) {
  if (node instanceof Element || node instanceof Text) {
    const slot = node.assignedSlot ?? closedSlotOf(node);
    if (slot) return slot;
  }
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

/** @param {Element | Text} node @returns {HTMLSlotElement | null} */
function closedSlotOf(node) {
  const host = node.parentElement;
  const root = host && closedRoots.get(host);
  if (!root) return null;
  for (const slot of root.querySelectorAll('slot')) if (slot.assignedNodes().includes(node)) return slot;
  return null;
}

/** What an element shows below itself: its shadow tree where it has one, in a slot what was put there.
 * @param {Node} node @returns {Node[]} */
export function shownChildren(node) {
  if (node instanceof HTMLSlotElement) {
    const given = node.assignedNodes();
    if (given.length) return given;
  }
  return [...((node instanceof Element ? shadowOf(node) : null) ?? node).childNodes];
}

/** @param {Node} outer @param {Node | null} inner @returns {boolean} whether inner is outer or shown inside it */
export function holds(outer, inner) {
  for (let at = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

/** @param {Element} outer @param {Element} inner @returns {boolean} as `holds`, or said to be its own (`aria-owns`) */
export function owns(outer, inner) {
  if (holds(outer, inner)) return true;
  const owners = queryAll('[aria-owns]:not(input,textarea,select,img)').filter((owner) => holds(outer, owner)); // fields own nothing
  return owners.some((owner) => referredBy(owner, 'aria-owns').some((own) => own !== outer && !holds(own, outer) && holds(own, inner)));
}

/** @param {Node} node @returns {boolean} whether it hangs in a document, through all roots */
export function isAttached(node) {
  return node.isConnected;
}

/** Every tree below `top` (itself first), in document order of the hosts.
 * @param {Document | ShadowRoot | Element} [top] @returns {(Document | ShadowRoot | Element)[]} */
export function listRoots(top = document) {
  /** @type {(Document | ShadowRoot | Element)[]} */ const roots = [top];
  for (let i = 0; i < roots.length; i++) {
    const own = roots[i] instanceof Element ? shadowOf(/** @type {Element} */ (roots[i])) : null;
    if (own && !roots.includes(own)) roots.push(own);
    for (const el of roots[i].querySelectorAll('*')) {
      const root = shadowOf(el);
      if (root) roots.push(root);
    }
  }
  return roots;
}

/** Visit elements below `top` in composed order; a shadow tree comes before the light children of its host.
 * @param {Document | ShadowRoot | Element} top @param {(el: Element) => void} visit */
export function eachElement(top, visit) {
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_ELEMENT);
  if (top instanceof Element) {
    const own = shadowOf(top);
    if (own) eachElement(own, visit);
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const el = /** @type {Element} */ (node);
    visit(el);
    const root = shadowOf(el);
    if (root) eachElement(root, visit);
  }
}

/** @param {string} css @param {Document | ShadowRoot | Element} [top] @returns {Element[]} */
export function queryAll(css, top = document) {
  const roots = listRoots(top);
  const found = roots.flatMap((root) => [...root.querySelectorAll(css)]);
  return roots.length > 1 && found.length > 1 ? sortComposed(found) : found;
}

/** @param {Element[]} list @returns {Element[]} in composed document order */
export function sortComposed(list) {
  return list.map((el) => ({ el, path: pathTo(el) })).sort((a, b) => comparePaths(a.path, b.path)).map((item) => item.el);
}

/** @param {Element} el @returns {Element[]} host chain, outermost first, ending in the element */
function pathTo(el) {
  const path = [el];
  for (let root = el.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) path.unshift(root.host);
  return path;
}

/** @param {Element[]} one @param {Element[]} other @returns {number} */
function comparePaths(one, other) {
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    if (one[i] === other[i]) continue;
    return one[i].compareDocumentPosition(other[i]) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  }
  return one.length - other.length;
}

/** Count elements that may hide a closed root and were not looked into yet; marks them as looked into.
 * @returns {number} */
export function takeSuspects() {
  let count = 0;
  for (const root of listRoots()) {
    for (const el of root.querySelectorAll('*')) {
      if (!el.localName.includes('-') || probed.has(el) || shadowOf(el)) continue;
      if (!el.matches(':defined')) continue;
      probed.add(el);
      count++;
    }
  }
  return count;
}

/** @returns {boolean} whether a custom element waits for its definition: it may grow a root without any mutation */
export function hasUndefined() {
  return listRoots().some((root) => root.querySelector(':not(:defined)') !== null);
}
