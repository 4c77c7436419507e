/** The checkout: where to, how, and the button that places the order. */

import { placeOrder } from '../actions.js';
import { h } from '../dom.js';
import { draft, keepDraft } from '../kept.js';
import { checkField, field, selectField, showProblems, textField } from '../parts/field.js';
import { clearNotices, sayProblem } from '../parts/notice.js';
import { pickupField } from '../parts/pickup.js';
import { totals } from '../parts/totals.js';
import { go, signInPath } from '../router.js';
import { now, settings } from '../settings.js';
import * as store from '../store.js';
import { money, t } from '../text.js';

export async function checkout({ watch, path, onLeave }) {
  const { user, cart } = store.get();
  if (!user) {
    go(signInPath(path), { replace: true });
    return null;
  }
  if (!cart.lines.length) {
    go('/cart', { replace: true });
    return null;
  }
  const pickup = pickupField(onLeave);
  const gift = giftDay();
  const sums = h('div', { 'aria-live': 'polite' });
  const button = h('button', { class: 'button button-wide', type: 'submit', testid: 'place-order' }, t('checkout.submit'));
  const form = h(
    'form',
    { class: 'split', novalidate: true, 'aria-label': t('checkout.title'), on: { submit, change: sumUp, input: remember } },
    h('div', { class: 'stack' }, addressPart({ ...user, ...draft('checkout', {}) }), shippingPart(cart, pickup.node), extrasPart(gift)),
    h(
      'aside',
      { class: 'panel summary', 'aria-label': t('totals.label') },
      h('h2', {}, t('totals.label')),
      h('ul', { class: 'short-lines', role: 'list' }, cart.lines.map(shortLine)),
      sums,
      checkField({ name: 'terms', label: t('checkout.terms') }),
      button,
    ),
  );

  function sumUp() {
    const { subtotalCents, discountCents, shippingCents } = store.get().cart;
    pickup.show(form.elements.shipping.value === 'pickup');
    gift.hidden = !form.elements.gift.checked;
    const delivery = shippingCents[form.elements.shipping.value];
    if (delivery === undefined) return;
    sums.replaceChildren(totals({ subtotalCents, discountCents, shippingCents: delivery, totalCents: subtotalCents - discountCents + delivery }, 'checkout'));
  }

  function remember() {
    const { name, street, postcode, city } = form.elements;
    keepDraft('checkout', { name: name.value, street: street.value, postcode: postcode.value, city: city.value });
  }

  async function submit(event) {
    event.preventDefault();
    clearNotices();
    button.disabled = true;
    try {
      await placeOrder(filledIn(form));
    } catch (problem) {
      if (problem.status === undefined) throw problem;
      sayProblem(problem.message);
      showProblems(form, problem.fields);
    } finally {
      button.disabled = false;
    }
  }

  watch(sumUp);
  return h('div', {}, h('h1', { tabindex: -1 }, t('checkout.title')), form);
}

function filledIn({ elements }) {
  return {
    name: elements.name.value,
    street: elements.street.value,
    postcode: elements.postcode.value,
    city: elements.city.value,
    country: elements.country.value,
    shipping: elements.shipping.value,
    pickup: elements.pickup.value,
    gift: elements.gift.checked,
    deliverOn: elements.gift.checked ? elements.deliverOn.value : '',
    note: elements.note.value,
    terms: elements.terms.checked,
  };
}

function addressPart({ name, street = '', postcode = '', city = '' }) {
  const countries = [
    { value: '', text: t('checkout.choose') },
    ...settings.countries.map((code) => ({ value: code, text: t(`country.${code}`) })),
  ];
  return h(
    'fieldset',
    { class: 'panel' },
    h('legend', {}, t('checkout.address')),
    h(
      'div',
      { class: 'fields' },
      textField({ name: 'name', label: t('checkout.name'), autocomplete: 'name', value: name, wide: true }),
      textField({ name: 'street', label: t('checkout.street'), autocomplete: 'street-address', value: street, wide: true }),
      textField({ name: 'postcode', label: t('checkout.postcode'), autocomplete: 'postal-code', value: postcode }),
      textField({ name: 'city', label: t('checkout.city'), autocomplete: 'address-level2', value: city }),
      selectField({ name: 'country', label: t('checkout.country'), autocomplete: 'country', options: countries, wide: true }),
    ),
  );
}

function shippingPart({ shippingCents }, pickup) {
  const choice = (value) =>
    h(
      'label',
      { class: 'choice' },
      h('input', { type: 'radio', name: 'shipping', value, checked: value === 'standard', testid: `shipping-${value}` }),
      h('span', { class: 'choice-text' }, h('strong', {}, t(`shipping.${value}`)), h('span', { class: 'quiet' }, t(`shipping.${value}.when`))),
      h('span', { class: 'price' }, shippingCents[value] === 0 ? t('totals.free') : money(shippingCents[value])),
    );
  return h(
    'fieldset',
    { class: 'panel' },
    h('legend', {}, t('checkout.shipping')),
    h('div', { class: 'choices' }, choice('standard'), choice('express'), choice('pickup')),
    pickup,
  );
}

/** The day on which a gift shall arrive; offered for gifts alone. */
function giftDay() {
  const day = (later) => new Date(now().getTime() + later * 86_400_000).toISOString().slice(0, 10);
  return field({
    name: 'deliverOn',
    label: t('checkout.deliver-on'),
    testid: 'deliver-on',
    wide: true,
    make: (props) => h('input', { ...props, type: 'date', min: day(1), max: day(settings.longestWaitDays) }),
  });
}

function extrasPart(gift) {
  return h(
    'fieldset',
    { class: 'panel' },
    h('legend', {}, t('checkout.extras')),
    h(
      'div',
      { class: 'fields' },
      checkField({ name: 'gift', label: t('checkout.gift') }),
      gift,
      field({
        name: 'note',
        label: t('checkout.note'),
        wide: true,
        make: (props) => h('textarea', { ...props, rows: 3, maxlength: 500 }),
      }),
    ),
  );
}

function shortLine(line) {
  return h('li', { class: 'short-line' }, h('span', {}, `${line.quantity} × ${line.name}`), h('span', {}, money(line.lineCents)));
}
