// Runs in an isolated world of one frame: makes the frame stand still for a picture, and lets it go on afterwards.
// Each function is called by name; what must be put back is kept on this world's own global. Members of nodes go by the
// names of sdk_js/src/core/members.js (`$$closest`): a form has its fields for members, a document its pictures.

/** Every root that this world can reach: the document and its open shadow roots. */
function rootsOf() {
  const roots = [document];
  for (let index = 0; index < roots.length; index++) {
    for (const element of roots[index].$$querySelectorAll('*')) {
      if (element.$$shadowRoot) roots.push(element.$$shadowRoot);
    }
  }
  return roots;
}

/** Resolves with `promise`, or after `ms` (a task: timers do not fire where a sandbox forbids scripts). */
function within(promise, ms) {
  return Promise.race([promise, scheduler.postTask(() => {}, { delay: ms })]);
}

/** Waits until a frame was drawn and the next one began; a page that draws no frames does not hold it up. */
function twoFrames() {
  return within(new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))), 250);
}

/** Waits for fonts and pictures; with `lazy`, pictures that would only load when scrolled to are loaded too. */
async function load(lazy, ms) {
  const images = rootsOf().flatMap((root) => [...root.$$querySelectorAll('img')]);
  const waiting = images.filter((image) => lazy && image.loading === 'lazy' && !image.complete);
  for (const image of waiting) image.loading = 'eager';
  const shown = images.filter((image) => (lazy || image.loading !== 'lazy') && image.currentSrc + image.src !== '');
  await within(
    Promise.allSettled([document.$$fonts.ready, ...shown.map((image) => image.decode())]),
    ms,
  );
  await within(document.$$fonts.ready, ms);
  for (const image of waiting) image.loading = 'lazy';
  return images.filter((image) => lazy && !image.complete).length;
}

/** Finishes finite animations and puts endless ones at their start. Gives how many it changed. */
function freeze(roots) {
  const kept = (globalThis.reticleStill ??= new Map());
  let changed = 0;
  for (const root of [...rootsOf(), ...roots]) {
    for (const animation of root.$$getAnimations()) {
      if (kept.has(animation) || animation.playState === 'idle' || animation.playState === 'finished') continue;
      const timing = animation.effect?.getComputedTiming();
      if (!timing || animation.playbackRate === 0) continue;
      // A scroll-driven animation has no time of its own: it stands where the scroll position puts it.
      if (animation.timeline && !(animation.timeline instanceof DocumentTimeline)) continue;
      changed++;
      try {
        if (Number.isFinite(Number(timing.endTime)) && animation.playbackRate > 0) {
          if (animation.playState !== 'paused') animation.finish();
          else changed--;
        } else {
          kept.set(animation, { time: animation.currentTime, paused: animation.playState === 'paused' });
          animation.pause();
          animation.currentTime = 0;
        }
      } catch {
        kept.set(animation, null);
      }
    }
  }
  return changed;
}

/** Lets endless animations go on from where they were. */
function thaw() {
  for (const [animation, was] of globalThis.reticleStill ?? []) {
    if (!was) continue;
    try {
      animation.currentTime = was.time;
      if (!was.paused) animation.play();
    } catch {
      // Its element is gone by now.
    }
  }
  globalThis.reticleStill = undefined;
}

/** The whole page's size and where it is scrolled to, in CSS pixels. */
function extent() {
  const root = document.$$documentElement;
  const body = document.$$body;
  return {
    width: Math.max(root.$$scrollWidth, root.$$clientWidth),
    height: Math.max(root.$$scrollHeight, root.$$clientHeight, body ? Math.min(body.$$scrollHeight, root.$$scrollHeight) : 0),
    viewWidth: innerWidth,
    viewHeight: innerHeight,
    x: scrollX,
    y: scrollY,
    scale: devicePixelRatio,
  };
}

/** All that is written in this frame: texts and values, without anything that decides whether they are secret. */
function texts() {
  const parts = [document.$$documentElement.$$innerText ?? ''];
  for (const root of rootsOf()) {
    if (root !== document) parts.push(root.$$textContent ?? '');
    for (const field of root.$$querySelectorAll('input,textarea,select,option')) {
      if (typeof field.value === 'string' && field.type !== 'password') parts.push(field.value);
    }
  }
  return parts.join('\n');
}

function boxOf(rect) {
  return { x: rect.x + scrollX, y: rect.y + scrollY, width: rect.width, height: rect.height };
}

/** Boxes (CSS pixels of this frame's document) of fields that hold a secret by their kind. */
function secretFields() {
  const kinds = 'input[type=password],input[autocomplete~=one-time-code],input[autocomplete*=password],' +
    'input[autocomplete^=cc-n],input[autocomplete^=cc-c]';
  const fields = rootsOf().flatMap((root) => [...root.$$querySelectorAll(kinds)]);
  return fields.filter((field) => field.value).map((field) => boxOf(field.$$getBoundingClientRect()));
}

