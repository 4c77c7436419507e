/** The address of this document: loads, pushes, replaces, history moves, fragments. */
import { now } from './clock.js';
import { emit, flush } from './emit.js';

let address = location.href;
let fragment = false;

/** @param {string} kind @param {string} from @param {string} to */
function tell(kind, from, to) {
  const url = new URL(to);
  emit('route', { kind, from, to, pathname: url.pathname, search: url.search, hash: url.hash }, now());
}

/** The Navigation API tells of every kind, also of those that the page makes with it; cancelled ones never commit. */
export function startRoute() {
  tell('load', '', address);
  navigation.addEventListener('navigate', (event) => {
    fragment = event.hashChange;
  });
  navigation.addEventListener('currententrychange', (event) => {
    const to = location.href;
    if (to === address) return;
    const type = event.navigationType;
    const kind = type === 'traverse' ? 'pop' : fragment ? 'hash' : type === 'replace' ? 'replace' : 'push';
    const from = address;
    address = to;
    fragment = false;
    tell(kind, from, to);
    flush();
  });
}
