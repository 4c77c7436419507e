/** What aria-query knows of roles, boiled down to what the page needs, so that the package itself stays out of it. */
import { roles } from 'aria-query';

const GLOBAL = [
  'aria-atomic', 'aria-busy', 'aria-controls', 'aria-current', 'aria-describedby', 'aria-details', 'aria-dropeffect',
  'aria-flowto', 'aria-grabbed', 'aria-hidden', 'aria-keyshortcuts', 'aria-label', 'aria-labelledby', 'aria-live',
  'aria-owns', 'aria-relevant', 'aria-roledescription',
];

/** @returns {string} a module: names of all roles that an author may write, those with presentational children,
 * those that take their name from what they hold, globals */
export function ariaModule() {
  /** @type {string[]} */ const names = [];
  /** @type {string[]} */ const leaves = [];
  /** @type {string[]} */ const named = [];
  for (const [name, role] of roles.entries()) {
    if (role.abstract) continue;
    names.push(name);
    if (role.childrenPresentational) leaves.push(name);
    if (role.nameFrom.includes('contents')) named.push(name);
  }
  return [
    `export const ROLE_NAMES = new Set(${JSON.stringify(names.sort())});`,
    `export const LEAF_ROLES = new Set(${JSON.stringify(leaves.sort())});`,
    `export const CONTENT_ROLES = new Set(${JSON.stringify(named.sort())});`,
    `export const GLOBAL_ARIA = ${JSON.stringify(GLOBAL)};`,
  ].join('\n');
}
