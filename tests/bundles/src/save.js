// A form of Vue: what is typed is sent on a click, and the page says so whatever the server answered.
import { createApp, h, ref } from 'vue';

const Profile = {
  setup() {
    const name = ref('');
    const said = ref('');
    const save = async () => {
      try {
        await fetch('/api/profile', { method: 'POST', body: JSON.stringify({ name: name.value }) });
      } catch {
        said.value = 'You are offline';
        return;
      }
      said.value = `Saved ${name.value}`;
    };
    return () =>
      h('main', [
        h('label', ['Name', h('input', { value: name.value, onInput: (event) => (name.value = event.target.value) })]),
        h('button', { onClick: save }, 'Save'),
        h('p', { role: 'status' }, said.value),
      ]);
  },
};

createApp(Profile).mount('#root');
