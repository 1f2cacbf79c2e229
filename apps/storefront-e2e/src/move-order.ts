import { DEMO } from './demo';

interface PlacedOrder {
  id: string;
  number: number;
}

/** Makes moves of the shop's staff, the carrier or the payment service: each is `machine:transition`. */
export async function moveOrder(number: string, ...moves: string[]): Promise<void> {
  const answer = await fetch(`${DEMO}/__demo/orders.json`);
  const { orders } = (await answer.json()) as { orders: PlacedOrder[] };
  const order = orders.find((one) => String(one.number) === number);
  if (!order) throw new Error(`There is no order ${number}.`);
  for (const move of moves) {
    const moved = await fetch(`${DEMO}/__demo/orders/${order.id}.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ move }),
    });
    if (!moved.ok) throw new Error(`${move}: ${await moved.text()}`);
  }
}
