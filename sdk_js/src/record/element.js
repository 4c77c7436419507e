/** What the outside is told of the element that a gesture was on, taken before the app reacts. */
import { testidNames } from '../core/index.js';
import { takeFingerprint } from '../core/candidates.js';
import { identity, isEditable, isSecretField, isTextEntry } from '../core/facts.js';
import { isPicked } from '../core/field.js';
import { refOf } from '../core/refs.js';
import { calmOf } from './calm.js';
import { nameTarget } from './naming.js';

/**
 * @typedef {object} Told
 * @property {number} number @property {string} describe @property {string} tag @property {string | null} type
 * @property {import('../core/find.js').Query} target @property {boolean} sure @property {unknown} print
 * @property {unknown} rivals @property {unknown} scopes @property {boolean} secret
 * @property {boolean} field a press on it only puts the caret or opens its own picker
 */

/** Fields that once took a secret stay secret, also while the page shows what was typed. @type {WeakSet<Element>} */
const secrets = new WeakSet();

/** @param {Element} el @returns {boolean} */
export function isSecret(el) {
  if (isSecretField(el)) secrets.add(el);
  return secrets.has(el);
}

/** @param {Element} el @param {boolean} [entered] whether the pointer is on it, which may show more of it @returns {Told} */
export function tellOf(el, entered = false) {
  const testids = testidNames();
  const known = identity(el, testids);
  const named = nameTarget(el, testids, calmOf(el), entered);
  const { print, rivals, scopes } = takeFingerprint(el, testids);
  return {
    number: refOf(el), describe: known.describe, tag: el.localName, type: known.type,
    target: named.target, sure: named.sure, print, rivals, scopes, secret: isSecret(el),
    field: (isTextEntry(el) && isEditable(el)) || isPicked(el) || el.localName === 'select',
  };
}
