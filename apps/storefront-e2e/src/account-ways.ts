import type { Page } from '@playwright/test';
import { vendor } from './demo';
import { ownVariant } from './goods';

export const PASSWORD = 'linnen en wol';

/** A unique address for one test. */
export const someEmail = (name: string): string => `${name}-${crypto.randomUUID()}@weefsel.example`;

/** Places an order for the customer of this browser, without walking through the checkout. */
export async function orderHere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'sw-context-token')?.value;
  const { id } = await ownVariant(token);
  const items = [{ id, type: 'product', quantity: 1 }];
  await vendor('/checkout/cart/line-item', { items }, token);
  await vendor('/checkout/order', {}, token);
}
