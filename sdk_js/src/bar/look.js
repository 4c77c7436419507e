/** How the bar looks. One sheet, built in this world, so that no policy of the page can refuse it. */

const CSS_TEXT = `
:host { all: initial; }
* { box-sizing: border-box; margin: 0; }
.bar {
  position: fixed; width: 336px; display: flex; flex-direction: column; overflow: hidden;
  font: 13px/1.4 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: #e8e6f0; background: #1b1a24;
  border: 1px solid #34323f; border-radius: 12px; box-shadow: 0 12px 40px #0b0a1266, 0 2px 8px #0b0a1240;
  user-select: none; cursor: default;
}
.head { display: flex; align-items: center; gap: 8px; padding: 10px 8px 10px 12px; cursor: grab; }
.dot { width: 10px; height: 10px; border-radius: 50%; background: #ff4d5e; box-shadow: 0 0 0 4px #ff4d5e2e; flex: none; margin-right: 2px; }
.paused .dot { background: #8a8798; box-shadow: none; }
.name { font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.count { color: #9a97a8; white-space: nowrap; flex: 1; }
button {
  font: inherit; color: inherit; background: none; border: 0; border-radius: 7px; padding: 4px 9px; cursor: pointer;
  display: inline-flex; align-items: center; gap: 6px; white-space: nowrap;
}
button:hover, button.over { background: #2d2b38; }
.save { background: #6f5bff; color: #fff; font-weight: 600; padding: 4px 13px; }
.save:hover, .save.over { background: #8573ff; }
.icon { padding: 4px 6px; color: #b9b6c6; }
svg { width: 15px; height: 15px; stroke: currentColor; stroke-width: 1.7; fill: none; stroke-linecap: round; stroke-linejoin: round; display: block; }
.steps { list-style: none; padding: 2px 0 6px; border-top: 1px solid #2a2833; max-height: 264px; overflow: hidden; }
.steps li { display: grid; grid-template-columns: 26px 1fr; padding: 4px 12px 4px 8px; align-items: baseline; }
.steps .number { color: #6f6c7d; font-size: 11px; text-align: right; padding-right: 8px; font-variant-numeric: tabular-nums; }
.steps .what { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.steps b { font-weight: 600; color: #b7a9ff; margin-right: 5px; }
.steps i { font-style: normal; color: #9be0b4; margin-left: 5px; }
.steps .then { grid-column: 2; color: #9a97a8; font-size: 12px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.steps .then::before { content: "→ "; color: #57d188; }
.empty { padding: 12px 14px 14px; color: #9a97a8; border-top: 1px solid #2a2833; }
.choices { border-top: 1px solid #2a2833; padding: 8px 10px; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.title { width: 100%; font-size: 11px; color: #8a8798; padding: 0 2px; }
.choice { border: 1px solid #3d3a4b; padding: 2px 9px; font-size: 12px; border-radius: 20px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; display: block; }
.choice.on { background: #57d18826; border-color: #57d188; color: #baf3cf; }
.tools { display: flex; gap: 2px; border-top: 1px solid #2a2833; padding: 6px; color: #c9c6d6; font-size: 12px; }
.tools button { padding: 4px 7px; }
.tools button.on { background: #6f5bff40; color: #cfc6ff; }
.hint { padding: 8px 14px; background: #6f5bff26; color: #cfc6ff; font-size: 12px; }
.frame { position: fixed; border: 2px solid #6f5bff; background: #6f5bff1f; border-radius: 4px; pointer-events: none; }
.tag { position: fixed; background: #6f5bff; color: #fff; font: 12px/1.3 system-ui, sans-serif; padding: 3px 8px; border-radius: 5px; pointer-events: none; max-width: 420px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

/** @param {ShadowRoot} root */
export function dress(root) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS_TEXT);
  root.adoptedStyleSheets = [sheet];
}

/** Outlines on a grid of 16. @type {Record<string, string>} */
const ICONS = {
  pause: 'M5.5 3.5v9M10.5 3.5v9',
  play: 'M5 3l7.5 5L5 13z',
  undo: 'M3.5 6.5h6a3.5 3.5 0 010 7H6M3.5 6.5l3-3M3.5 6.5l3 3',
  point: 'M3 3l4 10 1.6-4.4L13 7z',
  picture: 'M2.5 4.5h11v8h-11zM5.6 4.5l1-1.8h2.8l1 1.8M8 6.6a2 2 0 100 4 2 2 0 000-4z',
  dynamic: 'M2.5 8c1.4-4 3.4-4 5.5 0s4.1 4 5.5 0',
  fold: 'M4 6.5l4 4 4-4',
  unfold: 'M4 10l4-4 4 4',
  cross: 'M4 4l8 8M12 4l-8 8',
};

/** @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 16 16');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}
