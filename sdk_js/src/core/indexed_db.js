/** Records of IndexedDB, read beside the page: through a connection that makes way at once for whatever the page wants. */
import { toJson } from './cloned.js';
import { readKey, sameButForKind, spellKey } from './indexed_key.js';

const PATIENCE_MS = 2000;
const MAX_KEYS = 1000;
const LISTED = 5;

/** @typedef {{present?: boolean, value?: unknown, missing?: string, denied?: boolean, error?: string}} Answer */

/** The database changed under the reading: it is to be read again. */
class Changed extends Error {}

/** Read what `database/store` or `database/store/key` names. @param {string} path @returns {Promise<Answer>} */
export async function readIndexed(path) {
  const end = performance.now() + PATIENCE_MS;
  /** @type {{over: boolean}} */
  const reading = { over: false };
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, { error: `IndexedDB did not answer within ${PATIENCE_MS / 1000} s` }));
  try {
    return await Promise.race([/** @type {Promise<Answer>} */ (late), readUntil(path, reading, end)]);
  } finally {
    reading.over = true;
  }
}

/** @param {string} path @param {{over: boolean}} reading @param {number} end @returns {Promise<Answer>} */
async function readUntil(path, reading, end) {
  for (;;) {
    try {
      return await readPath(path, reading);
    } catch (error) {
      if (isDenied(error)) return { present: false, denied: true };
      const again = error instanceof Changed || (error instanceof DOMException && error.name === 'AbortError');
      if (!again || performance.now() >= end) return { error: `IndexedDB could not be read: ${error}` };
    }
  }
}

/** Whether the browser gives this document no storage, which the page itself is told too. @param {unknown} error */
function isDenied(error) {
  return error instanceof DOMException && (error.name === 'SecurityError' || (error.name === 'UnknownError' && /denied permission/.test(error.message)));
}

/** @param {string} path @param {{over: boolean}} reading @returns {Promise<Answer>} */
async function readPath(path, reading) {
  const names = (await indexedDB.databases()).map((known) => known.name ?? '');
  const meant = names.filter((name) => path.startsWith(`${name}/`));
  const missing = names.length ? `databases: ${names.join(', ')}` : 'the page has no database';
  /** @type {Answer[]} */
  const answers = [];
  for (const name of meant) answers.push(...(await readDatabase(name, path.slice(name.length + 1), reading)));
  return choose(path, answers, missing);
}

/** Take the one reading of a path that names something. @param {string} path @param {Answer[]} answers @param {string} missing @returns {Answer} */
function choose(path, answers, missing) {
  const wrong = answers.find((answer) => answer.error);
  if (wrong) return wrong;
  const there = answers.filter((answer) => answer.present);
  if (there.length > 1) return { error: `"${path}" names ${there.length} things: names of databases or stores hold a "/"` };
  return there[0] ?? { present: false, missing: answers[0]?.missing ?? missing };
}

/** @param {string} name @param {string} rest @param {{over: boolean}} reading @returns {Promise<Answer[]>} */
async function readDatabase(name, rest, reading) {
  const database = await open(name, reading);
  if (!database) return [];
  try {
    const stores = [...database.objectStoreNames];
    const meant = stores.filter((store) => rest === store || rest.startsWith(`${store}/`));
    if (!meant.length) return [{ present: false, missing: stores.length ? `stores of ${name}: ${stores.join(', ')}` : `${name} has no store` }];
    const asked = meant.map((store) => (rest === store ? count(database, store) : record(database, store, rest.slice(store.length + 1))));
    const settled = await Promise.allSettled(asked);
    const failed = settled.find((one) => one.status === 'rejected');
    if (failed) throw /** @type {PromiseRejectedResult} */ (failed).reason;
    return settled.map((one) => /** @type {PromiseFulfilledResult<Answer>} */ (one).value);
  } finally {
    database.close();
  }
}

/** Open a database that is there, as it is; null when it is gone. @param {string} name @param {{over: boolean}} reading @returns {Promise<IDBDatabase | null>} */
function open(name, reading) {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(name);
    let gone = false;
    asked.onupgradeneeded = () => {
      gone = true; // deleted since it was listed: it is not made again
      asked.transaction?.abort();
    };
    asked.onerror = () => (gone ? resolve(null) : reject(asked.error));
    asked.onsuccess = () => {
      const database = asked.result;
      database.onversionchange = () => database.close();
      if (reading.over) database.close();
      else resolve(database);
    };
  });
}

/** @param {IDBDatabase} database @param {string} store @returns {Promise<Answer>} */
async function count(database, store) {
  const { value } = await within(database, store, (records) => ({ value: records.count() }));
  return { present: true, value: { count: value } };
}

/** @param {IDBDatabase} database @param {string} store @param {string} text @returns {Promise<Answer>} */
async function record(database, store, text) {
  const key = readKey(text);
  const { found, value } = await within(database, store, (records) => ({ found: records.getKey(key), value: records.get(key) }));
  if (found !== undefined) return toJson(value);
  const { keys } = await within(database, store, (records) => ({ keys: records.getAllKeys(undefined, MAX_KEYS) }));
  const alike = keys.find((/** @type {IDBValidKey} */ other) => sameButForKind(key, other));
  const where = `${database.name}/${store}`;
  if (alike !== undefined) return { error: `there is no key ${spellKey(key)} of that kind, but there is ${where}/${spellKey(alike)}` };
  const listed = keys.slice(0, LISTED).map(spellKey).join(', ');
  return { present: false, missing: keys.length ? `keys of ${where}: ${listed}${keys.length > LISTED ? ', …' : ''}` : `${where} is empty` };
}

/**
 * Ask a store within one transaction that only reads; it is given up as soon as the page wants the database changed.
 * @param {IDBDatabase} database @param {string} store @param {(records: IDBObjectStore) => Record<string, IDBRequest>} ask
 * @returns {Promise<any>}
 */
function within(database, store, ask) {
  return new Promise((resolve, reject) => {
    let transaction;
    try {
      transaction = database.transaction(store, 'readonly');
    } catch (error) {
      reject(new Changed(String(error)));
      return;
    }
    const asked = ask(transaction.objectStore(store));
    const running = transaction;
    database.onversionchange = () => {
      database.close();
      try {
        running.abort();
      } catch {
        // it has ended by itself
      }
    };
    transaction.oncomplete = () => resolve(Object.fromEntries(Object.entries(asked).map(([name, request]) => [name, request.result])));
    transaction.onabort = () => reject(Object.values(asked).find((request) => request.error)?.error ?? transaction.error ?? new Changed('a new version is wanted'));
  });
}
