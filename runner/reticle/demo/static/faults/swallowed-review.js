/** A review that the server did not take is shown as if it had. */

import * as store from '/static/js/store.js';
import { aroundRequest } from './parts/requests.js';

export function install() {
  aroundRequest('POST', /\/reviews$/, (send, { body }) =>
    send().catch(() => {
      const { product, user } = store.get();
      return { review: { ...body, id: 9001, author: user.name, writtenOn: '2026-01-01', own: true }, rating: product.rating };
    }),
  );
}
