/** Smaller signs of life: animations, focus, scrolling, typing, layout shifts, long tasks, the tab being hidden. */
import { emit } from './emit.js';
import { touch } from './dom.js';
import { keepListening } from './listen.js';
import { shortName } from './names.js';

/** Said at once, before any listener of the page: what comes when its requests are cut off is of a document that is gone. */
const LEFT = '[["left",0,null]]';

/** @param {() => string[]} testids */
export function startSigns(testids) {
  /** @type {[string, string][]} */
  const phases = [
    ['animationstart', 'start'], ['animationend', 'end'], ['animationcancel', 'cancel'],
    ['transitionstart', 'start'], ['transitionend', 'end'], ['transitioncancel', 'cancel'],
  ];
  for (const [type, phase] of phases) {
    keepListening(type, (event) => {
      const name = 'animationName' in event ? String(event.animationName) : String(/** @type {TransitionEvent} */ (event).propertyName);
      emit('animation', { name, phase, target: event.target instanceof Element ? shortName(event.target, testids()) : '' });
      if (phase !== 'start') touch();
    });
  }
  for (const type of ['scroll', 'scrollend', 'input', 'change', 'focusin', 'focusout', 'resize', 'toggle', 'load', 'fullscreenchange', 'hashchange']) {
    keepListening(type, touch);
  }
  keepListening('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && window === top) emit('hidden', null);
  });
  keepListening('pagehide', (event) => {
    if (!event.persisted) __reticle_emit(LEFT); // a document that is kept may come back
  });
  startPerf();
}

function startPerf() {
  const watch = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const t = performance.timeOrigin + entry.startTime;
      if (entry.entryType === 'layout-shift') {
        const shift = /** @type {PerformanceEntry & {value: number, hadRecentInput: boolean}} */ (entry);
        if (!shift.hadRecentInput) emit('perf', { metric: 'layout-shift', value: shift.value }, t);
      } else if (entry.entryType === 'longtask') emit('perf', { metric: 'long-task', value: entry.duration }, t);
      else emit('perf', { metric: 'lcp', value: entry.startTime }, t);
    }
  });
  for (const type of ['layout-shift', 'longtask', 'largest-contentful-paint']) watch.observe({ type, buffered: true });
}
