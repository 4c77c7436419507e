/** One observer for everything that changes: kept as it comes, looked at and told once a batch.
 *
 * A page that changes thousands of times a second pays for each delivery, so a delivery does next to nothing: the clock,
 * nodes and lists of a record are read when the batch leaves, when somebody asks, or while an action waits for the first
 * change that counts.
 *
 * A node that changed again and again in the second before an action (a clock, a ticker) is background: its further
 * changes are counted but do not make the page busy. What has not stopped changing a second after an action goes on by
 * itself and is counted apart.
 */
import { now } from './clock.js';
import { emit, onFlush, schedule } from './emit.js';
import { cut, squash } from './text.js';
import { flatParent, hasUndefined, listRoots, shadowOf } from './tree.js';

const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive],output';
const OPTIONS = { subtree: true, childList: true, attributes: true, characterData: true };
const SILENT = 'script,style,head,head *,title,noscript';
const CODE = 'script,style,noscript,template';
const SEEN = { checkVisibilityCSS: true, checkOpacity: true };
const CANDIDATES = 24;
const MAX_HELD = 2000;
const SECOND = 1000;
const BUCKET_MS = 100;
/** A node that has changed for this many buckets since an action, in so many of them, with no longer gap, goes on. */
const GOES_ON = SECOND / BUCKET_MS;
const GOES_ON_SEEN = 5;
const GAP = 4;

let added = 0;
let removed = 0;
let changed = 0;
let background = 0;
let goesOn = 0;
let dirty = false;
/** @type {MutationRecord[][]} deliveries that were not looked at yet */
let held = [];
let heldRecords = 0;
/** when the first change came that was not told yet; 0 when all were */
let since = 0;
/** @type {Map<Node, boolean>} what came, and whether it is background */
let fresh = new Map();
/** @type {Map<Node, number[]>} first bucket, last bucket, buckets seen; arming, and first bucket and buckets seen since */
let recent = new Map();
let arming = 0;
let recentFrom = 0;
/** @type {WeakSet<Node>} */
let steady = new WeakSet();
let anySteady = false;
/** @type {WeakSet<Node>} */
let ongoing = new WeakSet();
let anyOngoing = false;
/** @type {((t: number) => void) | null} told of the first change that counts */
let firstChange = null;
/** @type {WeakSet<Node>} */
const observed = new WeakSet();
/** @type {(() => void)[]} */
const watchers = [];
/** @type {string[]} */
let shown = [];

const observer = new MutationObserver(hear);

/** Begin with the document. */
export function startDom() {
  observeRoot(document);
  onFlush(tell);
}

/** @param {Document | ShadowRoot} root */
export function observeRoot(root) {
  if (observed.has(root)) return;
  observed.add(root);
  observer.observe(root, OPTIONS);
}

/** What a root held before it was observed came with its host. @param {ShadowRoot} root */
function observeNew(root) {
  if (observed.has(root)) return;
  observeRoot(root);
  for (let node = root.firstChild; node; node = node.nextSibling) consider(node, false);
}

/** Look for open roots that no mutation told of. @param {Iterable<Document | ShadowRoot | Element>} roots */
export function observeRoots(roots) {
  for (const root of roots) if (root instanceof ShadowRoot || root instanceof Document) observeRoot(root);
}

let growing = false;

/** While custom elements wait for their definition, look with every frame for the roots that they grow then. */
export function watchGrowth() {
  if (growing || !hasUndefined()) return;
  growing = true;
  const look = () => {
    if (hasUndefined()) {
      requestAnimationFrame(look);
      return;
    }
    growing = false;
    observeRoots(listRoots());
    touch();
  };
  requestAnimationFrame(look);
}

/** @param {() => void} run called when anything changed, in the microtask of the change */
export function onMutation(run) {
  watchers.push(run);
}

/** Ask for a "something may have changed" with the next batch (scroll, input, resize, end of an animation). */
export function touch() {
  dirty = true;
  schedule();
}

/** Look at everything up to this moment, also what the observer holds back until the microtask. */
export function drain() {
  const records = observer.takeRecords();
  if (records.length) hear(records);
  if (held.length) digest();
}

/** Fix who is background for the action that begins now. @param {(t: number) => void} onFirst */
export function armDom(onFirst) {
  tell(); // what came before the action is told apart from what comes with it
  const bucket = Math.floor(performance.now() / BUCKET_MS);
  steady = new WeakSet();
  anySteady = false;
  ongoing = new WeakSet();
  anyOngoing = false;
  arming++;
  for (const [node, [first, last, seen]] of recent) {
    if (seen < 3 || last - first < 2 || bucket - last > GAP) continue;
    steady.add(node);
    anySteady = true;
  }
  firstChange = onFirst;
  shown = [];
}

/** Texts that appeared since the action was armed; what is still pending is looked at now. @returns {string[]} */
export function takeShown() {
  drain();
  return [...new Set([...shown, ...readFresh().own])].slice(0, 5);
}

/** @param {MutationRecord[]} records */
function hear(records) {
  if (!since) since = performance.now();
  held.push(records);
  heldRecords += records.length;
  dirty = true;
  if (firstChange !== null || heldRecords > MAX_HELD) digest();
  for (let i = 0; i < watchers.length; i++) watchers[i]();
  schedule();
}

