/** A list that can be put in another order: by dragging, and by buttons for those who do not drag. */

import { h, icon } from '../dom.js';
import { t } from '../text.js';

/**
 * `items` are {key, text}; `by` is "drag" (the browser's own drag and drop) or "pointer" (a grip that follows the
 * pointer); `save(keys)` is called with the new order once it has changed.
 */
export function sortable({ items, by, label, testid, save }) {
  const list = h('ol', { class: 'sortable', 'aria-label': label, testid: `${testid}-list` });
  const keys = () => [...list.children].map((each) => keyOf.get(each));
  const keyOf = new WeakMap();
  let saved = items.map(({ key }) => key);
  const settle = () => {
    const order = keys();
    if (order.join() === saved.join()) return;
    saved = order;
    save(order);
  };
  for (const item of items) {
    const entry = makeEntry(item, { list, settle, by, testid });
    keyOf.set(entry, item.key);
    list.append(entry);
  }
  if (by === 'drag') followDrag(list, settle);
  return list;
}

function makeEntry({ key, text }, { list, settle, by, testid }) {
  const move = (name, shift) =>
    h(
      'button',
      {
        class: 'step',
        type: 'button',
        'aria-label': t(`sortable.${name}`, { name: text }),
        testid: `${name}-${key}`,
        on: {
          click: (event) => {
            shift();
            settle();
            event.currentTarget.focus();
          },
        },
      },
      icon(name),
    );
  const grip = h('span', { class: 'grip', 'aria-hidden': 'true', testid: `grip-${key}`, on: by === 'pointer' ? { pointerdown: (event) => followPointer(event, entry, list, settle) } : {} }, icon('grip'));
  const entry = h(
    'li',
    { class: 'sortable-item', draggable: by === 'drag' ? 'true' : null, testid: `${testid}-${key}` },
    grip,
    h('span', { class: 'sortable-text' }, text),
    move('up', () => entry.previousElementSibling?.before(entry)),
    move('down', () => entry.nextElementSibling?.after(entry)),
  );
  return entry;
}

/** The browser's own drag and drop: the entry moves when it is dropped. */
function followDrag(list, settle) {
  let held = null;
  const entryOf = (event) => [...list.children].find((each) => each.contains(event.target));
  const on = (type, work) => list.addEventListener(type, work);
  on('dragstart', (event) => {
    held = entryOf(event);
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', held.textContent);
    held.dataset.held = '';
  });
  on('dragover', (event) => {
    if (held) event.preventDefault();
  });
  on('drop', (event) => {
    const over = entryOf(event);
    if (!held || !over || over === held) return;
    event.preventDefault();
    const { top, height } = over.getBoundingClientRect();
    if (event.clientY < top + height / 2) over.before(held);
    else over.after(held);
    settle();
  });
  on('dragend', () => {
    if (held) delete held.dataset.held;
    held = null;
  });
}

/** Bring an entry to the other side of `other`. The others move: an entry that is moved itself loses the pointer. */
function passBy(entry, other) {
  const down = entry.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  for (let next; next !== other; ) {
    next = down ? entry.nextElementSibling : entry.previousElementSibling;
    if (down) entry.before(next);
    else entry.after(next);
  }
}

/** The entry follows the pointer until it is let go. */
function followPointer(down, entry, list, settle) {
  const grip = down.currentTarget;
  grip.setPointerCapture(down.pointerId);
  entry.dataset.held = '';
  const follow = ({ clientY }) => {
    for (const other of list.children) {
      const { top, bottom } = other.getBoundingClientRect();
      if (other === entry || clientY < top || clientY > bottom) continue;
      passBy(entry, other);
      break;
    }
  };
  const stop = () => {
    grip.removeEventListener('pointermove', follow);
    delete entry.dataset.held;
    settle();
  };
  grip.addEventListener('pointermove', follow);
  grip.addEventListener('lostpointercapture', stop, { once: true });
  down.preventDefault();
}
