// State of Svelte 5 that is no store: an object, and a value that is replaced.
export const basket = $state({ lines: [] });
let chosen = $state('nothing');
export const picked = () => chosen;
export const fill = () => basket.lines.push({ sku: 'lamp' });
export const pick = () => {
  chosen = 'lamp';
};
