/** What the server tells the page: its time, what to load, and the lists that forms offer. */

const meta = document.querySelector('meta[name="shop-settings"]');
export const settings = JSON.parse(meta.content);

const servedAt = Date.parse(settings.now);
const openedAt = performance.now();

/** The shop's time, which need not be this machine's. */
export function now() {
  return new Date(servedAt + performance.now() - openedAt);
}
