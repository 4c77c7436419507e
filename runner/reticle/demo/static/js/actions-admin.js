/** What the keeper of the shop can do. */

import { request } from './api.js';
import { sayProblem } from './parts/notice.js';
import { toast } from './parts/toast.js';
import { signal } from './report.js';
import { t } from './text.js';

/** Each gives the server's reply, or null after it has said what is wrong. */
export async function saveStock(product, stock) {
  const saved = await attempt(() => request('PATCH', `/api/admin/products/${product.sku}`, { stock }));
  if (!saved) return null;
  toast(t('toast.stock', { name: product.name, count: saved.stock }));
  signal('stock:saved', { sku: product.sku, stock: saved.stock });
  return saved;
}

export async function uploadPicture(product, file) {
  const form = new FormData();
  form.append('picture', file);
  const saved = await attempt(() => request('PUT', `/api/admin/products/${product.sku}/picture`, form));
  if (!saved) return null;
  toast(t('toast.picture', { name: product.name }));
  signal('picture:uploaded', { sku: product.sku, sizeBytes: saved.sizeBytes });
  return saved;
}

export async function deleteProduct(product) {
  if (!confirm(t('admin.sure', { name: product.name }))) return false;
  const gone = await attempt(() => request('DELETE', `/api/admin/products/${product.sku}`).then(() => true));
  if (!gone) return false;
  toast(t('toast.deleted', { name: product.name }));
  signal('product:deleted', { sku: product.sku });
  return true;
}

/** Save the order of a list: `what` is "featured" or "categories". */
export async function saveOrder(what, order) {
  const saved = await attempt(() => request('PUT', `/api/admin/${what}`, { order }));
  if (!saved) return;
  toast(t('toast.sorted'));
  signal(`${what}:sorted`, { first: order[0] });
}

async function attempt(work) {
  try {
    return await work();
  } catch (problem) {
    if (problem.status === undefined) throw problem;
    sayProblem(Object.values(problem.fields)[0] ?? problem.message);
    return null;
  }
}
