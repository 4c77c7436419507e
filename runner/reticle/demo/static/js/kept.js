/** What the browser keeps: for good (`kept`), or for this tab alone (`draft`). */

import { through } from './seams.js';

const PREFIX = 'shop.';

/** A value that stays in this browser, or what `otherwise` is. */
export function kept(name, otherwise) {
  return read(localStorage, name, otherwise);
}

export function keep(name, value) {
  through('keep', write)(localStorage, name, value);
}

/** A value that stays until the tab is closed. */
export function draft(name, otherwise) {
  return read(sessionStorage, name, otherwise);
}

export function keepDraft(name, value) {
  through('keep', write)(sessionStorage, name, value);
}

function read(storage, name, otherwise) {
  try {
    return JSON.parse(storage.getItem(PREFIX + name)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(storage, name, value) {
  if (value === null) storage.removeItem(PREFIX + name);
  else storage.setItem(PREFIX + name, JSON.stringify(value));
}
