// Stores of six libraries in one page of React, as their documentation has them; the app says nothing of them to anybody.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { atom, useAtom } from 'jotai';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { legacy_createStore } from 'redux';
import { assign, createMachine } from 'xstate';
import { create } from 'zustand';

const redux = legacy_createStore((state = { cart: { items: [] } }, action) =>
  action.type === 'add' ? { cart: { items: [...state.cart.items, { sku: action.sku, quantity: 1 }] } } : state,
);
const useBear = create((set) => ({ bears: 0, more: () => set((state) => ({ bears: state.bears + 1 })) }));
const open = atom(false);
open.debugLabel = 'menuOpen';
const door = createMachine({
  id: 'door',
  initial: 'closed',
  context: { knocks: 0 },
  states: {
    closed: { on: { OPEN: { target: 'opened', actions: assign({ knocks: ({ context }) => context.knocks + 1 }) } } },
    opened: {},
  },
});
class Basket {
  lines = 0;
  constructor() {
    makeAutoObservable(this);
  }
  fill() {
    this.lines += 3;
  }
}
const basket = new Basket();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const Lines = observer(({ basket }) => <button onClick={() => basket.fill()}>Lines {basket.lines}</button>);

function Todos() {
  const { data } = useQuery({ queryKey: ['todos', 5], queryFn: async () => (await fetch('/api/todos')).json() });
  return <p>{data ? data.title : 'Waiting'}</p>;
}

function Page() {
  const dispatch = useDispatch();
  const count = useSelector((state) => state.cart.items.length);
  const { bears, more } = useBear();
  const [isOpen, setOpen] = useAtom(open);
  const [state, send] = useMachine(door);
  const [asked, setAsked] = useState(false);
  return (
    <main>
      <button onClick={() => dispatch({ type: 'add', sku: 'mug' })}>Cart {count}</button>
      <button onClick={more}>Bears {bears}</button>
      <button onClick={() => setOpen(true)}>Menu {String(isOpen)}</button>
      <button onClick={() => send({ type: 'OPEN' })}>Door {state.value}</button>
      <Lines basket={basket} />
      <button onClick={() => setAsked(true)}>Ask</button>
      {asked && <Todos />}
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={client}>
    <Provider store={redux}>
      <Page />
    </Provider>
  </QueryClientProvider>,
);
