/** What the recorder says to the outside: at once, before the app reacts, so that what the app does falls behind it. */
import { afterTask } from '../core/clock.js';
import { tell as tellChanges } from '../core/dom.js';
import { emit, flush } from '../core/emit.js';

let next = 1;
let on = true;
/** What is known only when an event has run its course. @type {Set<() => void>} */
const pending = new Set();

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
  settle();
  tellChanges(); // what has changed until now is no consequence of it
  const gesture = next++;
  tell({ k: 'begin', g: gesture, how });
  return gesture;
}

/** Run when the event that is told now has run its course, default action and all: in a task of its own, and at the
 * latest before the next gesture begins, since a busy page gets the next input first.
 * @param {() => void} run @param {number} [tasks] */
export function soon(run, tasks = 1) {
  pending.add(run);
  const last = () => {
    if (pending.delete(run)) run();
  };
  afterTask(tasks > 1 ? () => afterTask(last) : last);
}

/** The next gesture comes: what was still open of those before it is decided. */
export function settle() {
  for (const run of [...pending]) if (pending.delete(run)) run();
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
