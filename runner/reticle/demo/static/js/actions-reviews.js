/** Write a review, take it back. */

import { request } from './api.js';
import { toast } from './parts/toast.js';
import { signal } from './report.js';
import * as store from './store.js';
import { t } from './text.js';

/** Throws ApiError: the form shows what is wrong. */
export async function postReview(product, form) {
  const { review, rating } = await request('POST', `/api/products/${product.sku}/reviews`, form);
  const { reviews } = store.get();
  store.commit({ reviews: [review, ...reviews], product: { ...store.get().product, rating } });
  toast(t('toast.reviewed'));
  signal('review:posted', { sku: product.sku, stars: review.stars });
}

export async function deleteReview(product, review) {
  if (!confirm(t('reviews.sure'))) return;
  const { rating } = await request('DELETE', `/api/reviews/${review.id}`);
  const { reviews } = store.get();
  store.commit({ reviews: reviews.filter(({ id }) => id !== review.id), product: { ...store.get().product, rating } });
  toast(t('toast.review-deleted'));
  signal('review:deleted', { sku: product.sku });
}
