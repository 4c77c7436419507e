/** The part in the page's own world: the app API, and the wire to the core. It never throws and wraps nothing. */
import { Watcher, asText, define, detailOf, freeze, listenTo, observe, parse, say, spell, stopHere } from './builtins.js';
import { closures } from './closures.js';
import { ownerInReact, watchReact } from './react.js';
import { component, onRendered, takeRendered } from './rendered.js';
import { serialize } from './serialize.js';
import { checkAll, listStores, read, register } from './stores.js';
import { ownerInSvelte, ownerInVue, watchVue } from './vue.js';

const UP = `${__RETICLE_TOKEN__}u`;
const DOWN = `${__RETICLE_TOKEN__}d`;
const MAX_BUFFERED = 5000;

let standing = false;
let lost = 0;
let hasRendered = false;
/** @type {string[]} */
let early = [];
let described = 'null';

/** @param {string} line */
function up(line) {
  if (standing) say(UP, line);
  else if (early.length < MAX_BUFFERED) early[early.length] = line;
  else lost++;
}

/** @param {string} line */
function changed(line) {
  up(`c${line}`);
}

/** @param {number} count */
function missed(count) {
  up(`g{"kind":"state","count":${count}}`);
}

/** @param {Event} event */
function hear(event) {
  try {
    stopHere(event);
    const order = parse(detailOf(event));
    if (order.op === 'hello') release();
    else if (order.op === 'read') {
      checkAll(changed, missed);
      say(UP, `a${read(order.store, order.path)}`);
    } else if (order.op === 'check') checkAll(changed, missed);
    else if (order.op === 'rendered') takeRendered((line) => say(UP, `k${line}`));
    else if (order.op === 'stores') say(UP, `a${listStores()}`);
    else if (order.op === 'described') say(UP, `a${described}`);
  } catch {
    // the core takes silence for an answer; the page must not notice
  }
}

/** The core stands: what was said before goes out in its order. */
function release() {
  if (standing) return;
  standing = true;
  const lines = early;
  early = [];
  for (let i = 0; i < lines.length; i++) say(UP, lines[i]);
  if (lost) say(UP, `g{"kind":"signal","count":${lost}}`);
  lost = 0;
  if (hasRendered) say(UP, 'm');
}

const api = {
  /** @param {unknown} name @param {unknown} [data] */
  signal(name, data) {
    try {
      const body = data === undefined ? '' : `,"data":${serialize(data)}`;
      up(`s{"name":${spell(asText(name))}${body}}`);
    } catch {
      // a name that cannot be turned into text is no signal
    }
  },
  /** @param {unknown} name @param {unknown} get @param {unknown} [subscribe] */
  store(name, get, subscribe) {
    try {
      if (!register(asText(name), get, subscribe, changed, missed)) up('q');
    } catch {
      // a store that cannot be read is no store
    }
  },
  /** @param {unknown} said */
  describe(said) {
    described = serialize(said);
  },
};
/** What the runner alone can ask, since it needs objects. @param {Element} el @returns {string} the component that wrote it */
const owner = (el) => ownerInReact(el) || ownerInVue(el) || ownerInSvelte(el);
define(api, 'door', { value: freeze({ ...closures, component, owner }), enumerable: false });
freeze(api);

const MARK = Symbol.for('reticle');
const world = /** @type {any} */ (window);
if (!world[MARK]) {
  try {
    define(window, MARK, { value: api, enumerable: false, configurable: false, writable: false });
    define(window, 'reticle', { value: api, enumerable: false, configurable: true, writable: true });
  } catch {
    // a window that takes no property gets none
  }
  listenTo(DOWN, hear);
  // document.open() throws away every listener of the window; observers stay
  observe(new Watcher(() => listenTo(DOWN, hear)), document, { childList: true });
  say(UP, 'r');
  onRendered(() => {
    if (standing) say(UP, 'm');
    else hasRendered = true;
  });
  for (const watch of [watchReact, watchVue]) {
    try {
      watch();
    } catch {
      // a window that takes no property is not told of components
    }
  }
}
