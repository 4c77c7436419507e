/** Summary, receipt and pictures stand 14 pixels too far to the right. */

import { addRules } from './parts/look.js';

export function install() {
  addRules('.summary, .receipt, .card-picture { transform: translateX(14px) }');
}
