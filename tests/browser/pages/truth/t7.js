async function placeOrder() {
  await pause();
  try {
    await fetch('/api/t7/orders', { method: 'POST', body: '{"sku":"lamp"}' });
  } catch (error) {
    console.info(error.message);
  }
  await pause();
  say('Order placed');
}
onClick(placeOrder);
