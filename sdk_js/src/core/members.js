/** Members of nodes under names of our own, which no field of a form and no picture of a document is called by.
 *
 * scripts/members.mjs says why. Only the prototypes of this isolated world are touched, the page has others.
 */
const KINDS = [EventTarget, Node, CharacterData, Element, HTMLElement, SVGElement, HTMLFormElement, DocumentFragment, ShadowRoot, Document];

for (const name of RETICLE_MEMBERS) {
  const own = `$$${name}`;
  // things that are no nodes (a list of classes, the window, our own data) have the member as ever
  Object.defineProperty(Object.prototype, own, {
    configurable: true,
    get() {
      return this[name];
    },
    set(value) {
      this[name] = value;
    },
  });
  for (const kind of KINDS) {
    const member = Object.getOwnPropertyDescriptor(kind.prototype, name);
    if (member) Object.defineProperty(kind.prototype, own, member);
  }
}
