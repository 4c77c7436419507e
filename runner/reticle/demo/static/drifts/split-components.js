/** What was one component is several. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) splitWords(element);
    if (element.matches('label.choice')) return splitChoice(element);
    if (element.matches('dl')) splitList(element);
    return element;
  });
  stepIn('view', (view) => {
    for (const link of view.querySelectorAll('a.card-link')) splitLink(link);
    for (const group of view.querySelectorAll('fieldset .fields')) splitGroup(group);
    return view;
  });
}

/** Every word of a button in an element of its own. */
function splitWords(element) {
  const [text] = element.childNodes;
  if (element.childNodes.length !== 1 || text.nodeType !== Node.TEXT_NODE) return;
  const words = text.textContent.split(/(?<= )/);
  if (words.length < 2) return;
  element.replaceChildren(
    ...words.map((word) => {
      const part = document.createElement('span');
      part.style.whiteSpace = 'pre';
      part.textContent = word;
      return part;
    }),
  );
}

/** A choice no longer stands inside its label: it is beside it. */
function splitChoice(label) {
  const input = label.querySelector('input');
  input.id ||= `${input.name}-${input.value}`;
  const row = document.createElement('div');
  row.className = label.className;
  const text = label.querySelector('span');
  const name = document.createElement('label');
  name.className = text.className;
  name.htmlFor = input.id;
  name.append(...text.childNodes);
  text.replaceWith(name);
  row.append(...label.childNodes);
  return row;
}

/** A list of terms became a list for each. */
function splitList(list) {
  const rows = [...list.children];
  const parts = rows.slice(1).map((row) => {
    const part = document.createElement('dl');
    part.append(row);
    return part;
  });
  list.addEventListener('split', () => list.after(...parts), { once: true });
  queueMicrotask(() => list.dispatchEvent(new Event('split')));
}

/** A card has a link around its picture and one around its name. */
function splitLink(link) {
  const other = link.cloneNode(false);
  const [picture, ...rest] = link.childNodes;
  other.append(...rest);
  link.replaceChildren(picture);
  link.setAttribute('aria-hidden', 'true');
  link.tabIndex = -1;
  link.style.flex = 'none';
  link.after(other);
}

/** A group of fields became two groups. */
function splitGroup(group) {
  const fields = [...group.children];
  if (fields.length < 3) return;
  const second = group.cloneNode(false);
  second.append(...fields.slice(2));
  second.style.marginTop = '14px';
  group.after(second);
}
