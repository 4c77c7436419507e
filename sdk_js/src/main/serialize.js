/** JSON text of anything, without running the page's toJSON and without ever throwing. */
import { DateOf, MapOf, NodeOf, SetOf, asText, isArray, isFiniteNumber, keysOf, mapEach, setEach, slice, spell, toIso } from './builtins.js';

const MAX_DEPTH = 24;
const MAX_NODES = 50_000;
const MAX_TEXT = 100_000;

/** @typedef {{nodes: number, path: Record<number, unknown>}} Walk */

/** @param {unknown} value @returns {string} */
export function serialize(value) {
  try {
    return write(value, { nodes: 0, path: [] }, 0) ?? 'null';
  } catch {
    return '"[unreadable]"';
  }
}

/** @param {unknown} value @param {Walk} walk @param {number} depth @returns {string | undefined} undefined: leave the key out */
function write(value, walk, depth) {
  switch (typeof value) {
    case 'string':
      return spell(value.length > MAX_TEXT ? slice(value, 0, MAX_TEXT) : value);
    case 'number':
      return isFiniteNumber(value) ? `${value}` : 'null';
    case 'boolean':
      return value ? 'true' : 'false';
    case 'bigint':
      return spell(asText(value));
    case 'object':
      return value === null ? 'null' : writeObject(value, walk, depth);
    default:
      return undefined;
  }
}

/** @param {object} value @param {Walk} walk @param {number} depth @returns {string} */
function writeObject(value, walk, depth) {
  if (++walk.nodes > MAX_NODES) return '"[too large]"';
  if (depth > MAX_DEPTH) return '"[too deep]"';
  for (let i = 0; i < depth; i++) if (walk.path[i] === value) return '"[circular]"';
  walk.path[depth] = value;
  try {
    if (isArray(value)) return writeList(value, walk, depth);
    if (value instanceof DateOf) return spell(toIso(value));
    if (value instanceof MapOf) return writeMap(value, walk, depth);
    if (value instanceof SetOf) return writeSet(value, walk, depth);
    if (value instanceof NodeOf) return '"[node]"';
    return writePlain(value, walk, depth);
  } catch {
    return '"[unreadable]"';
  }
}

/** @param {unknown[]} list @param {Walk} walk @param {number} depth @returns {string} */
function writeList(list, walk, depth) {
  let out = '';
  for (let i = 0; i < list.length; i++) out += (i ? ',' : '') + (write(list[i], walk, depth + 1) ?? 'null');
  return `[${out}]`;
}

/** @param {object} value @param {Walk} walk @param {number} depth @returns {string} */
function writePlain(value, walk, depth) {
  const keys = keysOf(value);
  let out = '';
  for (let i = 0; i < keys.length; i++) {
    let text;
    try {
      text = write(/** @type {any} */ (value)[keys[i]], walk, depth + 1);
    } catch {
      text = '"[unreadable]"';
    }
    if (text !== undefined) out += `${out ? ',' : ''}${spell(keys[i])}:${text}`;
  }
  return `{${out}}`;
}

/** @param {Map<unknown, unknown>} map @param {Walk} walk @param {number} depth @returns {string} */
function writeMap(map, walk, depth) {
  let out = '';
  mapEach(map, (/** @type {unknown} */ item, /** @type {unknown} */ key) => {
    const text = write(item, walk, depth + 1);
    if (text !== undefined) out += `${out ? ',' : ''}${spell(asText(key))}:${text}`;
  });
  return `{${out}}`;
}

/** @param {Set<unknown>} set @param {Walk} walk @param {number} depth @returns {string} */
function writeSet(set, walk, depth) {
  let out = '';
  setEach(set, (/** @type {unknown} */ item) => {
    out += (out ? ',' : '') + (write(item, walk, depth + 1) ?? 'null');
  });
  return `[${out}]`;
}
