/** Start the shop. */

import { openSession } from './actions.js';
import { h } from './dom.js';
import { chatWindow } from './parts/chat.js';
import { footer } from './parts/footer.js';
import { header } from './parts/header.js';
import { notices } from './parts/notice.js';
import { toasts } from './parts/toast.js';
import { introduce } from './report.js';
import { start } from './router.js';
import { settings } from './settings.js';
import { t } from './text.js';
import { admin } from './views/admin.js';
import { adminSorting } from './views/admin-sorting.js';
import { cart } from './views/cart.js';
import { catalogue } from './views/catalogue.js';
import { checkout } from './views/checkout.js';
import { nothing } from './views/nothing.js';
import { orders } from './views/orders.js';
import { printView } from './views/print.js';
import { product } from './views/product.js';
import { receipt } from './views/receipt.js';
import { returns } from './views/returns.js';
import { signIn } from './views/sign-in.js';

const ROUTES = [
  { name: 'catalogue', pattern: /^\/$/, view: catalogue },
  { name: 'product', pattern: /^\/products\/([^/]+)$/, view: product },
  { name: 'sign-in', pattern: /^\/sign-in$/, view: signIn },
  { name: 'cart', pattern: /^\/cart$/, view: cart },
  { name: 'checkout', pattern: /^\/checkout$/, view: checkout },
  { name: 'receipt', pattern: /^\/receipt\/([^/]+)$/, view: receipt },
  { name: 'orders', pattern: /^\/orders$/, view: orders },
  { name: 'returns', pattern: /^\/returns\/([^/]+)$/, view: returns },
  { name: 'print', pattern: /^\/print\/([^/]+)$/, view: printView },
  { name: 'admin', pattern: /^\/admin$/, view: admin },
  { name: 'sorting', pattern: /^\/admin\/sorting$/, view: adminSorting },
  { name: 'nothing', pattern: /^/, view: nothing },
];

const planted = [
  ...settings.drifts.map((name) => `/static/drifts/${name}.js`),
  ...settings.faults.map((name) => `/static/faults/${name}.js`),
];
for (const module of await Promise.all(planted.map((path) => import(path)))) module.install();

introduce();
await openSession();
const main = h('main', { id: 'main', class: 'page', tabindex: -1 });
document
  .getElementById('shop')
  .replaceChildren(h('a', { class: 'skip', href: '#main' }, t('skip')), header(), notices(), main, footer(), chatWindow(), toasts());
await start(ROUTES, main);
