/** Commits of React, by the hook that its renderers look for: the same that its fast refresh leaves on a page, never the
 * whole of the developer tools. It says nothing back to React. */
import { MapOf, asText, call, define, describeProperty, mapSet, ownNames, slice } from './builtins.js';
import { own } from './libraries.js';
import { committed, gather, rendered } from './rendered.js';

const HOOK = '__REACT_DEVTOOLS_GLOBAL_HOOK__';
const FIBER = '__reactFiber$';
const MAX_FIBERS = 5000;
const MAX_ANCESTORS = 200;
/** A flag of React's: the component was really called. */
const PERFORMED_WORK = 1;

/** @typedef {{tag: number, flags?: number, effectTag?: number, subtreeFlags?: number, type: any, elementType: any, alternate: Fiber | null,
 * child: Fiber | null, sibling: Fiber | null, return: Fiber | null, _debugSource?: unknown}} Fiber */

/** Stand where React looks. What stands there already is joined; what the page puts there later takes this one's place
 * and is joined, too. */
export function watchReact() {
  const there = describeProperty(window, HOOK);
  if (there) {
    join(there.value);
    return;
  }
  /** @type {any} */
  let hook = makeHook();
  define(window, HOOK, {
    configurable: true,
    enumerable: false,
    get: () => hook,
    set(value) {
      if (value === hook) return;
      hook = value;
      try {
        join(value);
      } catch {
        // a hook that cannot be joined is the page's alone
      }
    },
  });
}

/** @returns {object} what a renderer needs to tell its commits, open to be wrapped; no `checkDCE`, by which React knows
 * its developer tools */
function makeHook() {
  const renderers = new MapOf();
  let last = 0;
  return {
    renderers,
    supportsFiber: true,
    /** @param {unknown} renderer */
    inject(renderer) {
      mapSet(renderers, ++last, renderer);
      return last;
    },
    onScheduleFiberRoot() {},
    /** @param {number} _ @param {unknown} root */
    onCommitFiberRoot(_, root) {
      look(root);
    },
    onCommitFiberUnmount() {},
  };
}

/** Hear what another hook is told. One that is frozen, disabled or speaks through getters is left alone. @param {any} hook */
function join(hook) {
  const kept = describeProperty(hook, 'onCommitFiberRoot');
  if (own(hook, 'isDisabled') || !kept?.writable || typeof kept.value !== 'function') return;
  const before = kept.value;
  hook.onCommitFiberRoot = function (/** @type {unknown[]} */ ...said) {
    look(said[1]);
    return call(before, this, said);
  };
}

/** @param {any} root */
function look(root) {
  try {
    const into = gather('react');
    walk(root.current, into);
    committed(into);
  } catch {
    // fibers of a React that is built otherwise tell nothing
  }
}

/** Down where this commit did something, and nowhere else. @param {Fiber} top @param {import('./rendered.js').Gathered} into */
function walk(top, into) {
  let fiber = top;
  for (let i = 0; i < MAX_FIBERS; i++) {
    const flags = fiber.flags ?? fiber.effectTag ?? 0;
    if (flags & PERFORMED_WORK) note(fiber, into);
    let next = worked(fiber) ? fiber.child : null;
    while (!next) {
      if (fiber === top) return;
      next = fiber.sibling;
      if (!next) fiber = /** @type {Fiber} */ (fiber.return);
    }
    fiber = next;
  }
  into.more++;
}

/** Whether something below was rendered. Children that are the same as before were not looked at by React either.
 * @param {Fiber} fiber @returns {boolean} */
function worked(fiber) {
  if (fiber.subtreeFlags !== undefined && !(fiber.subtreeFlags & PERFORMED_WORK)) return false;
  return fiber.alternate === null || fiber.alternate.child !== fiber.child;
}

/** @param {Fiber} fiber @param {import('./rendered.js').Gathered} into */
function note(fiber, into) {
  if (!isComponent(fiber.tag)) return;
  rendered(into, fiber.type, fiber.alternate === null, fiber, describe);
}

/** @param {Fiber} fiber */
function describe(fiber) {
  return { name: nameOf(fiber.type) || nameOf(fiber.elementType) || 'Anonymous', source: sourceOf(fiber) };
}

/** The component that wrote an element: its owner in a development build, else the nearest around it.
 * @param {Element} el @returns {string} */
export function ownerInReact(el) {
  const names = ownNames(el);
  for (let i = 0; i < names.length; i++) {
    const name = names[i];
    if (typeof name !== 'string' || slice(name, 0, FIBER.length) !== FIBER) continue;
    const fiber = own(el, name);
    let at = own(fiber, '_debugOwner') ?? own(fiber, 'return');
    for (let j = 0; at && j < MAX_ANCESTORS; j++, at = own(at, 'return')) {
      const said = isComponent(own(at, 'tag')) ? nameOf(own(at, 'type')) : '';
      if (said) return said;
    }
  }
  return '';
}

/** Functions, classes and what was forwarded: not contexts, and of a memo what is in it. @param {number} tag @returns {boolean} */
function isComponent(tag) {
  return tag === 0 || tag === 1 || tag === 2 || tag === 11 || tag === 15;
}

/** @param {any} type @returns {string} */
function nameOf(type) {
  const name = own(type, 'displayName') ?? (typeof type === 'function' ? own(type, 'name') : undefined);
  if (typeof name === 'string' && name) return name;
  return typeof type === 'object' ? nameOf(own(type, 'render') ?? own(type, 'type')) : '';
}

/** Where a development build of React up to 18 says that it is used. @param {Fiber} fiber @returns {string} */
function sourceOf(fiber) {
  const said = own(fiber, '_debugSource');
  const file = own(said, 'fileName');
  return typeof file === 'string' && file ? `${file}:${asText(own(said, 'lineNumber'))}` : '';
}
