/**
 * Places where a planted fault or a drift may step in. In a plain shop nobody does, and every value stays as it is.
 *
 * request   the function that talks to the API         listen   an event handler, with {type, testid}
 * signal    the function that sends a signal           element  an element that was just made
 * navigate  the function that changes the address      place    a node about to be put into its parent
 * commit    a change of the store, with the old state  list     the items of a list about to be shown
 * view      a whole view, with its name                strings  the shop's texts
 * stream    what takes a message of a stream, with its kind ("stock", "chat")
 * keep      the function that keeps a value in the browser's storage
 */

/** @type {Map<string, Function[]>} */
const steppedIn = new Map();

/** Step in at a seam: `change(value, context)` returns what takes the value's place. */
export function stepIn(seam, change) {
  steppedIn.set(seam, [...(steppedIn.get(seam) ?? []), change]);
}

/** Pass a value through everything that stepped in at a seam. */
export function through(seam, value, context) {
  return (steppedIn.get(seam) ?? []).reduce((now, change) => change(now, context), value);
}
