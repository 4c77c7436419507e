/** The delivery map: pick-up points on a drawing. It stands in a frame and tells the page around it what was chosen. */

import { h } from '/static/js/dom.js';
import { settings } from '/static/js/settings.js';
import { t } from '/static/js/text.js';
import { drawing } from './drawing.js';

const NEAREST = 1;
const FARTHEST = 2;
const STEP = 0.25;

const planted = [...settings.drifts.map((name) => `/static/drifts/${name}.js`), ...settings.faults.map((name) => `/static/faults/${name}.js`)];
for (const module of await Promise.all(planted.map((path) => import(path)))) module.install();

const { node: picture, zoomTo, mark } = drawing();
let scale = NEAREST;
const zoom = (by) => {
  scale = Math.min(FARTHEST, Math.max(NEAREST, scale + by));
  zoomTo(scale);
  closer.disabled = scale === FARTHEST;
  farther.disabled = scale === NEAREST;
};
const zoomButton = (name, sign, by) =>
  h('button', { class: 'step', type: 'button', 'aria-label': t(`map.${name}`), testid: `map-${name}`, on: { click: () => zoom(by) } }, sign);
const closer = zoomButton('closer', '+', STEP);
const farther = zoomButton('farther', '–', -STEP);

const choose = (point) => {
  for (const button of points) button.setAttribute('aria-pressed', String(button.value === point));
  mark(point);
  parent.postMessage({ pickup: point }, location.origin);
};
const points = settings.pickupPoints.map((point) =>
  h('button', { class: 'point', type: 'button', value: point, 'aria-pressed': 'false', testid: `point-${point}`, on: { click: () => choose(point) } }, t(`pickup.${point}`)),
);

document.title = t('pickup.map');
document.getElementById('map').replaceChildren(
  h('main', { class: 'map' }, h('h1', { class: 'unseen' }, t('pickup.map')), h('div', { class: 'map-picture' }, picture, h('div', { class: 'map-zoom' }, closer, farther)), h('div', { class: 'points', role: 'group', 'aria-label': t('map.points') }, points)),
);
zoom(0);
