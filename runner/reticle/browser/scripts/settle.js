// Runs in an isolated world: resolves true when nothing in this frame changed for two frames and no finite animation runs.
// Members of nodes go by the names of sdk_js/src/core/members.js.
async () => {
  const running = document.$$getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && Number.isFinite(Number(end));
  });
  if (running.length) {
    await Promise.allSettled(running.map((animation) => animation.finished));
    return false;
  }
  let changed = false;
  const observer = new MutationObserver(() => { changed = true; });
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // a task, not a timer: timers do not fire where a sandbox forbids scripts
  await Promise.race([frames, scheduler.postTask(() => {}, { delay: 250 })]);
  observer.disconnect();
  return !changed;
}
