/** One observer for everything that changes, counted cheaply while it happens and told once a frame.
 *
 * A node that changed again and again in the second before an action (a clock, a ticker) is background: its further
 * changes are counted but do not make the page busy.
 */
import { now } from './clock.js';
import { emit, onFlush, schedule } from './emit.js';
import { cut, squash } from './text.js';
import { flatParent, hasUndefined, listRoots, shadowOf } from './tree.js';

const LIVE = '[role=status],[role=alert],[role=log],[aria-live=polite],[aria-live=assertive],output';
const OPTIONS = { subtree: true, childList: true, attributes: true, characterData: true };
const SILENT = 'script,style,head,head *,title,noscript';
const SEEN = { checkVisibilityCSS: true, checkOpacity: true };
const CANDIDATES = 24;
const SECOND = 1000;
const BUCKET_MS = 100;

let added = 0;
let removed = 0;
let changed = 0;
let background = 0;
let dirty = false;
/** @type {Set<Node>} */
let fresh = new Set();
/** @type {Map<Node, number[]>} first bucket, last bucket, buckets seen */
let recent = new Map();
let recentFrom = 0;
/** @type {WeakSet<Node>} */
let steady = new WeakSet();
/** @type {((t: number) => void) | null} told of the first change that counts */
let firstChange = null;
/** @type {WeakSet<Node>} */
const observed = new WeakSet();
/** @type {(() => void)[]} */
const watchers = [];
/** @type {string[]} */
let shown = [];

const observer = new MutationObserver(take);

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

/** Take in what the observer holds back until the microtask. */
export function drain() {
  const records = observer.takeRecords();
  if (records.length) take(records);
}

/** Fix who is background for the action that begins now. @param {(t: number) => void} onFirst */
export function armDom(onFirst) {
  drain();
  const bucket = Math.floor(performance.now() / BUCKET_MS);
  steady = new WeakSet();
  for (const [node, [first, last, seen]] of recent) {
    if (seen >= 3 && last - first >= 2 && bucket - last <= 4) steady.add(node);
  }
  firstChange = onFirst;
  shown = [];
}

/** Texts that appeared since the action was armed; what is still pending is looked at now. @returns {string[]} */
export function takeShown() {
  drain();
  const { appeared } = readFresh();
  return [...new Set([...shown, ...appeared])].slice(0, 5);
}

/** @param {MutationRecord[]} records */
function take(records) {
  const time = performance.now();
  const bucket = Math.floor(time / BUCKET_MS);
  if (time - recentFrom > 2 * SECOND) forget(bucket, time);
  let counted = false;
  for (let i = 0; i < records.length; i++) {
    const record = records[i];
    const target = record.target;
    const calm = steady.has(target);
    if (record.type === 'childList') {
      const more = record.addedNodes.length;
      const less = record.removedNodes.length;
      added += more;
      removed += less;
      if (calm) background += more + less;
      else counted = true;
      if (more) notice(record.addedNodes);
    } else {
      changed++;
      if (calm || (record.type === 'characterData' && target.parentNode && steady.has(target.parentNode))) background++;
      else counted = true;
      if (record.type === 'characterData' && fresh.size < CANDIDATES) fresh.add(target);
    }
    const seen = recent.get(target);
    if (seen === undefined) recent.set(target, [bucket, bucket, 1]);
    else if (seen[1] !== bucket) {
      seen[1] = bucket;
      seen[2]++;
    }
  }
  if (counted && firstChange) {
    firstChange(now());
    firstChange = null;
  }
  dirty = true;
  for (const run of watchers) run();
  schedule();
}

/** @param {NodeList} nodes */
function notice(nodes) {
  for (let i = 0; i < nodes.length && i < 20; i++) {
    const node = nodes[i];
    if (fresh.size < CANDIDATES) fresh.add(node);
    if (node.nodeType === Node.ELEMENT_NODE) {
      const el = /** @type {Element} */ (node);
      const root = shadowOf(el);
      if (root) observeRoot(root);
      if (el.firstElementChild && el.childElementCount < 200) {
        for (const inner of el.getElementsByTagName('*')) {
          const own = inner.shadowRoot;
          if (own) observeRoot(own);
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

/** Read the texts of what came, as cheaply as can be: no layout is asked for, and what is not drawn is left at once.
 * @returns {{appeared: string[], live: [string, string][]}} */
function readFresh() {
  /** @type {string[]} */ const appeared = [];
  /** @type {[string, string][]} */ const live = [];
  /** @type {Set<Element>} */ const regions = new Set();
  for (const node of fresh) {
    const holder = node.nodeType === Node.ELEMENT_NODE ? /** @type {Element} */ (node) : node.parentElement ?? flatParent(node);
    if (!holder?.checkVisibility(SEEN) || holder.matches(SILENT)) continue;
    const region = holder.closest(LIVE);
    if (region) regions.add(region);
    if (appeared.length >= 5) continue;
    const text = cut(squash(node.textContent));
    if (text && !appeared.includes(text)) appeared.push(text);
  }
  for (const region of regions) {
    const text = cut(squash(region.textContent), 200);
    if (text) live.push([region.getAttribute('role') ?? region.getAttribute('aria-live') ?? 'status', text]);
  }
  return { appeared, live };
}

/** Put the gathered counts into the batch that is about to leave. */
function tell() {
  drain();
  if (!dirty) return;
  dirty = false;
  if (!(added || removed || changed)) {
    emit('touch', null);
    return;
  }
  const { appeared, live } = readFresh();
  shown = [...new Set([...shown, ...appeared])].slice(0, 5);
  emit('dom', { added, removed, changed, background, appeared, live });
  added = removed = changed = background = 0;
  fresh = new Set();
}
