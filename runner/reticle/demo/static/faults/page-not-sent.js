/** The number of the page is not sent: every page of the list is the first. */

import { aroundRequest, LISTING } from './parts/requests.js';

export function install() {
  aroundRequest(...LISTING, (send, { path }) => send({ path: path.replace(/&?page=\d+/, '') }));
}
