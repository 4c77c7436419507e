/** What the recorder says to the outside: at once, before the app reacts, so that what the app does falls behind it. */
import { emit, flush } from '../core/emit.js';

let next = 1;
let on = true;

/** @returns {boolean} whether gestures are recorded at this moment */
export function isOn() {
  return on;
}

/** @param {boolean} wanted */
export function setOn(wanted) {
  on = wanted;
}

/** Begin a gesture: whatever the app does from here on may be its consequence. @param {'pointer' | 'key' | 'edit'} how @returns {number} */
export function begin(how) {
  const gesture = next++;
  tell({ k: 'begin', g: gesture, how });
  return gesture;
}

/** Say what a gesture was. @param {number} gesture @param {string} action @param {Record<string, unknown>} more */
export function did(gesture, action, more) {
  tell({ k: 'did', g: gesture, action, ...more });
}

/** Take back what was said of a gesture: it turned out to be something else. @param {number} gesture */
export function drop(gesture) {
  tell({ k: 'drop', g: gesture });
}

/** @param {Record<string, unknown>} data */
export function tell(data) {
  emit('rec', data);
  flush();
}
