/** The recorder: the core, and what tells a person's gestures from everything else. Put into pages only while recording. */
import { extend } from '../core/index.js';
import { later } from '../core/timers.js';
import { takeSuspects } from '../core/tree.js';
import { removeBar, showBar, watchBar } from '../bar/bar.js';
import { onMutation } from '../core/dom.js';
import { freshLines } from './appeared.js';
import { watchHistory } from './back.js';
import { watchDrags } from './drag.js';
import { watchEdits } from './edit.js';
import { tellOf } from './element.js';
import { bytesOf, fileAt } from './files.js';
import { restHover, watchHover } from './hover.js';
import { watchKeys } from './keys.js';
import { watchPresses } from './press.js';
import { watchScroll } from './scroll.js';
import { setOn, tell } from './tell.js';
import { findByRef } from '../core/refs.js';

const LOOK_FOR_ROOTS_MS = 100;

extend({
  recording(/** @type {boolean} */ wanted) {
    setOn(wanted);
    return true;
  },
  bar: showBar,
  barOff: removeBar,
  freshLines,
  bytesOf,
  /** @param {number} id */
  toldOf(id) {
    const el = findByRef(id);
    return el ? tellOf(el) : null;
  },
});

const world = /** @type {any} */ (globalThis);
if (!world.__reticle_recorder) {
  world.__reticle_recorder = true;
  world.__reticle_file = fileAt;
  watchBar();
  watchHover();
  watchScroll();
  watchDrags();
  watchPresses();
  watchEdits();
  watchKeys();
  watchHistory();
  restHover();
  let timer = 0;
  onMutation(() => {
    // closed shadow roots are handed in from outside, before somebody reaches into one
    timer ||= later(() => {
      timer = 0;
      if (takeSuspects()) tell({ k: 'roots' });
    }, LOOK_FOR_ROOTS_MS);
  });
}
