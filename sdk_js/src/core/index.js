/** The core: stands in the isolated world of every frame before the page's first script runs. */
import './members.js';
import { aim } from './aim.js';
import { ask, startBridge } from './bridge.js';
import { frameFacts, listCandidates, takeFingerprint } from './candidates.js';
import { nextFrame, now } from './clock.js';
import { drain, observeRoots, onMutation, startDom, touch, watchGrowth } from './dom.js';
import { flush } from './emit.js';
import { fileField, giveFiles, guardFiles } from './files.js';
import { checkedOf, deepActive, identity, isSecretField, isTextEntry, valueOf } from './facts.js';
import { choose, enter, findOptions, isCatcher, isPicked, setPicked, whyInvalid } from './field.js';
import { BadSelector, findAll } from './find.js';
import { focused, giveFocus, hasKeys } from './focus.js';
import { arm, disarm, isDragging, reportEnded, reportNow, standGuard, whenRested } from './guard.js';
import { reaches } from './hit.js';
import { blurFrom, fieldsOf, scrollFrom } from './forms.js';
import { readIndexed } from './indexed_db.js';
import { noticeRoot } from './listen.js';
import { explainMiss } from './miss.js';
import { describe } from './names.js';
import { outline } from './outline.js';
import { giveRoles, unknownRoles } from './own_roles.js';
import { readAll } from './read.js';
import { findByRef, refOf, standsNow } from './refs.js';
import { startRoute } from './route.js';
import { startSigns } from './signs.js';
import { pause } from './timers.js';
import { adoptRootsAround, countNodes, isKnownRoot, listRoots, owns, takeSuspects } from './tree.js';
import { deepHit, topModal, whyInaccessible } from './visible.js';

const MAX_LISTED = 20;

/** @type {string[]} */
let testids = ['data-testid', 'data-test-id', 'data-test', 'data-cy'];

/** @param {number} id @returns {Element} */
function get(id) {
  const el = findByRef(id);
  if (!el) throw new Error(`gone:${standsNow(id)}`);
  return el;
}

