/** Events on their way out: one batch a frame through the binding; what does not fit is counted exactly. */
import { now } from './clock.js';
import { callOff, later } from './timers.js';

const BATCH_MS = 16;
/** On a page that never stops changing, batches are further apart. */
const BUSY_BATCH_MS = 50;
const BUSY_AFTER = 8;
/** Somebody waits for what an action does: its first batches leave at once, however busy the page was. */
const RUSH_MS = 4;
const RUSHED = 6;
const MAX_QUEUED = 40_000;
const CHUNK_CHARS = 200_000;
const MAX_CHARS = 16_000_000;

/** @type {string[]} */
let queue = [];
let chars = 0;
/** @type {Map<string, number>} */
let dropped = new Map();
let scheduled = false;
let timer = 0;
let busy = 0;
let rushed = 0;
let lastFlush = 0;
/** @type {(() => void)[]} */
const beforeFlush = [];

/** Called just before each batch goes out, to add what was gathered. @param {() => void} add */
export function onFlush(add) {
  beforeFlush.push(add);
}

/** @param {string} kind @param {unknown} data @param {number} [t] */
export function emit(kind, data, t = now()) {
  emitRaw(kind, JSON.stringify(data ?? null), t);
}

/** @param {string} kind @param {string} json @param {number} [t] */
export function emitRaw(kind, json, t = now()) {
  if (queue.length >= MAX_QUEUED || chars + json.length > MAX_CHARS) {
    dropped.set(kind, (dropped.get(kind) ?? 0) + 1);
  } else {
    const line = `["${kind}",${t.toFixed(3)},${json}]`;
    queue.push(line);
    chars += line.length;
  }
  schedule();
}

/** Ask for a batch soon. A timer, not a frame: asking for frames would make the browser draw some that it does not need. */
export function schedule() {
  if (scheduled) return;
  scheduled = true;
  timer = later(flush, rushed > 0 ? RUSH_MS : busy >= BUSY_AFTER ? BUSY_BATCH_MS : BATCH_MS);
}

/** Let the next few batches leave early: an action begins. */
export function rush() {
  rushed = RUSHED;
  busy = 0;
}

/** Send everything now. */
export function flush() {
  callOff(timer);
  const time = performance.now();
  if (rushed > 0) rushed--;
  busy = time - lastFlush < BUSY_BATCH_MS * 1.5 ? busy + 1 : 0;
  lastFlush = time;
  scheduled = true;
  for (const add of beforeFlush) add();
  for (const [kind, count] of dropped) queue.push(`["gap",${now().toFixed(3)},${JSON.stringify({ kind, count })}]`);
  dropped = new Map();
  const lines = queue;
  queue = [];
  chars = 0;
  scheduled = false;
  let chunk = '';
  for (const line of lines) {
    if (chunk && chunk.length + line.length > CHUNK_CHARS) {
      __reticle_emit(`[${chunk}]`);
      chunk = '';
    }
    chunk += chunk ? `,${line}` : line;
  }
  if (chunk) __reticle_emit(`[${chunk}]`);
}
