/** Timers that also fire in a document whose scripts are forbidden (a sandbox without `allow-scripts`).
 *
 * Chromium runs listeners, observers, frames and tasks of an isolated world there, but never its timers. Until the first
 * timer was seen to fire, tasks with a delay stand in for them.
 */

let fire = false;
setTimeout(() => {
  fire = true;
}, 0);

/** Tasks that stand in for timers, by numbers below 0. @type {Set<number>} */
const standing = new Set();
let last = 0;

/** Run something after a while. @param {() => void} run @param {number} ms @returns {number} what `callOff` takes */
export function later(run, ms) {
  if (fire) return setTimeout(run, ms);
  const id = --last;
  standing.add(id);
  const task = () => {
    if (standing.delete(id)) run();
  };
  /** @type {any} */ (globalThis).scheduler.postTask(task, { delay: ms });
  return id;
}

/** Call off what `later` was given. @param {number} id */
export function callOff(id) {
  if (id < 0) standing.delete(id);
  else clearTimeout(id);
}

/** Wait a while. @param {number} ms @returns {Promise<void>} */
export function pause(ms) {
  return new Promise((resolve) => {
    later(resolve, ms);
  });
}
