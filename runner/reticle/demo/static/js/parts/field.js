/** Form fields: a label, the control, and a place for what is wrong with it. */

import { h } from '../dom.js';

/** A field whose control `make(props)` makes; `props` carries what binds label, control and message. */
export function field({ name, label, hint, make, testid = name, wide = false }) {
  const problem = h('p', { class: 'field-problem', id: `${name}-problem` });
  const control = make({
    id: name,
    name,
    testid,
    class: 'input',
    'aria-describedby': hint ? `${name}-hint ${name}-problem` : `${name}-problem`,
  });
  return h(
    'div',
    { class: wide ? 'field field-wide' : 'field' },
    h('label', { for: name, class: 'label' }, label),
    hint ? h('p', { class: 'hint', id: `${name}-hint` }, hint) : null,
    control,
    problem,
  );
}

/** One line of text. */
export function textField({ type = 'text', autocomplete = 'off', value = '', ...rest }) {
  return field({ ...rest, make: (props) => h('input', { ...props, type, autocomplete, value }) });
}

/** A choice out of a list of {value, text}. */
export function selectField({ options, autocomplete = 'off', ...rest }) {
  const make = (props) => h('select', { ...props, autocomplete }, options.map(({ value, text }) => h('option', { value }, text)));
  return field({ ...rest, make });
}

/** A box to tick, with its label beside it. */
export function checkField({ name, label, testid = name }) {
  return h(
    'div',
    { class: 'field field-wide' },
    h('label', { class: 'tick' }, h('input', { type: 'checkbox', id: name, name, testid, 'aria-describedby': `${name}-problem` }), h('span', {}, label)),
    h('p', { class: 'field-problem', id: `${name}-problem` }),
  );
}

/** Mark the fields that are wrong, unmark the others, and go to the first one. */
export function showProblems(form, fields) {
  let first;
  for (const place of form.querySelectorAll('[id$="-problem"]')) {
    const name = place.id.replace(/-problem$/, '');
    const control = form.querySelector(`[name="${name}"]`);
    place.textContent = fields[name] ?? '';
    if (fields[name]) control?.setAttribute('aria-invalid', 'true');
    else control?.removeAttribute('aria-invalid');
    if (fields[name]) first ??= control;
  }
  first?.focus();
}