/** Look at all deliveries that are held. */
function digest() {
  const deliveries = held;
  held = [];
  heldRecords = 0;
  const time = performance.now();
  const bucket = Math.floor(time / BUCKET_MS);
  if (time - recentFrom > 2 * SECOND) forget(bucket, time);
  let counted = false;
  for (let i = 0; i < deliveries.length; i++) {
    const records = deliveries[i];
    for (let j = 0; j < records.length; j++) counted = take(records[j], bucket) || counted;
  }
  if (counted && firstChange) {
    firstChange(now());
    firstChange = null;
  }
}

/** @param {MutationRecord} record @param {number} bucket @returns {boolean} whether it is more than background */
function take(record, bucket) {
  const target = record.target;
  const type = record.type;
  let calm = anySteady && steady.has(target);
  const counted = added + removed + changed;
  if (type === 'childList') {
    const nodes = record.addedNodes;
    const more = nodes.length;
    const less = record.removedNodes.length;
    added += more;
    removed += less;
    if (calm) background += more + less;
    if (more) notice(nodes, calm);
  } else {
    changed++;
    if (type === 'characterData') {
      calm = calm || (anySteady && target.parentNode !== null && steady.has(target.parentNode));
      consider(target, calm);
    }
    if (calm) background++;
  }
  if (anyOngoing && !calm && ongoing.has(target)) goesOn += added + removed + changed - counted;
  const seen = recent.get(target);
  if (seen === undefined) recent.set(target, [bucket, bucket, 1, arming, bucket, 1]);
  else if (seen[1] !== bucket) note(target, seen, bucket);
  return !calm;
}

/** Count a node's change in another bucket. @param {Node} node @param {number[]} seen @param {number} bucket */
function note(node, seen, bucket) {
  if (seen[3] !== arming || bucket - seen[1] > GAP) {
    seen[3] = arming;
    seen[4] = bucket;
    seen[5] = 0;
  }
  seen[1] = bucket;
  seen[2]++;
  seen[5]++;
  if (bucket - seen[4] < GOES_ON || seen[5] < GOES_ON_SEEN) return;
  ongoing.add(node);
  anyOngoing = true;
}

/** Keep a node whose text may be told; what always changes leaves room for what does not. @param {Node} node @param {boolean} calm */
function consider(node, calm) {
  if (fresh.size < (calm ? CANDIDATES / 2 : CANDIDATES)) fresh.set(node, calm);
}

/** @param {NodeList} nodes @param {boolean} calm */
function notice(nodes, calm) {
  for (let i = 0; i < nodes.length && i < 20; i++) {
    const node = nodes[i];
    consider(node, calm);
    if (node.nodeType === Node.ELEMENT_NODE) {
      const el = /** @type {Element} */ (node);
      const root = shadowOf(el);
      if (root) observeNew(root);
      if (el.firstElementChild && el.childElementCount < 200) {
        for (const inner of el.getElementsByTagName('*')) {
          const own = inner.shadowRoot;
          if (own) observeNew(own);
        }
      }
    }
  }
}

/** @param {number} bucket @param {number} time */
function forget(bucket, time) {
  recentFrom = time;
  for (const [node, seen] of recent) if (bucket - seen[1] > SECOND / BUCKET_MS) recent.delete(node);
  for (const seen of recent.values()) if (bucket - seen[0] > 2 * (SECOND / BUCKET_MS)) [seen[0], seen[2]] = [bucket, 1];
}

/** The text of a node without the code in it. @param {Node} node @returns {string | null} */
function readText(node) {
  if (!(node instanceof Element) || !node.querySelector(CODE)) return node.textContent;
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (at) =>
    at instanceof Element && at.matches(CODE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (walker.nextNode()) text += walker.currentNode.nodeValue ?? ' ';
  return text;
}

/** Read the texts of what came, as cheaply as can be: no layout is asked for, and what is not drawn is left at once.
 * @returns {{appeared: string[], own: string[], live: [string, string][]}} `own` leaves background out */
function readFresh() {
  /** @type {string[]} */ const appeared = [];
  /** @type {string[]} */ const own = [];
  /** @type {[string, string][]} */ const live = [];
  /** @type {Set<Element>} */ const regions = new Set();
  for (const [node, calm] of fresh) {
    const holder = node.nodeType === Node.ELEMENT_NODE ? /** @type {Element} */ (node) : node.parentElement ?? flatParent(node);
    if (!holder?.checkVisibility(SEEN) || holder.matches(SILENT)) continue;
    const region = holder.closest(LIVE);
    if (region) regions.add(region);
    if (appeared.length >= 5 && (calm || own.length >= 5)) continue;
    const text = cut(squash(readText(node)));
    if (text && appeared.length < 5 && !appeared.includes(text)) appeared.push(text);
    if (text && !calm && !own.includes(text)) own.push(text);
  }
  for (const region of regions) {
    const text = cut(squash(region.textContent), 200);
    if (text) live.push([region.getAttribute('role') ?? region.getAttribute('aria-live') ?? 'status', text]);
  }
  return { appeared, own, live };
}

/** Put the gathered counts into the batch that is about to leave. */
export function tell() {
  drain();
  if (!dirty) return;
  dirty = false;
  const waited = since ? performance.now() - since : 0;
  since = 0;
  if (!(added || removed || changed)) {
    emit('touch', null);
    return;
  }
  const { appeared, own, live } = readFresh();
  shown = [...new Set([...shown, ...own])].slice(0, 5);
  emit('dom', { added, removed, changed, background, ongoing: goesOn, since: waited, appeared, live });
  added = removed = changed = background = goesOn = 0;
  fresh = new Map();
}
