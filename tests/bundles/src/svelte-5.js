import { mount } from 'svelte';
import Page from './svelte-5.svelte';

mount(Page, { target: document.getElementById('root') });
