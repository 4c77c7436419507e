/** The answers of the chat arrive and are not shown; the greeting is. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('stream', (take, kind) => {
    if (kind !== 'chat') return take;
    let greeted = false;
    return (event) => {
      if (!greeted) take(event);
      greeted = true;
    };
  });
}
