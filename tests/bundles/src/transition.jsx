// A click that starts a transition; the effect of what it shows sends the request. No stack leads to the click.
import { startTransition, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

function Placed() {
  const [said, setSaid] = useState('Placing');
  useEffect(() => {
    const send = async () => {
      const answer = await fetch('/api/placed', { method: 'POST', body: '{"sku":"lamp"}' });
      setSaid(answer.ok ? 'Order placed' : 'Not placed');
    };
    send();
  }, []);
  return <p role="status">{said}</p>;
}

function Page() {
  const [page, setPage] = useState('cart');
  return (
    <main>
      <button onClick={() => startTransition(() => setPage('placed'))}>Place order</button>
      {page === 'placed' && <Placed />}
    </main>
  );
}

createRoot(document.getElementById('root')).render(<Page />);
