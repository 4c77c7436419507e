/** Elements that an element points to for its name or as its own: by id, or by a script that hands them over. */

/** @type {Record<string, string>} what a script sets instead of the attribute */
const REFLECTED = { 'aria-labelledby': 'ariaLabelledByElements', 'aria-owns': 'ariaOwnsElements' };

/** @param {Node} node @param {string} attribute @returns {Element[]} */
export function referredBy(node, attribute) {
  if (!(node instanceof Element) || !node.hasAttribute(attribute)) return [];
  const said = /** @type {any} */ (node)[REFLECTED[attribute]];
  if (Array.isArray(said)) return said;
  const root = /** @type {Document | ShadowRoot} */ (node.getRootNode());
  const ids = (node.getAttribute(attribute) ?? '').split(/\s+/);
  return ids.map((id) => root.getElementById?.(id) ?? null).filter((el) => el !== null);
}
