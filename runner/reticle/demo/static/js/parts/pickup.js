/** Choose a pick-up point on the delivery map, which is a page of its own in a frame. */

import { h } from '../dom.js';
import { signal } from '../report.js';
import { through } from '../seams.js';
import { settings } from '../settings.js';
import { t } from '../text.js';

/** `onLeave` is told how to stop listening to the map. */
export function pickupField(onLeave) {
  const chosen = h('p', { class: 'quiet', 'aria-live': 'polite', testid: 'pickup-point' }, t('pickup.none'));
  const value = h('input', { type: 'hidden', name: 'pickup' });
  const frame = h('iframe', { class: 'map-frame', title: t('pickup.map'), testid: 'delivery-map', loading: 'eager' });
  const take = ({ data, source, origin }) => {
    if (source !== frame.contentWindow || origin !== location.origin || !settings.pickupPoints.includes(data?.pickup)) return;
    value.value = data.pickup;
    chosen.textContent = t('pickup.chosen', { place: t(`pickup.${data.pickup}`) });
    signal('pickup:chosen', { point: data.pickup });
  };
  const listener = through('listen', take, { type: 'message', testid: 'delivery-map' });
  const node = h('div', { class: 'pickup', testid: 'pickup' }, chosen, frame, value, h('p', { class: 'field-problem', id: 'pickup-problem' }));
  node.hidden = true;
  const show = (wanted) => {
    node.hidden = !wanted;
    if (!wanted || frame.hasAttribute('src')) return;
    const host = frame.ownerDocument.defaultView;
    host.addEventListener('message', listener);
    onLeave(() => host.removeEventListener('message', listener));
    frame.setAttribute('src', '/delivery-map');
  };
  return { node, show };
}
