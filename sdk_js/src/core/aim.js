/** Bring an element into a state in which a person could use it, waiting frame by frame, or say what is in the way. */
import { nextFrame, now } from './clock.js';
import { isEditable, isTextEntry } from './facts.js';
import { isCatcher } from './field.js';
import { hasKeys } from './focus.js';
import { scrollFrom } from './forms.js';
import { describeCover, findGap, findSpot, forcedPoint, hasBox, pressableOf } from './hit.js';
import { describe } from './names.js';
import { flatParent, holds, shadowOf } from './tree.js';
import { standIn, takesKeys } from './unseen.js';
import { deepHit, isDisabled, isInViewport, isRendered, pictureOf, topModal } from './visible.js';

/**
 * @typedef {object} Want
 * @property {'press' | 'hover' | 'edit' | 'focus' | 'seen' | 'toggle' | 'select' | 'file'} use
 * @property {boolean} [keys] keys are pressed: they go where the focus is, whatever lies over it
 * @property {boolean} [force] @property {{x: number, y: number} | null} [position] @property {number} timeoutMs
 */
/** @typedef {{kind: string, what: string}} Refusal */
/** @typedef {{el: Element, target: Element, x: number, y: number, scrolled: boolean, occludedBy: string | null, keys?: boolean}} Aim `keys`: no pointer gets there, a keyboard does */

const MOVE_PATIENCE_MS = 1000;
/** Looking closely for a free point is for every so many tries only. */
const CLOSE_LOOKS = 8;
const GAP_LOOKS = 24;

/** @param {Element} el @param {Want} want @returns {Promise<{aim: Aim | null, refused: Refusal | null}>} */
export async function aim(el, want) {
  const started = now();
  const deadline = started + want.timeoutMs;
  let scrolled = false;
  let round = 0;
  for (;;) {
    if (!el.isConnected) return { aim: null, refused: { kind: 'gone', what: 'it left the page' } };
    const target = targetOf(el, want);
    let refused = whyNot(el, target, want);
    const byKeys = /^(edit|select)$/.test(want.use) || (want.use === 'toggle' && target === el);
    let keyed = byKeys && /^(zero_size|no_pointer_events)$/.test(refused?.kind ?? '') && takesKeys(el, null);
    if (!refused && (/^(focus|file)$/.test(want.use) || (want.keys && hasKeys(el)))) return { aim: { el, target: el, x: 0, y: 0, scrolled, occludedBy: null }, refused: null };
    if (!refused) {
      const moving = await isMoving(pictureOf(target) ?? target, now() - started);
      if (moving) refused = { kind: 'unstable', what: 'it does not stand still' };
      else {
        scrolled = bringIntoView(target, want, round) || scrolled;
        if (want.use === 'seen') return { aim: { el, target, x: 0, y: 0, scrolled, occludedBy: null }, refused: null };
        const spot = findAny(target, want, round);
        if (spot.point) return { aim: { el, target, ...spot.point, scrolled, occludedBy: null }, refused: null };
        const cover = spot.cover ? describeCover(spot.cover, target) : '';
        if (want.force) {
          const point = forcedPoint(target, want.position ?? null);
          if (point) return { aim: { el, target, ...point, scrolled, occludedBy: cover || null }, refused: null };
        }
        keyed = byKeys && takesKeys(el, spot.cover);
        refused = cover
          ? { kind: 'occluded', what: `covered by ${cover}` }
          : { kind: spot.area ? 'hidden' : 'zero_size', what: spot.area ? 'no part of it can be scrolled into view' : 'it has no size' };
      }
    }
    if (keyed) return { aim: { el, target: el, ...(forcedPoint(el, null) ?? { x: 0, y: 0 }), scrolled, occludedBy: null, keys: true }, refused: null };
    round++;
    if (now() >= deadline || want.timeoutMs <= 0) return { aim: null, refused };
    await nextFrame();
  }
}

/** Find a free point, now and then by looking closely. @param {Element} target @param {Want} want @param {number} round */
function findAny(target, want, round) {
  const how = { position: want.position, avoidInner: target.localName === 'label' };
  const spot = findSpot(target, how);
  if (spot.point || want.position || !spot.area || round % CLOSE_LOOKS) return spot;
  const point = findGap(target, spot.cover, how.avoidInner);
  return point ? { ...spot, point } : spot;
}

