/** Listeners on the window that outlive `document.open()`, which throws away every listener of window and document. */

/** @type {[string, (event: any) => void, AddEventListenerOptions][]} */
const kept = [];
/** @type {Element | null} */
let root = document.documentElement;

/** Listen before the page's own listeners and keep listening. @param {string} type @param {(event: any) => void} heard @param {AddEventListenerOptions} [options] */
export function keepListening(type, heard, options = { capture: true, passive: true }) {
  kept.push([type, heard, options]);
  addEventListener(type, heard, options);
}

/** Stand again where we stood. A listener that is still there is not added twice. */
export function standAgain() {
  for (const [type, heard, options] of kept) addEventListener(type, heard, options);
}

/** Called with every mutation: a new root element may mean that the document was opened again. */
export function noticeRoot() {
  if (document.documentElement === root) return;
  root = document.documentElement;
  standAgain();
}
