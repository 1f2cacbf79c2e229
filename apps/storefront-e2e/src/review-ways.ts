import type { Page } from '@playwright/test';
import type { Customer } from './customers';
import { vendor } from './demo';
import { ownVariant } from './goods';
import { moveOrder } from './move-order';
import { become } from './ways';

interface Found {
  id: string;
  seoUrls: { seoPathInfo: string }[];
}

/** Products sorted by score: those with few reviews come first, as they have the best scores. */
async function bestRated(): Promise<Found[]> {
  const pages = [1, 2, 3, 4, 5].map((page) =>
    vendor<{ elements: Found[] }>('/product', {
      limit: 100,
      page,
      filter: [{ type: 'equals', field: 'parentId', value: null }],
      sort: [{ field: 'ratingAverage', order: 'DESC' }],
      associations: { seoUrls: {} },
    }),
  );
  return (await Promise.all(pages)).flatMap(({ elements }) => elements);
}

/** A product with a minimum number of reviews, in more than one size. */
export async function reviewedProduct(fewest: number): Promise<{ path: string; id: string }> {
  for (const { id, seoUrls } of await bestRated()) {
    const { elements: reviews } = await vendor<{ elements: { customFields: { nd_size: string | null } }[] }>(
      `/product/${id}/reviews`,
      {},
    );
    const sizes = new Set(reviews.map(({ customFields }) => customFields.nd_size));
    if (reviews.length >= fewest && sizes.size > 1) return { id, path: `/${seoUrls[0]?.seoPathInfo}` };
  }
  throw new Error(`None of the products has ${fewest} reviews.`);
}

/** Buys and pays a product as this browser's customer; returns the product's id. */
export async function buyHere(page: Page, isPaid = true): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'sw-context-token')?.value;
  const product = await ownVariant(token);
  const items = [{ id: product.id, type: 'product', quantity: 1 }];
  await vendor('/checkout/cart/line-item', { items }, token);
  const { orderNumber } = await vendor<{ orderNumber: string }>('/checkout/order', {}, token);
  if (isPaid) await moveOrder(orderNumber, 'order_transaction:paid');
  return product.parentId;
}

/** Buys a product as a customer and opens its review form; returns the product's id. */
export async function openReview(page: Page, customer: Customer): Promise<string> {
  await become(page, customer);
  const id = await buyHere(page);
  await page.goto(`/review?product=${id}`);
  return id;
}

/** Path of the last order of this browser's customer. */
export async function lastOrder(page: Page): Promise<string> {
  const list = await (await page.request.get('/account/orders')).text();
  const [path] = /\/account\/order\/[^"?]+/.exec(list) ?? [];
  if (!path) throw new Error('There is no order.');
  return path;
}
