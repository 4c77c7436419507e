/** Class names are hashes, in the markup and in the style sheets. */

import { stepIn } from '/static/js/seams.js';

export async function install() {
  for (const sheet of document.styleSheets) rename(sheet.cssRules);
  stepIn('element', (element) => {
    const names = [...element.classList].map(hashed);
    if (names.length) element.setAttribute('class', names.join(' '));
    return element;
  });
}

function rename(rules) {
  for (const rule of rules) {
    if (rule.selectorText) rule.selectorText = rule.selectorText.replace(/\.([a-z][\w-]*)/g, (_, name) => `.${hashed(name)}`);
    if (rule.cssRules?.length) rename(rule.cssRules);
  }
}

/** A short hash of a name (FNV-1a, 32 bit). */
function hashed(name) {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0), 0x01000193) >>> 0;
  return `_${hash.toString(36)}`;
}
