/** File fields: whether they can be used, and files made of text. */
import { aim } from './aim.js';
import { arm } from './guard.js';

/** Wait until a file field is enabled; tell what it takes. @param {Element} el @param {import('./aim.js').Want} want */
export async function fileField(el, want) {
  const { refused } = await aim(el, want);
  const field = /** @type {HTMLInputElement} */ (el);
  return { refused, multiple: field.multiple || field.webkitdirectory, folder: field.webkitdirectory };
}

/** Hand files made of text to a file field.
 * @param {Element} el @param {{name: string, content: string, type: string}[]} files @param {string} token @returns {boolean} */
export function giveFiles(el, files, token) {
  arm({ id: token, target: el, watch: null, force: true, presses: 99, by: 'input' });
  const box = new DataTransfer();
  for (const file of files) box.items.add(new File([file.content], file.name, { type: file.type }));
  /** @type {HTMLInputElement} */ (el).files = box.files;
  el.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  el.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
