/** Keys of IndexedDB as people write them: `a`, `5`, `"5"`, `date:2026-01-02T03:04:05.000Z`, `bytes:1,2`, `["a",1]`. */

const DATE = 'date:';
const BYTES = 'bytes:';

/** @param {string} text @returns {IDBValidKey} */
export function readKey(text) {
  const kinds = readKind(text);
  if (kinds !== null) return kinds;
  if (text !== '' && (text === 'Infinity' || text === '-Infinity' || (Number.isFinite(Number(text)) && String(Number(text)) === text))) return Number(text);
  if (!/^["[]/.test(text)) return text;
  try {
    const spelled = JSON.parse(text);
    const key = Array.isArray(spelled) ? ofList(spelled) : spelled;
    return indexedDB.cmp(key, key) === 0 ? key : text;
  } catch {
    return text;
  }
}

/** @param {unknown[]} list @returns {IDBValidKey[]} */
function ofList(list) {
  return list.map((item) => (Array.isArray(item) ? ofList(item) : typeof item === 'string' ? readKind(item) ?? item : /** @type {number} */ (item)));
}

/** @param {string} text @returns {Date | ArrayBuffer | null} a key of the kind that the text begins with */
function readKind(text) {
  if (text.startsWith(DATE)) {
    const date = new Date(text.slice(DATE.length));
    return Number.isNaN(date.getTime()) ? null : date;
  }
  if (/^bytes:(\d{1,3}(,\d{1,3})*)?$/.test(text)) return Uint8Array.from(text.slice(BYTES.length).split(',').filter(Boolean), Number).buffer;
  return null;
}

/** @param {IDBValidKey} key @returns {string} how `readKey` reads it */
export function spellKey(key) {
  if (typeof key === 'number') return String(key);
  if (typeof key === 'string') return sameKey(readKey(key), key) ? key : JSON.stringify(key);
  return Array.isArray(key) ? JSON.stringify(asList(key)) : asText(key);
}

/** @param {IDBValidKey} one @param {IDBValidKey} other */
function sameKey(one, other) {
  return indexedDB.cmp(one, other) === 0;
}

/** @param {IDBValidKey[]} list @returns {unknown[]} */
function asList(list) {
  return list.map((item) => (Array.isArray(item) ? asList(item) : typeof item === 'number' ? item : asText(item)));
}

/** @param {IDBValidKey} key @returns {string} */
function asText(key) {
  if (key instanceof Date) return DATE + key.toISOString();
  if (key instanceof ArrayBuffer) return BYTES + new Uint8Array(key).join(',');
  if (ArrayBuffer.isView(key)) return BYTES + new Uint8Array(key.buffer, key.byteOffset, key.byteLength).join(',');
  return String(key);
}

/** Whether two keys read alike and only their kinds differ (5 and "5"). @param {IDBValidKey} one @param {IDBValidKey} other @returns {boolean} */
export function sameButForKind(one, other) {
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => sameButForKind(item, other[at]));
  return bare(one) === bare(other);
}

/** @param {IDBValidKey} key @returns {string} */
function bare(key) {
  if (Array.isArray(key)) return JSON.stringify(asList(key));
  if (key instanceof Date) return String(key.getTime());
  const text = asText(key);
  const date = typeof key === 'string' && /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(date) ? text : String(date);
}
