/** The page takes another place than the one that was chosen on the map in its frame. */

import { stepIn } from '/static/js/seams.js';
import { settings } from '/static/js/settings.js';

export function install() {
  stepIn('listen', (handler, { type, testid }) => {
    if (type !== 'message' || testid !== 'delivery-map') return handler;
    return ({ data, source, origin }) => {
      const { pickupPoints } = settings;
      const next = pickupPoints[(pickupPoints.indexOf(data?.pickup) + 1) % pickupPoints.length];
      handler({ data: { pickup: next }, source, origin });
    };
  });
}
