/** Controls stand in another container than before. */

import { h } from '/static/js/dom.js';
import { stepIn } from '/static/js/seams.js';

/** By view: what is moved, and to the end of what. The first element that fits is meant. */
const MOVES = {
  catalogue: [['.sorting', '.filters'], ['.pager', '.toolbar']],
  'sign-in': [['form > button', 'form > .fields']],
  cart: [['a.button-wide', '.split > div'], ['.coupon', '.split > div']],
  checkout: [['aside .field-wide:has([type="checkbox"])', '.stack > fieldset:last-of-type'], ['aside > button', '.stack'], ['.stack > fieldset:first-of-type', 'aside']],
  product: [['.product-buy', '.after-product'], ['.product-price', '.product-rating']],
  receipt: [['.receipt-tools', 'article']],
  returns: [['form > button', 'form > fieldset:first-of-type']],
};

export function install() {
  stepIn('view', (view, name) => {
    for (const [what, where] of MOVES[name] ?? []) {
      const node = view.querySelector(what);
      const target = view.querySelector(where);
      if (node && target) target.append(h('div', { class: 'moved' }, node));
    }
    return view;
  });
}
