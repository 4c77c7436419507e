/** Quiet texts are so pale that many cannot read them. */

import { addRules } from './parts/look.js';

export function install() {
  addRules('.quiet, .lead { color: color-mix(in srgb, currentcolor 4%, var(--line)) }');
}
