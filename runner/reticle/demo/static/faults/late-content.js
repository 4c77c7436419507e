/** What a page is about is shown four seconds after the rest. */

import { stepIn } from '/static/js/seams.js';

const LATER_MS = 4000;

export function install() {
  stepIn('view', (view) => {
    view.style.visibility = 'hidden';
    setTimeout(() => view.style.removeProperty('visibility'), LATER_MS);
    return view;
  });
}
