/** The drawing of a small town with its pick-up points. */

const SVG = 'http://www.w3.org/2000/svg';
const PLACES = { harbour: [70, 150], market: [190, 90], station: [320, 60], garden: [270, 170] };
const WAYS = ['M0 110C80 90 120 100 190 90S300 70 400 40', 'M70 220V150C110 120 160 130 190 90V0', 'M190 90C230 140 250 160 270 170S340 200 400 190', 'M270 170C290 120 300 90 320 60V0'];

function svg(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** The drawing, how to look closer, and how to mark a place. */
export function drawing() {
  const pins = Object.fromEntries(
    Object.entries(PLACES).map(([name, [x, y]]) => [name, svg('circle', { cx: x, cy: y, r: 8, class: 'pin' })]),
  );
  const town = svg(
    'g',
    {},
    svg('path', { d: 'M0 170C40 150 60 190 110 200S160 240 150 260H0z', class: 'water' }),
    svg('ellipse', { cx: 285, cy: 185, rx: 58, ry: 34, class: 'green' }),
    ...WAYS.map((d) => svg('path', { d, class: 'way' })),
    ...Object.values(pins),
  );
  const node = svg('svg', { viewBox: '0 0 400 240', class: 'town', 'aria-hidden': 'true' }, town);
  return {
    node,
    zoomTo: (scale) => town.setAttribute('transform', `translate(200 120) scale(${scale}) translate(-200 -120)`),
    mark: (chosen) => {
      for (const [name, pin] of Object.entries(pins)) pin.setAttribute('class', name === chosen ? 'pin pin-chosen' : 'pin');
    },
  };
}