/** What is really pressed: the label of a control that people cannot see or hit. @param {Element} el @param {Want} want @returns {Element} */
function targetOf(el, want) {
  if (want.use === 'toggle' || (want.use === 'press' && el instanceof HTMLInputElement && /^(checkbox|radio)$/.test(el.type))) {
    const box = el.getBoundingClientRect();
    const plain = isRendered(el, true) && box.width > 3 && box.height > 3 && getComputedStyle(el).pointerEvents !== 'none';
    if (plain && findSpot(el).point) return el;
    const labels = el instanceof HTMLInputElement ? [...(el.labels ?? [])] : [];
    return labels.find((label) => isRendered(label) && hasBox(label)) ?? standIn(el) ?? el;
  }
  if (want.use === 'press' && !want.position && !findSpot(el).point) return standIn(el) ?? inertWord(el);
  return want.use === 'press' || want.use === 'hover' ? inertWord(el) : el;
}

/** A word that takes no pointer stands for the button around it. @param {Element} el @returns {Element} */
function inertWord(el) {
  return getComputedStyle(el).pointerEvents === 'none' ? pressableOf(el) : el;
}

/** @param {Element} el @param {Element} target @param {Want} want @returns {Refusal | null} */
function whyNot(el, target, want) {
  if (want.use === 'file') return isDisabled(el) && !want.force ? { kind: 'disabled', what: whyDisabled(el) } : null; // people reach it through what opens it
  if (!isRendered(target)) return { kind: 'hidden', what: whyUnseen(target) };
  const modal = topModal();
  if (!want.force && want.use !== 'seen') {
    const inert = inertBy(target, modal);
    if (inert) return inert;
    if (want.use !== 'hover' && isDisabled(el)) return { kind: 'disabled', what: whyDisabled(el) };
    if (want.use === 'edit' && isTextEntry(el) && !isEditable(el)) return { kind: 'readonly', what: 'it is read-only' };
    if (want.use === 'edit' && !isTextEntry(el) && el.localName !== 'select' && !(want.keys && isCatcher(el))) {
      return { kind: 'unsupported', what: 'it takes no text' };
    }
  }
  if (/^(press|hover|toggle|select)$/.test(want.use)) {
    if (!hasBox(target)) return { kind: 'zero_size', what: 'it has no size' };
    if (!want.force && getComputedStyle(target).pointerEvents === 'none') {
      return { kind: 'no_pointer_events', what: 'it takes no pointer (pointer-events: none), a press would go to what is behind it' };
    }
  }
  return null;
}

/** @param {Element} el @param {Element | null} modal @returns {Refusal | null} */
function inertBy(el, modal) {
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (at.hasAttribute('inert')) return { kind: 'disabled', what: `it is inert (${describe(at)} has the inert attribute)` };
  }
  if (modal && !holds(modal, el)) return { kind: 'occluded', what: `covered by ${describe(modal)}` };
  return null;
}

/** @param {Element} el @returns {string} */
function whyUnseen(el) {
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const whose = at === el ? 'it has' : `${describe(at)} around it has`;
    if (style.display === 'none') return `${whose} display: none`;
    if (at === el && style.visibility !== 'visible') return `it has visibility: ${style.visibility}`;
    if (style.contentVisibility === 'hidden') return `${whose} content-visibility: hidden`;
  }
  return 'it is not rendered';
}

/** @param {Element} el @returns {string} */
function whyDisabled(el) {
  if (el.hasAttribute('disabled')) return 'it is disabled';
  const fieldset = el.closest('fieldset:disabled');
  if (fieldset && el.matches(':disabled')) return `it is disabled by ${describe(fieldset)}`;
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (at.getAttribute('aria-disabled') === 'true') return at === el ? 'it is aria-disabled' : `${describe(at)} around it is aria-disabled`;
  }
  return 'it is disabled';
}

/** Ask whether an animation runs on it or around it, and only then compare boxes over a frame.
 * @param {Element} el @param {number} waitedMs @returns {Promise<boolean>} */
