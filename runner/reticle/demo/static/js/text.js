/** Texts, money and dates in the page's language. */

import { through } from './seams.js';
import { english } from './strings/en.js';

let spoken;

function strings() {
  spoken ??= through('strings', english);
  return spoken;
}

/** The text of a key; `{name}` places are filled from `values`. */
export function t(key, values = {}) {
  const text = strings().texts[key];
  if (text === undefined) throw new Error(`no text for ${key}`);
  return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

/** The text of a key in its form for one or for many. */
export function counted(key, count, values = {}) {
  return t(`${key}.${count === 1 ? 'one' : 'many'}`, { count, ...values });
}

/** A sentence of the server, in the page's language where it is known. */
export function translate(sentence) {
  for (const [pattern, text] of strings().sentences) {
    const found = pattern.exec(sentence);
    if (found) return text.replace(/\{(\d)\}/g, (_, index) => found[Number(index)]);
  }
  return sentence;
}

/** Cents as money: 1250 gives "€12.50". */
export function money(cents) {
  const format = new Intl.NumberFormat(document.documentElement.lang, { style: 'currency', currency: 'EUR' });
  return format.format(cents / 100);
}

/** A date such as 2026-11-30 as people write it. */
export function date(day) {
  const format = new Intl.DateTimeFormat(document.documentElement.lang === 'en' ? 'en-GB' : document.documentElement.lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
