/** JSON data of what the browser stores as a structured clone: plain data here, without getters or code of the page. */

const MAX_DEPTH = 100;
const MAX_NODES = 200_000;

class TooLarge extends Error {}

/** @typedef {{nodes: number, above: object[]}} Walk */

/** @param {unknown} value @returns {{present: true, value: unknown} | {error: string}} */
export function toJson(value) {
  try {
    return { present: true, value: plain(value, { nodes: 0, above: [] }) ?? null };
  } catch (error) {
    if (error instanceof TooLarge) return { error: 'what is stored there is too large to be read whole' };
    return { error: `what is stored there could not be read: ${error}` };
  }
}

/** @param {unknown} value @param {Walk} walk @returns {unknown} undefined: leave the key out */
function plain(value, walk) {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'object' || value === null) return value;
  if (++walk.nodes > MAX_NODES || walk.above.length > MAX_DEPTH) throw new TooLarge();
  if (walk.above.includes(value)) return '[circular]';
  walk.above.push(value);
  try {
    return ofObject(value, walk);
  } finally {
    walk.above.pop();
  }
}

/** @param {object} value @param {Walk} walk @returns {unknown} */
function ofObject(value, walk) {
  if (Array.isArray(value)) return Array.from(value, (item) => plain(item, walk) ?? null);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Map) return ofMap(value, walk);
  if (value instanceof Set) return Array.from(value, (item) => plain(item, walk) ?? null);
  if (value instanceof ArrayBuffer) return ofBytes(new Uint8Array(value), walk);
  if (value instanceof DataView) return ofBytes(new Uint8Array(value.buffer, value.byteOffset, value.byteLength), walk);
  if (ArrayBuffer.isView(value)) return ofBytes(/** @type {Uint8Array} */ (/** @type {unknown} */ (value)), walk);
  if (value instanceof Blob) return { ...(value instanceof File ? { name: value.name } : {}), type: value.type, size: value.size };
  if (value instanceof RegExp) return String(value);
  if (value instanceof Error) return { name: value.name, message: value.message };
  if (value instanceof Number || value instanceof String || value instanceof Boolean || value instanceof BigInt) return plain(value.valueOf(), walk);
  const kind = Object.prototype.toString.call(value).slice(8, -1);
  if (Object.getPrototypeOf(value) !== Object.prototype) return `[${kind}]`;
  return ofEntries(Object.entries(value), walk);
}

/** @param {Iterable<[string, unknown]>} entries @param {Walk} walk */
function ofEntries(entries, walk) {
  /** @type {[string, unknown][]} */
  const out = [];
  for (const [key, item] of entries) {
    const made = plain(item, walk);
    if (made !== undefined) out.push([key, made]);
  }
  return Object.fromEntries(out);
}

/** A map is an object where its keys are all texts or all numbers, else a list of pairs. @param {Map<unknown, unknown>} map @param {Walk} walk */
function ofMap(map, walk) {
  const keys = [...map.keys()];
  const named = keys.every((key) => typeof key === 'string') || keys.every((key) => typeof key === 'number');
  if (named) return ofEntries(Array.from(map, ([key, item]) => [String(key), item]), walk);
  return Array.from(map, ([key, item]) => [plain(key, walk) ?? null, plain(item, walk) ?? null]);
}

/** @param {ArrayLike<number | bigint>} bytes @param {Walk} walk */
function ofBytes(bytes, walk) {
  walk.nodes += bytes.length;
  if (walk.nodes > MAX_NODES) throw new TooLarge();
  return Array.from(bytes, (item) => (typeof item === 'bigint' ? String(item) : Number.isFinite(item) ? item : null));
}
