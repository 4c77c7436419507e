// The stores of Svelte for a page that is not bundled.
export { derived, get, readable, writable } from 'svelte/store';
