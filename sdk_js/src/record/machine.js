/** Words that a machine made: ids and class names that the next build or the next load makes anew.
 *
 * `match/machine_made.py` holds the same rule for healing; a test puts a corpus through both.
 */

const REACT_ID = /:[rR][0-9a-zA-Z]*:|«r[0-9a-z]*»|(?:^|[^A-Za-z0-9])_r_[0-9a-z]+_/;
const UUID = /[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}/;
const WHOLE = [
  /^(?:css|emotion|jss|jsx|sc|tss|makeStyles|chakra|svelte|astro|data-v|_ngcontent|_nghost|ng-tns|ng-c)-[A-Za-z0-9_-]+$/,
  /^(?:radix|headlessui|downshift|react-aria|react-select|reach|chakra|rc|mui|mat|cdk|p|v|ant|el|input|field|checkbox|tooltip)[-_](?:[a-z]+[-_])*:?r?\d+:?(?:[-_].*)?$/,
  /^(?:ember|yui|jss|ext-gen|ext-comp-|gwt-uid-|uid|id|auto|gen|dijit|z|__BVID__)[-_]?\d+(?:[-_]\d+)*$/,
  /^select2-[A-Za-z0-9_-]+-result-[a-z0-9]{4}-.+$/,
  /^_[A-Za-z][A-Za-z0-9-]*_[a-z0-9]{5}_\d+$/,
  /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*__[A-Za-z0-9-]*_{0,3}[A-Za-z0-9+/-]*\d[A-Za-z0-9+/-]*$/,
  /^[A-Za-z0-9-]+_[A-Za-z0-9-]+__(?=[A-Za-z0-9_-]{5}$)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9_-]+$/,
];
const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MOMENT = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|\\b\\d{1,2}:\\d\\d\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b(?:${MONTHS})\\.? \\d{1,2}\\b|\\b\\d{1,2}\\.? (?:${MONTHS})\\b|\\b(?:today|yesterday|tomorrow|just now)\\b|\\b(?:\\d+|an?) (?:second|minute|min|hour|h|day|week|month|year)s? ago\\b`,
  'i',
);

/** @param {string} value an id, a name attribute or a class @returns {boolean} */
export function isMachineMade(value) {
  if (!value) return false;
  if (REACT_ID.test(value) || UUID.test(value) || /\d{3,}/.test(value)) return true;
  return WHOLE.some((pattern) => pattern.test(value)) || value.split(/[^A-Za-z0-9]+/).some(isHash);
}

/** Test ids are written by people, numbers and all (`page-2`), but may carry an id of the data or of a program.
 * @param {string} value @returns {boolean} */
export function isVolatileTestid(value) {
  return isProgramId(value) || UUID.test(value) || /[0-9a-f]{12,}|\d{4,}/.test(value);
}

/** A counter of a framework, which nobody wrote: it names nothing, not even at last. @param {string} value @returns {boolean} */
export function isProgramId(value) {
  return REACT_ID.test(value) || /^ember\d/.test(value);
}

/** A part in which digits and letters are mixed as nobody would: `1x2y3z`, `a8f3`; `step2`, `h1` and `2col` are fine.
 * @param {string} part @returns {boolean} */
function isHash(part) {
  if (!/\d/.test(part) || part.length < 4) return false;
  return (part.match(/[A-Za-z]\d|\d[A-Za-z]/g) ?? []).length >= 2 || /^[0-9a-f]{8,}$/i.test(part);
}

/** Words that say another thing tomorrow. @param {string} words @returns {boolean} */
export function isVolatile(words) {
  return MOMENT.test(words) || UUID.test(words) || /\d{5,}/.test(words);
}
