// A list that is fetched by an effect, in StrictMode: the development build of React runs the effect twice.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Orders() {
  const [orders, setOrders] = useState(null);
  useEffect(() => {
    let wanted = true;
    fetch('/api/orders')
      .then((answer) => answer.json())
      .then((list) => wanted && setOrders(list));
    return () => {
      wanted = false;
    };
  }, []);
  return <p>{orders ? `${orders.length} orders` : 'Loading'}</p>;
}

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Show orders</button>
      <button
        onClick={() => {
          throw new Error('no such order');
        }}
      >
        Break
      </button>
      {open && <Orders />}
    </main>
  );
}

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
