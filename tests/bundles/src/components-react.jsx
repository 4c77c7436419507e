// Components of every kind that React knows, and a button for each: what renders is told by the name that it bears here.
import { Component, StrictMode, createContext, forwardRef, memo, useContext, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

const Theme = createContext('light');

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Count {count}</button>;
}

function Quiet() {
  return <p>Nothing happens here</p>;
}

function Row({ number, chosen, choose }) {
  return (
    <li>
      <button onClick={choose}>
        Row {number} {chosen ? 'chosen' : 'free'}
      </button>
    </li>
  );
}
const RowOnce = memo(Row);
const chooseNone = () => {};

function Rows() {
  const [at, setAt] = useState(-1);
  const chooses = useState(() => [0, 1, 2, 3].map((number) => () => setAt(number)))[0];
  return (
    <ul>
      {chooses.map((choose, number) => (
        <RowOnce key={number} number={number} chosen={number === at} choose={choose} />
      ))}
    </ul>
  );
}

class Toggle extends Component {
  state = { on: false };
  render() {
    return <button onClick={() => this.setState({ on: !this.state.on })}>Toggle {this.state.on ? 'on' : 'off'}</button>;
  }
}

const Fancy = forwardRef(({ children, ...props }, ref) => {
  return (
    <button ref={ref} {...props}>
      {children}
    </button>
  );
});
Fancy.displayName = 'Fancy';

function Themed() {
  return <i>{useContext(Theme)}</i>;
}

function Late() {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <p>{ready ? 'Ready' : 'Wait'}</p>;
}

function Page() {
  const [theme, setTheme] = useState('light');
  const [open, setOpen] = useState(false);
  return (
    <Theme.Provider value={theme}>
      <Counter />
      <Quiet />
      <Rows />
      <Toggle />
      <Fancy onClick={() => setTheme('dark')}>Darken</Fancy>
      <Themed />
      <RowOnce number={9} chosen={false} choose={chooseNone} />
      <Fancy onClick={() => setOpen(true)}>Open</Fancy>
      {open && <Late />}
    </Theme.Provider>
  );
}

const strict = location.hash === '#strict';
createRoot(document.getElementById('root')).render(strict ? <StrictMode><Page /></StrictMode> : <Page />);
