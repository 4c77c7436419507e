/** What a form says of itself, whatever its fields are called. Everything else goes through members.js. */

/** @param {object} prototype @param {string} name @returns {() => any} */
function getter(prototype, name) {
  return /** @type {() => any} */ (Object.getOwnPropertyDescriptor(prototype, name)?.get);
}

const attributes = getter(Element.prototype, 'attributes');
const elements = getter(HTMLFormElement.prototype, 'elements');
const title = getter(Document.prototype, 'title');

/** @param {Element} el @returns {string} */
export function idOf(el) {
  return el.getAttribute('id') ?? '';
}

/** @param {Element} el @returns {NamedNodeMap} */
export function listAttributes(el) {
  return attributes.call(el);
}

/** @param {HTMLFormElement} form @returns {Element[]} */
export function fieldsOf(form) {
  return [...elements.call(form)];
}

/** @returns {string} */
export function documentTitle() {
  return title.call(document);
}

/** @param {HTMLElement} el @param {FocusOptions} [how] */
export function focusOn(el, how = { preventScroll: true }) {
  const focus = el instanceof HTMLFormElement ? HTMLElement.prototype.focus : el.focus;
  focus.call(el, how);
}

/** @param {Element} el @param {number} x @param {number} y */
export function scrollFrom(el, x, y) {
  /** @type {(how: ScrollToOptions) => void} */ (Element.prototype.scrollBy).call(el, { left: x, top: y, behavior: 'instant' });
}

/** @param {HTMLElement} el */
export function blurFrom(el) {
  const blur = el instanceof HTMLFormElement ? HTMLElement.prototype.blur : el.blur;
  blur.call(el);
}
