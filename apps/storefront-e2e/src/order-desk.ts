import type { Page } from '@playwright/test';
import { DEMO } from './demo';

interface PlacedOrder {
  id: string;
  number: number;
}

/** Does what the shop's people, the carrier or the payment service would: each move is `machine:transition`. */
export async function moveOrder(page: Page, number: string, ...moves: string[]): Promise<void> {
  const answer = await page.request.get(`${DEMO}/__demo/orders.json`);
  const { orders } = (await answer.json()) as { orders: PlacedOrder[] };
  const order = orders.find((one) => String(one.number) === number);
  if (!order) throw new Error(`There is no order ${number}.`);
  for (const move of moves) {
    const moved = await page.request.post(`${DEMO}/__demo/orders/${order.id}.json`, { data: { move } });
    if (!moved.ok()) throw new Error(`${move}: ${await moved.text()}`);
  }
}
