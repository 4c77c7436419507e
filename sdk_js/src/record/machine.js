/** Words that a machine made: ids and class names that the next build or the next load makes anew. */

const KNOWN = /^:.*:$|:r[0-9a-z]+:|^ember\d|^(css|sc|jss|emotion|svelte|radix|headlessui|react-select|downshift|reach|chakra|mui|cdk|mat|ng|yui|ext-gen|gwt|v-)[-_:]?.*\d|^ext-gen\d|^__BVID__/i;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;
const MONTHS = 'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const MOMENT = new RegExp(
  `\\d{4}-\\d\\d-\\d\\d|\\b\\d{1,2}:\\d\\d\\b|\\b\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}\\b|\\b(?:${MONTHS})\\.? \\d{1,2}\\b|\\b\\d{1,2}\\.? (?:${MONTHS})\\b|\\b(?:today|yesterday|tomorrow|just now)\\b|\\b(?:\\d+|an?) (?:second|minute|hour|day|week|month|year)s? ago\\b`,
  'i',
);

/** @param {string} value an id, a name attribute, a test id or a class @returns {boolean} */
export function isMachineMade(value) {
  if (KNOWN.test(value) || UUID.test(value) || /\d{4,}/.test(value)) return true;
  return value.split(/[^A-Za-z0-9]+/).some(isHash);
}

/** A part in which digits and letters are mixed as nobody would: `1x2y3z`, `a8f3`; `step2`, `h1` and `2col` are fine.
 * @param {string} part @returns {boolean} */
function isHash(part) {
  if (!/\d/.test(part) || part.length < 4) return false;
  if (/^[A-Za-z]+\d{1,3}$/.test(part) || /^\d{1,3}[a-z]+$/i.test(part) || /^\d{1,3}$/.test(part)) return false;
  return (part.match(/[A-Za-z]\d|\d[A-Za-z]/g) ?? []).length >= 2 || /^[0-9a-f]{6,}$/i.test(part);
}

/** Words that say another thing tomorrow. @param {string} words @returns {boolean} */
export function isVolatile(words) {
  return MOMENT.test(words) || UUID.test(words) || /\d{5,}/.test(words);
}