/** @type {Record<string, (...args: any[]) => any>} */
const api = {
  configure(/** @type {{testids: string[]}} */ options) {
    testids = options.testids;
    return true;
  },

  /** @param {import('./find.js').Query} query @param {boolean} explain */
  find(query, explain) {
    const roots = listRoots();
    observeRoots(roots);
    watchGrowth();
    const suspects = takeSuspects();
    try {
      const found = findAll(query, testids);
      return {
        count: found.length,
        suspects,
        'matches': found.slice(0, MAX_LISTED).map((el) => identity(el, testids)),
        miss: found.length || !explain ? null : explainMiss(query, testids),
      };
    } catch (error) {
      if (error instanceof BadSelector) return { count: 0, suspects: 0, 'matches': [], miss: null, badSelector: error.message };
      throw error;
    }
  },

  /** Wait until usable; arm the guard for the press. @param {number} id @param {any} want */
  async aim(id, want) {
    const el = get(id);
    await whenRested();
    const { aim: done, refused } = await aim(el, want);
    if (!done) return { refused };
    const watch = want.watch ? el : null;
    if (want.arm && !done.keys) arm({ id: want.arm, target: done.target, watch, force: !!want.force, presses: want.presses ?? 1, by: want.by ?? 'mouse' });
    return { refused: null, x: done.x, y: done.y, scrolled: done.scrolled, occludedBy: done.occludedBy, keys: !!done.keys };
  },

  /** Aim at a field and put the caret in. @param {number} id @param {any} want */
  async edit(id, want) {
    const el = get(id);
    await whenRested();
    if (isPicked(el)) want.value ??= want.typed;
    // a number field drops the keys that it cannot hold
    const whole = el instanceof HTMLInputElement && el.type === 'number' ? el.value + (want.typed ?? '') : '';
    const invalid = whyInvalid(el, want.value ?? whole);
    if (invalid) return { refused: { kind: 'invalid_value', what: invalid } };
    const { aim: done, refused } = await aim(el, want);
    if (!done) return { refused };
    const before = valueOf(el);
    if (isPicked(el) && want.value !== undefined) {
      arm({ id: want.arm, target: el, watch: el, force: true, presses: 99, by: 'input' });
      setPicked(/** @type {HTMLInputElement} */ (el), want.value);
      reportNow(want.arm);
      return { refused: null, done: true, scrolled: done.scrolled, before, secret: isSecretField(el), value: valueOf(el), kind: kindOf(el) };
    }
    const focusBefore = deepActive();
    const edits = want.lines && kindOf(el) === 'contenteditable' ? want.lines : 1;
    arm({ id: want.arm, target: el, watch: el, force: true, presses: want.presses ?? edits, by: want.by ?? 'input' });
    const caught = !!want.keys && isCatcher(el); // its caret is the editor's own business
    const focused = caught || enter(el, want.caret);
    const focus = deepActive();
    return { refused: null, done: false, scrolled: done.scrolled, before, focused, caught, secret: isSecretField(el), kind: kindOf(el), focus: focus === focusBefore ? null : [focusBefore ? refOf(focusBefore) : null, focus ? refOf(focus) : null] };
  },

  /** @param {number} id @param {any} want */
  async select(id, want) {
    let el = get(id);
    if (el instanceof HTMLOptionElement) {
      want = { ...want, index: [.../** @type {HTMLSelectElement} */ (el.closest('select')).options].indexOf(el) };
      el = /** @type {HTMLSelectElement} */ (el.closest('select'));
    }
    if (!(el instanceof HTMLSelectElement)) return { refused: { kind: 'unsupported', what: `it is ${describe(el)}, not a <select>: click it, then click the option` } };
    const end = now() + want.timeoutMs;
    for (;;) {
      const { aim: done, refused } = await aim(el, { ...want, use: 'select', timeoutMs: Math.max(0, end - now()) });
      if (!done) return { refused };
      const found = findOptions(el, want);
      if (found.refused) {
        if (now() >= end) return { refused: found.refused };
        await Promise.race([changed(), pause(Math.max(0, end - now()))]);
        continue;
      }
      arm({ id: want.arm, target: el, watch: el, force: true, presses: 99, by: 'input' });
      const took = choose(el, found.options);
      reportNow(want.arm);
      return { refused: null, took, kept: found.options.every((option) => option.selected), scrolled: done.scrolled, value: valueOf(el) };
    }
  },

  guard: arm,
  dragging: isDragging,

  disarm,
  now,

  fileField,
  guardFiles,
  giveFiles,

  /** Why nobody who goes by roles and names reaches an element, or "". @param {number} id */
  whyUnheard: (id) => whyInaccessible(get(id), topModal()),

  /** @param {number} id @param {any} order */
  async guardKeys(id, order) {
    await whenRested();
    const el = findByRef(id);
    arm({ ...order, target: el, watch: el && isTextEntry(el) ? el : null });
    return true;
  },

  /** Wait until the element may have the focus, and give it. @param {number} id @param {any} want */
  async focus(id, want) {
    const el = get(id);
    const { aim: done, refused } = await aim(el, want);
    if (!done) return { refused };
    if (giveFocus(el, want.token) || !want.token) return { refused: null };
    return { refused: { kind: 'unsupported', what: 'it takes no focus' } };
  },

  focused: () => focused(testids),

  /** Whether keys that are pressed now go to an element. @param {number} id @returns {boolean} */
  hasKeys: (id) => hasKeys(get(id)),

  /** @param {number} id */
  checked(id) {
    return checkedOf(get(id));
  },

  /** Inner size of a frame element, in its own pixels. @param {number} id @returns {[number, number]} */
  contentSize(id) {
    const el = /** @type {HTMLElement} */ (get(id));
    const style = getComputedStyle(el);
    /** @param {string} side */
    const pad = (side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0;
    return [el.clientWidth - pad('left') - pad('right'), el.clientHeight - pad('top') - pad('bottom')];
  },
  reportEnded,
  reportNow,

  /** @param {number} id */
  value(id) {
    const el = get(id);
    return { value: valueOf(el), secret: isSecretField(el) };
  },

  /** @param {number} id @param {string} token */
  blur(id, token) {
    const el = /** @type {HTMLElement} */ (get(id));
    arm({ id: token, target: el, watch: null, force: true, presses: 99, by: 'input' });
    blurFrom(el);
    reportNow(token);
    return true;
  },

  /** What submits the form of an element: its default button, else the form. @param {number} id */
  submitter(id) {
    const el = get(id);
    const form = el instanceof HTMLFormElement ? el : 'form' in el && el.form instanceof HTMLFormElement ? el.form : el.closest('form');
    if (!form) return { none: `${describe(el)} belongs to no form` };
    const button = fieldsOf(form).find((item) => /^(submit|image)$/.test(/** @type {HTMLInputElement} */ (item).type ?? ''));
    return button ? { button: refOf(button) } : { form: refOf(form) };
  },

  /** Ask a form that a person could get at to submit itself. @param {number} id @param {string} token @param {any} want */
  async submit(id, token, want) {
    const form = /** @type {HTMLFormElement} */ (get(id));
    const { refused } = await aim(form, want);
    if (refused) return { refused };
    arm({ id: token, target: form, watch: null, force: true, presses: 99, by: 'input' });
    form.requestSubmit();
    reportNow(token);
    return { refused: null };
  },

  /** @param {number | null} id @param {number} x @param {number} y */
  scrollBy(id, x, y) {
    const el = id === null ? document.scrollingElement ?? document.documentElement : get(id);
    const before = [el.scrollLeft, el.scrollTop];
    scrollFrom(el, x, y);
    return { moved: el.scrollLeft !== before[0] || el.scrollTop !== before[1] };
  },

  /** Whether a point of this document shows the frame element `id`, and what lies there if not. @param {number} id @param {number} x @param {number} y */
  showsFrame(id, x, y) {
    const el = get(id);
    const hit = deepHit(x, y);
    return { shown: hit !== null && reaches(el, hit), cover: hit ? describe(hit) : '' };
  },

  /** @param {number} id */
  bringFrame(id) {
    get(id).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return true;
  },

  /** @param {number} id */
  element: get,

  /** A root gives 1 when it was not known yet, an element its number. @param {Element | ShadowRoot} node */
  adopt(node) {
    const known = isKnownRoot(node);
    observeRoots(adoptRootsAround(node));
    return node instanceof ShadowRoot ? Number(!known) : refOf(node);
  },

  countNodes: () => countNodes(),

  /** @param {number} id */
  stale(id) {
    return { live: findByRef(id) !== null, now: standsNow(id) };
  },

  /** @param {import('./find.js').Query} outer @param {number[]} ids @returns {boolean[]} */
  within(outer, ids) {
    const scope = findAll(outer, testids);
    return ids.map((id) => {
      const el = findByRef(id);
      return !!el && scope.some((top) => owns(top, el));
    });
  },

  /** @param {import('./read.js').Question[]} questions */
  read(questions) {
    return readAll(questions, testids);
  },

  /** @param {import('./outline.js').Order} order */
  outline(order) {
    const roots = listRoots();
    observeRoots(roots);
    return outline(order, testids, order.start ? get(order.start) : null, roots);
  },

  unknownRoles,
  giveRoles,
  readIndexed,

  fingerprint(/** @type {number} */ id) {
    return takeFingerprint(get(id), testids);
  },

  candidates(/** @type {any} */ old) {
    return listCandidates(old, testids);
  },

  frameFacts(/** @type {number} */ id) {
    return frameFacts(get(id), testids);
  },

  stores() {
    return ask({ op: 'stores' }) ?? [];
  },

  described() {
    return ask({ op: 'described' });
  },

  async flush() {
    await pause(0); // timers of the page that are due, late on a slow machine
    drain();
    flush();
    return now();
  },

  /** Tell everything after two frames more, however long the machine takes for them. */
  async flushFrames() {
    await nextFrame();
    await nextFrame();
    return api.flush();
  },

  async axe(/** @type {any} */ options) {
    return runAxe(options);
  },
};

/** Add what another bundle can be asked. @param {Record<string, (...args: any[]) => any>} more */
export function extend(more) {
  Object.assign(api, more);
}

/** @returns {string[]} the attributes that hold test ids */
export function testidNames() {
  return testids;
}

/** @param {Element} el @returns {string} */
function kindOf(el) {
  if (el instanceof HTMLInputElement) return el.type;
  return el instanceof HTMLTextAreaElement ? 'textarea' : 'contenteditable';
}

/** @type {(() => void)[]} */
let wakers = [];

/** @returns {Promise<void>} */
function changed() {
  return new Promise((resolve) => wakers.push(resolve));
}

/** axe-core is put into this world only when somebody asks. @param {{rules: string[] | null, within: import('./find.js').Query | null}} options */
async function runAxe(options) {
  const engine = /** @type {any} */ (globalThis).axe;
  const scope = options.within ? findAll(options.within, testids) : [document];
  if (!scope.length) return { findings: [], scope: 0 };
  const rules = options.rules ? { runOnly: { type: 'rule', values: options.rules } } : {};
  const findings = [];
  for (const top of scope) {
    const result = await engine.run(top, { ...rules, resultTypes: ['violations'], iframes: false });
    for (const rule of result.violations) {
      for (const node of rule.nodes) {
        findings.push({ rule: rule.id, impact: node.impact ?? rule.impact ?? 'minor', target: node.target.flat().join(' '), help: rule.help });
      }
    }
  }
  return { findings, scope: scope.length };
}

/** One door for all calls from outside: plain JSON in, JSON text out; what threw is told, not thrown.
 * @param {string} name @param {any[]} args @returns {Promise<string> | string | Element} */
function call(name, ...args) {
  try {
    const result = api[name](...args);
    if (result instanceof Element) return result;
    if (result instanceof Promise) return result.then((value) => JSON.stringify({ ok: value ?? null }), failed);
    return JSON.stringify({ ok: result ?? null });
  } catch (error) {
    return failed(error);
  }
}

/** @param {unknown} error @returns {string} */
function failed(error) {
  const message = error instanceof Error ? error.message : String(error);
  return JSON.stringify(message.startsWith('gone:') ? { gone: message.slice(5) } : { error: message });
}

const world = /** @type {any} */ (globalThis);
if (!world.__reticle) {
  world.__reticle = call;
  standGuard();
  startDom();
  onMutation(() => {
    noticeRoot();
    const waiting = wakers;
    wakers = [];
    for (const wake of waiting) wake();
  });
  startRoute();
  startSigns(() => testids);
  startBridge();
  touch();
}
