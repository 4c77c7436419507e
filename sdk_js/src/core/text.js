/** Texts as people read them. */

/** @param {string | null | undefined} text @returns {string} */
export function squash(text) {
  return (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
}

/** @param {string} text @param {number} [limit] @returns {string} */
export function cut(text, limit = 80) {
  return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
}

/** Likeness of two texts by the pairs of letters that they share (Dice's coefficient), 0 to 1.
 * @param {string} one @param {string} other @returns {number} */
export function likeness(one, other) {
  const left = pairs(one.toLowerCase());
  const right = pairs(other.toLowerCase());
  if (!left.size || !right.size) return one === other ? 1 : 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared++;
  return (2 * shared) / (left.size + right.size);
}

/** @param {string} text @returns {Set<string>} */
function pairs(text) {
  const out = new Set();
  for (let i = 0; i + 1 < text.length; i++) out.add(text.slice(i, i + 2));
  return out;
}
