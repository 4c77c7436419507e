/** What React keeps at the elements that it was mounted on: a tree of fibers, walked without running anything of it. */
import { allElements, keysOf, ownNames, slice } from './builtins.js';
import { own } from './libraries.js';

const MAX_ELEMENTS = 20_000;
const MAX_FIBERS = 50_000;
const CONTAINER = '__reactContainer$';

/** @param {(root: any) => void} each called with the fiber of every container of the page */
export function eachRoot(each) {
  const all = allElements(document);
  for (let i = 0; i < all.length && i < MAX_ELEMENTS; i++) {
    const names = ownNames(all[i]);
    for (let j = 0; j < names.length; j++) {
      const name = names[j];
      if (typeof name === 'string' && slice(name, 0, CONTAINER.length) === CONTAINER) each(own(all[i], name));
    }
  }
}

/** @param {any} root the fiber of a container @param {(fiber: any) => void} each */
export function eachFiber(root, each) {
  let fiber = own(own(root, 'stateNode'), 'current') ?? root;
  const top = fiber;
  for (let i = 0; fiber && i < MAX_FIBERS; i++) {
    each(fiber);
    let next = own(fiber, 'child');
    while (!next && fiber && fiber !== top) {
      next = own(fiber, 'sibling');
      if (!next) fiber = own(fiber, 'return');
    }
    fiber = next;
  }
}

/** The functions of a fiber: its component, as a memo or a ref wraps it too, and those that it was given.
 * @param {any} fiber @param {(value: any) => void} each */
export function functionsOf(fiber, each) {
  const type = own(fiber, 'type');
  each(type);
  each(own(type, 'render'));
  each(own(own(type, 'type'), 'render') ?? own(type, 'type'));
  const props = own(fiber, 'memoizedProps');
  const names = typeof props === 'object' && props !== null ? keysOf(props) : [];
  for (let i = 0; i < names.length; i++) each(own(props, names[i]));
}
