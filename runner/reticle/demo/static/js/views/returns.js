/** Send products of an order back. */

import { requestReturn } from '../actions.js';
import { request } from '../api.js';
import { h } from '../dom.js';
import { checkField, field, selectField, showProblems } from '../parts/field.js';
import { clearNotices, sayProblem } from '../parts/notice.js';
import { now } from '../settings.js';
import { t } from '../text.js';

const REASONS = ['', 'broken', 'wrong', 'dislike'];

export async function returns({ parts: [number] }) {
  const { order } = await request('GET', `/api/orders/${encodeURIComponent(number)}`);
  const button = h('button', { class: 'button', type: 'submit', testid: 'return-submit' }, t('returns.submit'));
  const form = h(
    'form',
    { class: 'stack', novalidate: true, 'aria-labelledby': 'title', on: { submit } },
    productsPart(order.lines),
    h(
      'fieldset',
      { class: 'panel' },
      h('legend', {}, t('returns.why')),
      h(
        'div',
        { class: 'fields' },
        selectField({ name: 'reason', label: t('returns.reason'), options: REASONS.map((value) => ({ value, text: t(`reason.${value || 'choose'}`) })), testid: 'return-reason' }),
        field({ name: 'receivedOn', label: t('returns.received'), testid: 'received-on', make: (props) => h('input', { ...props, type: 'date', max: now().toISOString().slice(0, 10) }) }),
        field({ name: 'note', label: t('returns.note'), wide: true, testid: 'return-note', make: (props) => h('textarea', { ...props, rows: 3, maxlength: 500 }) }),
        checkField({ name: 'unused', label: t('returns.unused') }),
      ),
    ),
    refundPart(),
    button,
  );

  async function submit(event) {
    event.preventDefault();
    clearNotices();
    button.disabled = true;
    try {
      await requestReturn(order.number, filledIn(form));
    } catch (problem) {
      if (problem.status === undefined) throw problem;
      sayProblem(problem.message);
      showProblems(form, problem.fields);
    } finally {
      button.disabled = false;
    }
  }

  return h('div', { class: 'narrow narrow-wide' }, h('h1', { tabindex: -1, id: 'title' }, t('returns.title', { number: order.number })), h('p', { class: 'lead' }, t('returns.lead')), form);
}

function productsPart(lines) {
  return h(
    'fieldset',
    { class: 'panel' },
    h('legend', {}, t('returns.which')),
    h(
      'div',
      { class: 'choices' },
      lines.map(({ sku, name, quantity }) =>
        h('label', { class: 'choice' }, h('input', { type: 'checkbox', name: 'skus', value: sku, testid: `return-${sku}` }), h('span', { class: 'choice-text' }, `${quantity} × ${name}`)),
      ),
    ),
    h('p', { class: 'field-problem', id: 'skus-problem' }),
  );
}

function refundPart() {
  const choice = (value) =>
    h(
      'label',
      { class: 'choice' },
      h('input', { type: 'radio', name: 'refund', value, checked: value === 'money', testid: `refund-${value}` }),
      h('span', { class: 'choice-text' }, t(`refund.${value}`)),
    );
  return h('fieldset', { class: 'panel' }, h('legend', {}, t('returns.refund')), h('div', { class: 'choices' }, choice('money'), choice('voucher')));
}

function filledIn(form) {
  const { reason, receivedOn, note, unused, refund } = form.elements;
  return {
    skus: [...form.querySelectorAll('[name="skus"]:checked')].map(({ value }) => value),
    reason: reason.value,
    refund: refund.value,
    receivedOn: receivedOn.value,
    unused: unused.checked,
    note: note.value,
  };
}
