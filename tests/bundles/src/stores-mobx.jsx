// Stores of MobX that components import instead of being given them, as its documentation has them.
import { createRoot } from 'react-dom/client';
import { makeAutoObservable, observable } from 'mobx';
import { observer } from 'mobx-react-lite';

class Todo {
  items = ['milk'];
  constructor() {
    makeAutoObservable(this);
  }
  add() {
    this.items.push('tea');
  }
}
class Visitor {
  name = 'nobody';
  constructor() {
    makeAutoObservable(this);
  }
  enter() {
    this.name = 'Ada';
  }
}
class Root {
  visitor = new Visitor();
}
const todo = new Todo();
const root = new Root();
const light = observable({ lit: false });

const Items = observer(() => <button onClick={() => todo.add()}>Items {todo.items.length}</button>);
const Who = observer(() => <button onClick={() => root.visitor.enter()}>Visitor {root.visitor.name}</button>);
const Lamp = observer(() => <button onClick={() => (light.lit = true)}>Lamp {light.lit ? 'on' : 'off'}</button>);
const Broken = observer(() => <button>Broken {todo.items.length}</button>);

createRoot(document.getElementById('root')).render(
  <main>
    <Items />
    <Who />
    <Lamp />
    <Broken />
  </main>,
);
