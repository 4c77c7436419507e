/** Moves through the browser's own history that a person makes; those that the page makes are consequences. */
import { keepListening } from '../core/listen.js';
import { isOn, tell } from './tell.js';

/** Listen to the Navigation API, which knows who asked. */
export function watchHistory() {
  navigation.addEventListener('navigate', (event) => {
    if (!isOn() || event.navigationType !== 'traverse') return;
    tell({ k: 'traverse', byHand: event.userInitiated, same: event.destination.sameDocument, by: event.destination.index - (navigation.currentEntry?.index ?? 0) });
  });
  keepListening('DOMContentLoaded', () => tell({ k: 'ready' }));
  keepListening('pageshow', () => {
    const entry = /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType('navigation')[0]);
    tell({ k: 'loaded', how: entry?.type ?? 'navigate' });
  });
}
