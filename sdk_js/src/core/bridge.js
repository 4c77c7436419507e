/** The wire to the page's own world: events on the window under a name that the page does not know. */
import { now } from './clock.js';
import { emitRaw, onFlush, schedule } from './emit.js';
import { touch } from './dom.js';
import { keepListening } from './listen.js';

const UP = `${__RETICLE_TOKEN__}u`;
const DOWN = `${__RETICLE_TOKEN__}d`;

/** @type {string | null} */
let answer = null;
/** Whether the app has a store that cannot tell by itself when it changed. */
let quietStores = false;
/** When the first component rendered that the other side has not told of yet; 0 for none. */
let renderedAt = 0;

/** Listen to the other side and tell it that we stand. */
export function startBridge() {
  keepListening(UP, hear);
  send({ op: 'hello' });
  onFlush(() => {
    if (quietStores) send({ op: 'check' });
    if (renderedAt) send({ op: 'rendered' });
    renderedAt = 0;
  });
}

/** @param {Event} event */
function hear(event) {
  const said = String(/** @type {CustomEvent} */ (event).detail);
  event.stopImmediatePropagation();
  const kind = said.slice(0, 1);
  const rest = said.slice(1);
  if (kind === 'a') answer = rest;
  else if (kind === 's') emitRaw('signal', rest, now());
  else if (kind === 'c') {
    emitRaw('state', rest, now());
    touch();
  } else if (kind === 'm') renderedAt ||= now();
  else if (kind === 'k') emitRaw('component', rest, renderedAt || now());
  else if (kind === 'g') emitRaw('gap', rest, now());
  else if (kind === 'q') quietStores = true;
  else if (kind === 'r') send({ op: 'hello' });
  schedule();
}

/** @param {object} order */
function send(order) {
  dispatchEvent(new CustomEvent(DOWN, { detail: JSON.stringify(order) }));
}

/** Ask the other side and get its answer at once, or null when nobody is there. @param {object} order @returns {any} */
export function ask(order) {
  answer = null;
  send(order);
  const said = /** @type {string | null} */ (answer);
  answer = null;
  if (said === null) return null;
  try {
    return JSON.parse(said);
  } catch {
    return null;
  }
}
