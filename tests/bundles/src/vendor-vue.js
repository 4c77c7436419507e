import * as vue from 'vue';

window.__vendor = { vue };
