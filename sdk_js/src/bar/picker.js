/** Pointing at an element of the page: a frame follows the pointer, the press is kept from the page. */
import { testidNames } from '../core/index.js';
import { facts } from '../core/facts.js';
import { describe } from '../core/names.js';
import { holds, shadowOf } from '../core/tree.js';
import { pressedOf } from '../record/meant.js';
import { tell } from '../record/tell.js';
import { tellOf } from '../record/element.js';

let wish = '';
/** @type {HTMLElement | null} */
let frame = null;
/** @type {HTMLElement | null} */
let tag = null;

/** @param {string} [which] @returns {boolean} */
export function isPicking(which) {
  return which ? wish === which : wish !== '';
}

/** @param {string} which */
export function startPicking(which) {
  wish = which;
}

export function stopPicking() {
  wish = '';
  frame?.remove();
  tag?.remove();
  frame = tag = null;
}

/** Frame what lies under the pointer. @param {ShadowRoot} root @param {number} x @param {number} y @param {boolean} onBar @param {Element} host */
export function pointAt(root, x, y, onBar, host) {
  if (!frame || !tag) {
    frame = document.createElement('div');
    frame.className = 'frame';
    tag = document.createElement('div');
    tag.className = 'tag';
    root.append(frame, tag);
  }
  const el = onBar ? null : elementAt(x, y, host);
  frame.hidden = tag.hidden = !el;
  frame.style.display = tag.style.display = el ? '' : 'none';
  if (!el) return;
  const box = el.getBoundingClientRect();
  Object.assign(frame.style, { left: `${box.x - 2}px`, top: `${box.y - 2}px`, width: `${box.width + 4}px`, height: `${box.height + 4}px` });
  tag.textContent = describe(el);
  Object.assign(tag.style, { left: `${Math.max(4, box.x - 2)}px`, top: `${box.y > 30 ? box.y - 26 : box.bottom + 6}px` });
}

/** Take what lies there. @param {number} x @param {number} y @param {Element} host @returns {boolean} */
export function pickAt(x, y, host) {
  const el = elementAt(x, y, host);
  if (!el) return false;
  const known = facts(el, testidNames());
  tell({
    k: 'bar', do: 'picked', for: wish, el: tellOf(el),
    facts: { text: known.text.slice(0, 200), value: known.secret || !known.editable ? null : known.value, checked: known.checked, enabled: known.enabled, secret: known.secret },
  });
  stopPicking();
  return true;
}

/** @param {number} x @param {number} y @param {Element} host @returns {Element | null} the innermost one that is not ours */
function elementAt(x, y, host) {
  for (let hit of document.elementsFromPoint(x, y)) {
    if (hit === host) continue;
    for (let root = shadowOf(hit); root; root = shadowOf(hit)) {
      const inner = root.elementFromPoint(x, y);
      if (!inner || inner === hit || !holds(hit, inner)) break;
      hit = inner;
    }
    return pressedOf(hit);
  }
  return null;
}
