/** File fields: whether they can be used, and files made of text. One whose chooser is open need not be in the page. */
import { aim } from './aim.js';
import { arm } from './guard.js';
import { findAnywhere, standsNow } from './refs.js';

/** @param {number} id @param {boolean} opened its chooser is open @returns {HTMLInputElement} */
function get(id, opened) {
  const el = findAnywhere(id);
  if (!el || !(opened || el.isConnected)) throw new Error(`gone:${standsNow(id)}`);
  return /** @type {HTMLInputElement} */ (el);
}

/** Wait until a file field is enabled; tell what it takes. A chooser that is open waits for nothing.
 * @param {number} id @param {import('./aim.js').Want & {opened: boolean}} want */
export async function fileField(id, want) {
  const field = get(id, want.opened);
  const { refused } = want.opened ? { refused: null } : await aim(field, want);
  return { refused, multiple: field.multiple || field.webkitdirectory, folder: field.webkitdirectory };
}

/** Watch what comes of files that a field is given from outside. @param {number} id @param {string} token @returns {boolean} */
export function guardFiles(id, token) {
  arm({ id: token, target: get(id, true), watch: null, force: true, presses: 1, by: 'input' });
  return true;
}

/** Hand files made of text to a file field.
 * @param {number} id @param {{name: string, content: string, type: string}[]} files @param {string} token @returns {boolean} */
export function giveFiles(id, files, token) {
  const field = get(id, true);
  arm({ id: token, target: field, watch: null, force: true, presses: 99, by: 'input' });
  const box = new DataTransfer();
  for (const file of files) box.items.add(new File([file.content], file.name, { type: file.type }));
  field.files = box.files;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
