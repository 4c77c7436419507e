/** Buttons and prices are grey. */

import { addRules } from './parts/look.js';

export function install() {
  addRules('.button:not(:disabled) { background: #6d6d6d; color: #fff } .price { color: inherit }');
}
