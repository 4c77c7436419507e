/** The browser's own clock, milliseconds since the epoch; the page cannot replace it in this world. */
import { callOff, later } from './timers.js';

/** @returns {number} */
export function now() {
  return performance.timeOrigin + performance.now();
}

const channel = new MessageChannel();
/** @type {(() => void)[]} */
const waiting = [];
channel.port1.onmessage = () => {
  const next = waiting.shift();
  if (next) next();
};

/** Run in a task of its own, right after what runs now (and its microtasks). @param {() => void} run */
export function afterTask(run) {
  waiting.push(run);
  channel.port2.postMessage(0);
}

/** Wait for the next frame; a tab that draws none is woken by a timer. @returns {Promise<boolean>} whether it was a frame */
export function nextFrame() {
  return new Promise((resolve) => {
    const timer = later(() => resolve(false), 250);
    requestAnimationFrame(() => {
      callOff(timer);
      resolve(true);
    });
  });
}
