// A store of Pinia and one of Vuex in one page of Vue.
import { createPinia, defineStore } from 'pinia';
import { createApp, h } from 'vue';
import { createStore, useStore } from 'vuex';

const useCart = defineStore('cart', { state: () => ({ items: [] }), actions: { add(sku) { this.items.push({ sku }); } } });
const vuex = createStore({ state: { user: { name: 'nobody' } }, mutations: { name(state, name) { state.user.name = name; } } });

createApp({
  setup() {
    const cart = useCart();
    const store = useStore();
    return () => h('main', [
      h('button', { onClick: () => cart.add('mug') }, `Cart ${cart.items.length}`),
      h('button', { onClick: () => store.commit('name', 'Ada') }, `User ${store.state.user.name}`),
    ]);
  },
}).use(createPinia()).use(vuex).mount('#root');
