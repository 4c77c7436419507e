/** Sign in with address and password. */

import { signIn as open } from '../actions.js';
import { h } from '../dom.js';
import { showProblems, textField } from '../parts/field.js';
import { clearNotices, sayProblem } from '../parts/notice.js';
import { t } from '../text.js';

export async function signIn({ query }) {
  const next = query.get('next') ?? '/';
  const button = h('button', { class: 'button button-wide', type: 'submit', testid: 'sign-in' }, t('sign-in.submit'));
  const form = h(
    'form',
    { class: 'panel', novalidate: true, 'aria-labelledby': 'title', on: { submit } },
    h('h1', { tabindex: -1, id: 'title' }, t('sign-in.title')),
    h('p', { class: 'quiet' }, t('sign-in.lead')),
    h(
      'div',
      { class: 'fields' },
      textField({ name: 'email', label: t('sign-in.email'), type: 'email', autocomplete: 'username', wide: true }),
      textField({ name: 'password', label: t('sign-in.password'), type: 'password', autocomplete: 'current-password', wide: true }),
    ),
    button,
  );

  async function submit(event) {
    event.preventDefault();
    clearNotices();
    button.disabled = true;
    try {
      await open(form.elements.email.value.trim(), form.elements.password.value, next.startsWith('/') && !next.startsWith('//') ? next : '/');
    } catch (problem) {
      if (problem.status === undefined) throw problem;
      sayProblem(problem.message);
      showProblems(form, problem.fields);
    } finally {
      button.disabled = false;
    }
  }

  return h('div', { class: 'narrow' }, form);
}
