/** Which components rendered, gathered until the core asks: React's commits and Vue's updates. */
import { MapOf, asText, mapEach, mapGet, mapSet, spell } from './builtins.js';
import { own } from './libraries.js';

const MAX_KINDS = 200;
const MAX_NAMES = 2000;

/** @typedef {{name: string, renders: number, mounts: number, source: string}} Rendered */
/** @typedef {{commits: number, kinds: Map<unknown, Rendered>, size: number, more: number}} Gathered */

/** What each name stood for last. @type {Map<string, unknown>} */
const named = new MapOf();
let names = 0;
/** @type {Map<string, Gathered>} */
let gathered = new MapOf();
let told = false;
/** @type {() => void} */
let tell = () => {};

/** @param {() => void} kick called when there is something, once until it is taken */
export function onRendered(kick) {
  tell = kick;
}

/** @param {string} framework @returns {Gathered} */
export function gather(framework) {
  let at = mapGet(gathered, framework);
  if (!at) mapSet(gathered, framework, (at = { commits: 0, kinds: new MapOf(), size: 0, more: 0 }));
  return at;
}

/** One component rendered. @param {Gathered} into @param {unknown} kind what all of its instances share
 * @param {boolean} mounted @param {any} one an instance @param {(one: any) => {name: string, source: string}} describe asked of one instance a kind */
export function rendered(into, kind, mounted, one, describe) {
  let at = mapGet(into.kinds, kind);
  if (!at) {
    if (into.size >= MAX_KINDS) {
      into.more++;
      return;
    }
    into.size++;
    mapSet(into.kinds, kind, (at = { ...describe(one), renders: 0, mounts: 0 }));
    if (names < MAX_NAMES && mapGet(named, at.name) !== kind) {
      names++;
      mapSet(named, at.name, kind);
    }
  }
  at.renders++;
  if (mounted) at.mounts++;
}

/** The function that a component is, by the name that it was told by. @param {string} name @returns {unknown} */
export function component(name) {
  const kind = mapGet(named, name);
  if (typeof kind === 'function') return kind;
  const found = own(kind, 'render') ?? own(kind, 'setup');
  return typeof found === 'function' ? found : null;
}

/** A commit was gathered. @param {Gathered} into */
export function committed(into) {
  into.commits++;
  if (told) return;
  told = true;
  tell();
}

/** What was gathered, and forget it. @param {(line: string) => void} say */
export function takeRendered(say) {
  const taken = gathered;
  gathered = new MapOf();
  told = false;
  mapEach(taken, (/** @type {Gathered} */ at, /** @type {string} */ framework) => {
    let list = '';
    mapEach(at.kinds, (/** @type {Rendered} */ one) => {
      list += `${list && ','}[${spell(asText(one.name))},${one.renders},${one.mounts},${spell(asText(one.source))}]`;
    });
    say(`{"framework":${spell(framework)},"count":${at.commits},"more":${at.more},"components":[${list}]}`);
  });
}
