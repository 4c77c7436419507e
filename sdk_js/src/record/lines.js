/** The lines of an editable region as a person typed them: one break for each Enter, whatever the browser made of it. */

const BLOCK = /^(address|article|blockquote|dd|div|dl|dt|figure|h[1-6]|li|ol|p|pre|section|table|tr|ul)$/;

/** @param {HTMLElement} host @returns {string} */
export function linesOf(host) {
  let text = '';
  /** @param {Node} node */
  const visit = (node) => {
    if (node instanceof Text) {
      text += node.data.replace(/\u00a0/g, ' ').replace(/\u200b|\ufeff/g, '');
      return;
    }
    if (!(node instanceof Element) || node.matches('style,script')) return;
    if (node.localName === 'br') {
      if (!isFiller(node)) text += '\n';
      return;
    }
    const block = BLOCK.test(node.localName) && node.previousSibling !== null;
    if (block) text += '\n';
    for (const child of node.childNodes) visit(child);
  };
  for (const child of host.childNodes) visit(child);
  return text;
}

/** A break that only holds an empty line open. @param {Element} br */
function isFiller(br) {
  return br.nextSibling === null && br.parentNode instanceof Element;
}
