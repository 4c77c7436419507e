/** Events on their way out: one batch a frame through the binding; what does not fit is counted exactly. */
import { afterTask, now } from './clock.js';

const MAX_QUEUED = 40_000;
const CHUNK_CHARS = 200_000;
const MAX_CHARS = 16_000_000;

/** @type {string[]} */
let queue = [];
let chars = 0;
/** @type {Map<string, number>} */
let dropped = new Map();
let scheduled = false;
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

/** Ask for a batch with the next frame. */
export function schedule() {
  if (scheduled) return;
  scheduled = true;
  let done = false;
  const go = () => {
    if (done) return;
    done = true;
    clearTimeout(timer);
    afterTask(flush);
  };
  const timer = setTimeout(go, 100);
  requestAnimationFrame(go);
}

/** Send everything now. */
export function flush() {
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
