/** Members of nodes that the SDK goes through by names of its own.
 *
 * A form answers `form.closest` with its field of the name "closest", a document `document.body` with a picture of the
 * name "body", in every world. The bundler therefore renames each access to one of these (`el.$$closest`), and
 * src/core/members.js gives the prototypes of the isolated world the same members under the new names.
 *
 * What is a key of our own data too (`id`, `name`, `title`, …) cannot be here: src/core/forms.js reads those.
 */
const MEMBERS = `
  activeElement addEventListener adoptedStyleSheets append appendChild assignedSlot attachShadow autocomplete baseURI body
  caretPositionFromPoint checkVisibility childElementCount childNodes children classList className click
  clientHeight clientLeft clientTop clientWidth cloneNode closest compareDocumentPosition contains createElement
  createElementNS createRange createTextNode createTreeWalker dataset defaultView dispatchEvent documentElement
  editContext elementFromPoint elementsFromPoint firstChild firstElementChild fonts getAnimations getAttribute
  getAttributeNames getAttributeNode getBoundingClientRect getClientRects getElementById getElementsByClassName
  getElementsByName getElementsByTagName getRootNode getSelection hasAttribute hasAttributes hasChildNodes hasFocus
  hasPointerCapture head hidePopover innerHTML innerText insertBefore isConnected isContentEditable lastChild
  lastElementChild localName matches namespaceURI nextElementSibling nextSibling nodeName nodeType nodeValue
  offsetHeight offsetLeft offsetParent offsetTop offsetWidth outerHTML ownerDocument parentElement parentNode popover
  previousElementSibling previousSibling querySelector querySelectorAll readyState remove removeAttribute removeChild
  removeEventListener replaceChildren requestSubmit scrollHeight scrollIntoView scrollLeft scrollTop scrollWidth
  scrollingElement setAttribute shadowRoot showPopover tabIndex tagName textContent visibilityState
`
  .trim()
  .split(/\s+/);

/** For esbuild: which accesses are renamed, and to what. */
export const renaming = {
  mangleProps: new RegExp(`^(?:${MEMBERS.join('|')})$`),
  mangleCache: Object.fromEntries(MEMBERS.map((name) => [name, `$$${name}`])),
};

/** @param {string} text a bundle in which accesses are renamed @returns {string[]} the members that it uses */
export function usedMembers(text) {
  return MEMBERS.filter((name) => new RegExp(`\\$\\$${name}\\b`).test(text));
}