async function isMoving(el, waitedMs) {
  const running = runningOver(el);
  if (!running.length) return false;
  const before = el.getBoundingClientRect();
  if (!(await nextFrame())) return false;
  const after = el.getBoundingClientRect();
  const same = Math.abs(before.x - after.x) < 0.5 && Math.abs(before.y - after.y) < 0.5 && Math.abs(before.width - after.width) < 0.5 && Math.abs(before.height - after.height) < 0.5;
  if (same) return false;
  const endless = running.every((animation) => animation.effect?.getComputedTiming().endTime === Infinity);
  if (!endless && waitedMs < MOVE_PATIENCE_MS * 5) return true;
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  return !(x > after.left && x < after.right && y > after.top && y < after.bottom);
}

/** @param {Element} el @returns {Animation[]} */
function runningOver(el) {
  /** @type {Animation[]} */ const out = [];
  const any = document.getAnimations().length > 0 || shadowOf(el.getRootNode() instanceof ShadowRoot ? /** @type {ShadowRoot} */ (el.getRootNode()).host : el);
  if (!any) return out;
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    for (const animation of at.getAnimations()) if (animation.playState === 'running') out.push(animation);
  }
  return out;
}

/** Scroll only when no free point is in view; other alignments are tried when something sticky covers it there.
 * @param {Element} el @param {Want} want @param {number} round @returns {boolean} whether it scrolled */
function bringIntoView(el, want, round) {
  const seen = pictureOf(el) ?? el; // the part of a picture has no box of its own
  if (want.use === 'seen') {
    if (isFullyInView(seen)) return false;
    const before = seen.getBoundingClientRect();
    seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return hasMoved(before, seen.getBoundingClientRect());
  }
  const spot = findSpot(el, { position: want.position, avoidInner: el.localName === 'label' });
  if (spot.point || (isInViewport(seen) && spot.cover && round > 8)) return false;
  if (isFullyInView(seen) && !(spot.cover && isPinned(spot.cover))) return false;
  const before = seen.getBoundingClientRect();
  for (const block of /** @type {ScrollLogicalPosition[]} */ (['center', 'end', 'start'])) {
    seen.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
    if (findSpot(el, { position: want.position }).point) return hasMoved(before, seen.getBoundingClientRect());
  }
  if (spot.cover && isPinned(spot.cover) && !isPinned(seen)) scrollToGap(seen);
  return hasMoved(before, seen.getBoundingClientRect());
}

/** Bring an element between what is pinned at the top and at the bottom. @param {Element} el */
function scrollToGap(el) {
  const box = el.getBoundingClientRect();
  const x = Math.min(Math.max(box.x + box.width / 2, 0), innerWidth - 1);
  let [best, length, run] = [0, 0, 0];
  for (let i = 0; i < GAP_LOOKS; i++) {
    const hit = deepHit(x, (innerHeight * (i + 0.5)) / GAP_LOOKS);
    run = hit && !isPinned(hit) ? run + 1 : 0;
    if (run > length) [best, length] = [i - (run - 1) / 2 + 0.5, run];
  }
  if (length) scrollFrom(document.scrollingElement ?? document.documentElement, 0, box.y + box.height / 2 - (innerHeight * best) / GAP_LOOKS);
}

/** @param {DOMRect} before @param {DOMRect} after @returns {boolean} */
function hasMoved(before, after) {
  return Math.abs(before.x - after.x) >= 0.5 || Math.abs(before.y - after.y) >= 0.5;
}

/** @param {Element} el @returns {boolean} fixed or sticky, or inside such a thing */
function isPinned(el) {
  for (let at = /** @type {Element | null} */ (el); at; at = flatParent(at)) {
    if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return true;
  }
  return false;
}

/** @param {Element} el @returns {boolean} its box lies in the viewport and in every scroller around it */
function isFullyInView(el) {
  const box = el.getBoundingClientRect();
  if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) return false;
  for (let at = flatParent(el); at; at = flatParent(at)) {
    const style = getComputedStyle(at);
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const outer = at.getBoundingClientRect();
    if (at.localName !== 'html' && at.localName !== 'body' && (box.top < outer.top - 1 || box.bottom > outer.bottom + 1 || box.left < outer.left - 1 || box.right > outer.right + 1)) return false;
  }
  return true;
}
