// A page of Vue whose parts can change without each other.
import { createApp, h, ref } from 'vue';

const Counter = {
  name: 'Counter',
  __file: '/srv/app/src/Counter.vue',
  setup() {
    const count = ref(0);
    return () => h('button', { onClick: () => count.value++ }, `Count ${count.value}`);
  },
};
const Quiet = { __name: 'Quiet', setup: () => () => h('p', 'Nothing happens here') };
const Late = { __file: '/srv/app/src/Late.vue', setup: () => () => h('p', 'Ready') };

createApp({
  name: 'Page',
  setup() {
    const open = ref(false);
    return () => h('main', [h(Counter), h(Quiet), h('button', { onClick: () => (open.value = true) }, 'Open'), open.value && h(Late)]);
  },
}).mount('#root');
