/** What customers think of a product: the reviews, and a form for one more. */

import { deleteReview, postReview } from '../actions-reviews.js';
import { h, keyed } from '../dom.js';
import { signInPath } from '../router.js';
import * as store from '../store.js';
import { counted, date, t } from '../text.js';
import { showProblems, textField } from './field.js';
import { clearNotices, sayProblem } from './notice.js';
import { average } from './rating.js';
import { richText, shownText } from './rich-text.js';

export function reviews({ watch, path }, product) {
  const list = h('ul', { class: 'reviews', role: 'list', 'aria-label': t('reviews.title'), testid: 'reviews' });
  const none = h('p', { class: 'quiet', testid: 'no-reviews' }, t('reviews.none'));
  const count = h('p', { class: 'quiet', testid: 'review-count' });
  const form = reviewForm(product);
  const invitation = h('p', {}, h('a', { href: signInPath(path), testid: 'review-sign-in' }, t('reviews.sign-in')));
  watch(({ user, reviews: shown }) => {
    keyed(list, shown, ({ id }) => id, (review) => ({ node: entry(product, review) }));
    none.hidden = shown.length > 0;
    count.textContent = counted('reviews.count', shown.length);
    form.hidden = !user || shown.some(({ own }) => own);
    invitation.hidden = Boolean(user);
  });
  return h(
    'section',
    { class: 'after-product', 'aria-labelledby': 'reviews-title' },
    h('h2', { id: 'reviews-title' }, t('reviews.title')),
    count,
    none,
    list,
    invitation,
    form,
  );
}

function entry(product, review) {
  return h(
    'li',
    { class: 'panel review', testid: `review-${review.id}` },
    h('p', { class: 'review-head' }, average({ tenths: review.stars * 10 }), h('strong', {}, review.title)),
    h('div', { class: 'review-text' }, shownText(review.body)),
    h('p', { class: 'quiet' }, `${review.author} · ${date(review.writtenOn)}`),
    review.own
      ? h('button', { class: 'plain', type: 'button', testid: 'review-delete', on: { click: () => deleteReview(product, review) } }, t('reviews.delete'))
      : null,
  );
}

function reviewForm(product) {
  const stars = h('star-rating', { name: 'stars', 'aria-describedby': 'stars-problem', testid: 'review-stars' });
  const body = richText({ name: 'body', label: t('reviews.body') });
  const button = h('button', { class: 'button', type: 'submit', testid: 'review-submit' }, t('reviews.submit'));
  const form = h(
    'form',
    { class: 'panel review-form', novalidate: true, 'aria-labelledby': 'review-form-title', on: { submit } },
    h('h3', { id: 'review-form-title' }, t('reviews.write')),
    h('div', { class: 'field field-wide' }, stars, h('p', { class: 'field-problem', id: 'stars-problem' })),
    textField({ name: 'title', label: t('reviews.headline'), testid: 'review-title', wide: true }),
    body.node,
    button,
  );

  async function submit(event) {
    event.preventDefault();
    clearNotices();
    button.disabled = true;
    try {
      await postReview(product, { stars: stars.value, title: form.elements.title.value, body: body.text() });
    } catch (problem) {
      if (problem.status === undefined) throw problem;
      sayProblem(problem.message);
      showProblems(form, problem.fields);
    } finally {
      button.disabled = false;
    }
  }

  return form;
}
