import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Product } from '../../catalogue/types.ts';
import { sortOrders } from './sort-orders.ts';

const [sample] = createCatalogue({ seed: 7, products: 1 }).products;

const priced = (
  priceCents: number,
  listPriceCents: number | null,
  lowestPriceCents: number | null,
): Product => {
  if (!sample) throw new Error('The catalogue is empty.');
  return { ...sample, priceCents, listPriceCents, lowestPriceCents };
};

test('the highest reduction is that of the lowest price of 30 days, which is what cards show', () => {
  const products = [priced(50, 200, 100), priced(50, 125, 125), priced(50, null, null), priced(50, 60, 55)];
  expect([...(sortOrders(products).get('Hoogste korting') ?? [])]).toEqual([1, 0, 3, 2]);
});
