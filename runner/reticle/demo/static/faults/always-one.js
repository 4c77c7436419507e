/** Whatever quantity was chosen, one piece is asked for. */

import { ADDING, aroundRequest } from './parts/requests.js';

export function install() {
  aroundRequest(...ADDING, (send, { body }) => send({ body: { ...body, quantity: 1 } }));
}
