/** What the outside learns of custom elements from the browser's own tree, and tells here. */
import { ROLE_NAMES } from 'virtual:aria';
import { give, takeUnknown } from './given.js';
import { findByRef, refOf } from './refs.js';
import { listRoots } from './tree.js';

/** @returns {number[]} custom elements that may have a role of which no script knows */
export function unknownRoles() {
  return takeUnknown(listRoots()).map(refOf);
}

/** @param {[number, string, string][]} told number, role and name of each @returns {boolean} */
export function giveRoles(told) {
  for (const [id, role, name] of told) {
    const el = findByRef(id);
    if (el && ROLE_NAMES.has(role)) give(el, role, name);
  }
  return true;
}
