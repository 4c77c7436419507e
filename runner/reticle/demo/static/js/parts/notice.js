/** One line that says what just happened, and one that says what went wrong; both are read out. */

import { h, icon } from '../dom.js';

let good;
let bad;

export function notices() {
  good = h('p', { class: 'notice', role: 'status', testid: 'notice' });
  bad = h('p', { class: 'notice notice-bad', role: 'alert', testid: 'problem' });
  return h('div', { class: 'notices' }, good, bad);
}

export function say(sentence) {
  bad.replaceChildren();
  good.replaceChildren(icon('check'), sentence);
}

export function sayProblem(sentence) {
  good.replaceChildren();
  bad.replaceChildren(icon('alert'), sentence);
}

export function clearNotices() {
  good.replaceChildren();
  bad.replaceChildren();
}
