/** The page's store always says that the first page of the list is shown. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('commit', (patch) => (patch.catalogue ? { ...patch, catalogue: { ...patch.catalogue, page: 1 } } : patch));
}
