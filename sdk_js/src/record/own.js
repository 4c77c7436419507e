/** What belongs to the recorder itself: events on it are nobody's gesture, and the page hears nothing of them. */

/** @type {{holds: (x: number, y: number) => boolean, host: Element | null}} */
const ours = { holds: () => false, host: null };

/** @param {Element} host @param {(x: number, y: number) => boolean} holds whether a point of the viewport is ours */
export function claim(host, holds) {
  ours.host = host;
  ours.holds = holds;
}

/** @param {Event} event @returns {boolean} */
export function isOwn(event) {
  if (ours.host && event.composedPath()[0] === ours.host) return true;
  return event instanceof MouseEvent && ours.holds(event.clientX, event.clientY);
}

/** @returns {Element | null} */
export function ownHost() {
  return ours.host;
}