/** Every text that is drawn, with its box: for finding which of them shows a secret. */
function textBoxes() {
  const found = [];
  for (const root of rootsOf()) {
    const walker = document.$$createTreeWalker(root === document ? document.$$documentElement : root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.$$parentElement;
      if (node.data.trim().length < 4 || (parent && /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.$$tagName))) continue;
      const range = document.$$createRange();
      range.selectNodeContents(parent ?? node);
      const rect = range.$$getBoundingClientRect();
      if (rect.width > 0 && rect.height > 0) found.push({ text: (parent ?? node).$$textContent, ...boxOf(rect) });
    }
    for (const field of root.$$querySelectorAll('input,textarea,select')) {
      const rect = field.$$getBoundingClientRect();
      if (field.value && rect.width > 0) found.push({ text: field.value, ...boxOf(rect) });
    }
  }
  return found;
}

/** One element for each way that text is set in this frame (family, weight, style, script), at most `most`. */
function fontSamples(most) {
  const samples = new Map();
  for (const root of rootsOf()) {
    const walker = document.$$createTreeWalker(root === document ? document.$$documentElement : root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node && samples.size < most; node = walker.nextNode()) {
      const element = node.$$parentElement;
      if (!element || !node.data.trim() || !element.$$checkVisibility()) continue;
      const style = getComputedStyle(element);
      const script = /^[\x00-\x7f]*$/.test(node.data) ? 'ascii' : [...node.data].filter((c) => c > '\x7f').slice(0, 2).join('');
      const key = [style.fontFamily, style.fontWeight, style.fontStyle, script].join('|');
      if (!samples.has(key)) samples.set(key, element);
    }
  }
  return [...samples.values()];
}

/** Whether an element draws something itself: words, a picture, a ground, a line, a shadow. */
function paints(element, style) {
  if (/^(img|svg|canvas|video|iframe|frame|object|embed|hr|input|select|textarea|progress|meter)$/.test(element.$$localName)) return true;
  for (const child of element.$$childNodes) if (child.$$nodeType === Node.TEXT_NODE && child.data.trim()) return true;
  if (style.backgroundImage !== 'none' || style.boxShadow !== 'none' || style.outlineStyle !== 'none') return true;
  if (!/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor)) return true;
  return ['Top', 'Right', 'Bottom', 'Left'].some((side) => style[`border${side}Style`] !== 'none' && parseFloat(style[`border${side}Width`]) > 0);
}

/** What an element is called that has no role and name: its test id, or its tag with its own words. */
function plainName(element, testid) {
  if (testid) return `testid "${testid}"`;
  const own = [...element.$$childNodes].filter((node) => node.$$nodeType === Node.TEXT_NODE).map((node) => node.data);
  const text = own.join(' ').replace(/\s+/g, ' ').trim();
  const mark = element.$$getAttribute('id') ? `#${element.$$getAttribute('id')}` : element.$$classList.length ? `.${element.$$classList[0]}` : '';
  return element.$$localName + mark + (text ? ` "${text.length > 60 ? `${text.slice(0, 59)}…` : text}"` : '');
}

/** Where an element stands below the nearest one with a test id or an id: the same place in two pictures of a page. */
function pathOf(element, testidOf) {
  const steps = [];
  for (let at = element; at && steps.length < 12; at = at.$$parentElement ?? at.$$getRootNode().host) {
    const named = testidOf(at) ?? (at.$$getAttribute('id') ? `#${at.$$getAttribute('id')}` : null);
    if (named && at !== element) return [named, ...steps].join('>');
    let number = 1;
    for (let other = at.$$previousElementSibling; other; other = other.$$previousElementSibling) {
      if (other.$$localName === at.$$localName) number++;
    }
    steps.unshift(at.$$localName + number);
  }
  return steps.join('>');
}

/**
 * The elements of this document that can be seen, each with its box, its name as targets name it, and what it is known
 * by in another picture. `ref` is its number, 0 where it has none.
 */
function placed(testids, most) {
  const core = globalThis.__reticle;
  const lines = core ? (JSON.parse(core('outline', 'full')).ok?.lines ?? []) : [];
  const said = new Map();
  for (const line of lines) {
    const element = line.id ? core('element', line.id) : null;
    if (element instanceof Element) said.set(element, line);
  }
  const testidOf = (element) => testids.map((name) => element.$$getAttribute(name)).find((value) => value) ?? null;
  const all = new Set([...said.keys(), ...rootsOf().flatMap((root) => [...root.$$querySelectorAll('*')])]);
  const found = [];
  for (const element of all) {
    if (found.length >= most) break;
    if (element.$$matches('html,body,head,head *,script,style,template,option,br') || element.$$parentElement?.$$closest('svg')) continue;
    const rect = element.$$getBoundingClientRect();
    if (rect.width <= 0 || rect.height <= 0 || !element.$$checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const line = said.get(element);
    if (!line?.name && !paints(element, getComputedStyle(element))) continue;
    const testid = testidOf(element);
    const name = line?.name ? `${line.role} "${line.name.length > 60 ? `${line.name.slice(0, 59)}…` : line.name}"` : plainName(element, testid);
    found.push({ name, testid, path: pathOf(element, testidOf), named: !!line?.name, ref: line?.id ?? 0, ...boxOf(rect) });
  }
  return found;
}
