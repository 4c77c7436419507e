/** The coupon in the cart: a field for its code, or what is applied. */

import { applyCoupon, removeCoupon } from '../actions.js';
import { h } from '../dom.js';
import { money, t } from '../text.js';
import { showProblems, textField } from './field.js';
import { sayProblem } from './notice.js';

export function couponPart(watch) {
  const applied = h('div', { class: 'coupon-applied' });
  const button = h('button', { class: 'button button-quiet', type: 'submit', testid: 'coupon-apply' }, t('coupon.apply'));
  const form = h(
    'form',
    { class: 'coupon', novalidate: true, on: { submit } },
    textField({ name: 'code', label: t('coupon.label'), testid: 'coupon' }),
    button,
  );

  async function submit(event) {
    event.preventDefault();
    try {
      await applyCoupon(form.elements.code.value);
      form.reset();
      showProblems(form, {});
    } catch (problem) {
      if (problem.status === undefined) throw problem;
      sayProblem(problem.message);
      showProblems(form, problem.fields);
    }
  }

  watch(({ cart: { coupon, subtotalCents } }) => {
    form.hidden = Boolean(coupon);
    applied.hidden = !coupon;
    if (!coupon) return;
    const { code, percent, fromCents } = coupon;
    const key = subtotalCents < fromCents ? 'coupon.below' : 'coupon.applied';
    applied.replaceChildren(
      h('span', { class: 'pill pill-good', testid: 'coupon-code' }, t(key, { code, percent, from: money(fromCents) })),
      h('button', { class: 'plain', type: 'button', testid: 'coupon-remove', on: { click: removeCoupon } }, t('coupon.remove')),
    );
  });
  return h('div', {}, form, applied);
}
