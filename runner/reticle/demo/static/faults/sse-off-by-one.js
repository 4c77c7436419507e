/** The stock that the server tells is shown one too high. */

import { stepIn } from '/static/js/seams.js';

export function install() {
  stepIn('stream', (take, kind) => {
    if (kind !== 'stock') return take;
    return ({ data, lastEventId }) => {
      const news = JSON.parse(data);
      take({ data: JSON.stringify({ ...news, left: news.left + 1 }), lastEventId });
    };
  });
}
