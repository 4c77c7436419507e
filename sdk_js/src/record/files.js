/** Files that a person chose, kept so that the outside can ask where they lie. */

/** @type {File[]} */
const kept = [];

/** @param {File[]} files @returns {{at: number, name: string, type: string, size: number}[]} */
export function keepFiles(files) {
  return files.map((file) => ({ at: kept.push(file) - 1, name: file.name, type: file.type, size: file.size }));
}

/** @param {number} at @returns {File} */
export function fileAt(at) {
  return kept[at];
}

/** @param {number} at @returns {Promise<string>} its bytes, base64 */
export async function bytesOf(at) {
  const bytes = new Uint8Array(await kept[at].arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += 0x8000) text += String.fromCharCode(...bytes.subarray(from, from + 0x8000));
  return btoa(text);
}
