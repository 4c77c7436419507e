/** What stands below the headings of cart and checkout is in a frame. */

import { h } from '/static/js/dom.js';
import { go } from '/static/js/router.js';
import { stepIn } from '/static/js/seams.js';

const FRAMED = new Set(['cart', 'checkout']);

export function install() {
  stepIn('view', (view, name) => {
    if (!FRAMED.has(name)) return view;
    const heading = view.querySelector('h1');
    const rest = [...view.children].filter((each) => each !== heading);
    const frame = h('iframe', { title: heading.textContent });
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0', overflow: 'hidden' });
    frame.addEventListener('load', () => fill(frame, rest), { once: true });
    view.append(frame);
    return view;
  });
}

function fill(frame, nodes) {
  const inner = frame.contentDocument;
  inner.documentElement.lang = document.documentElement.lang;
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) inner.head.append(sheet.cloneNode());
  inner.body.append(...nodes);
  inner.addEventListener('click', followLink);
  const grow = () => {
    frame.style.height = `${Math.max(320, inner.body.scrollHeight)}px`;
  };
  new frame.contentWindow.ResizeObserver(grow).observe(inner.body);
}

/** Links of the frame change the page around it. */
function followLink(event) {
  const link = event.target.closest('a');
  if (!link || link.target || link.download || link.origin !== location.origin || event.defaultPrevented) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
