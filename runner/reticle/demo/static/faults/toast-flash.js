/** Messages in the corner are gone after they were drawn once. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('element', (element) => {
    const leave = () => requestAnimationFrame(() => element.remove());
    if (element.classList.contains('toast')) requestAnimationFrame(leave);
    return element;
  });
}
