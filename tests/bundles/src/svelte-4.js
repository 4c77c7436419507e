import Page from './svelte-4.svelte';

new Page({ target: document.getElementById('root') });
