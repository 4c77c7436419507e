/** Make elements, and keep lists of them up to date. */

import { through } from './seams.js';

/**
 * Make an element. `props`: `class`, `testid`, `on` (event handlers by type), `value` / `checked` / `disabled` as
 * properties, anything else as an attribute (true gives an empty one; null, undefined and false none).
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  const { testid, on = {}, class: classes, ...rest } = props;
  if (classes) element.className = classes;
  if (testid) element.dataset.testid = testid;
  for (const [name, value] of Object.entries(rest)) setProp(element, name, value);
  for (const [type, handler] of Object.entries(on)) {
    element.addEventListener(type, through('listen', handler, { type, testid }));
  }
  append(element, children);
  return through('element', element);
}

function setProp(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === 'value' || name === 'checked') element[name] = value;
  else element.setAttribute(name, value === true ? '' : value);
}

/** Put nodes, texts and lists of them at the end of an element; empty values are left out. */
export function append(element, children) {
  for (const child of children.flat(3)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? through('place', child, element) : child);
  }
}

/** Show `items` in `container`: an item that stays keeps its element, with focus and all. */
export function keyed(container, items, key, make) {
  const before = container.parts ?? new Map();
  const after = new Map();
  const shown = through('list', items);
  for (const item of shown) {
    const part = before.get(key(item)) ?? placed(make(item), container);
    part.update?.(item);
    after.set(key(item), part);
  }
  for (const [name, part] of before) if (!after.has(name)) part.node.remove();
  let spot = container.firstChild;
  for (const item of shown) {
    const { node } = after.get(key(item));
    if (node === spot) spot = spot.nextSibling;
    else container.insertBefore(node, spot);
  }
  container.parts = after;
}

function placed(part, container) {
  return { ...part, node: through('place', part.node, container) };
}

const PATHS = {
  cart: 'M5 7h16l-2 9H8L5.6 3.5H2.5M9.5 20.5h.01M17 20.5h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  orders: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-4 4-5.5 7.5-5.5s6.500 1.500 7.500 5.500',
  leave: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  keys: 'M14.500 9.500a4 4 0 1 0-3.900 5l1.900-2h2v-2h2l3-3V4h-3.500z',
  star: 'm12 3.500 2.600 5.400 5.900.800-4.300 4.100 1.100 5.900-5.300-2.900-5.300 2.900 1.100-5.900-4.300-4.100 5.900-.800z',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  check: 'M5 12.500 10 17.500 19.500 7',
  alert: 'M12 8v5M12 16.500h.01M12 3 2.500 20h19z',
  left: 'M14.500 5 8 12l6.500 7',
  right: 'M9.500 5 16 12l-6.500 7',
};

/** A small picture that carries no meaning of its own. */
export function icon(name) {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'icon' })) {
    picture.setAttribute(key, value);
  }
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', PATHS[name]);
  picture.append(path);
  return through('element', picture);
}
