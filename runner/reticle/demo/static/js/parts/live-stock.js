/** Follow the stock: the server tells how many are left as it changes. */

import { signal } from '../report.js';
import { through } from '../seams.js';

/** Call `take(sku, left)` now and at every change; returns the function that ends it. */
export function followStock(sku, take) {
  const source = new EventSource(`/api/stock/events${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`);
  const onStock = ({ data, lastEventId }) => {
    const news = JSON.parse(data);
    take(news.sku, news.left);
    if (lastEventId !== '0') signal('stock:changed', news);
  };
  source.addEventListener('stock', through('stream', onStock, 'stock'));
  return () => source.close();
}
