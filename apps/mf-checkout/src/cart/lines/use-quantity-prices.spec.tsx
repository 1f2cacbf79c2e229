import { act, renderHook } from '@testing-library/react';
import { fromAny } from '@total-typescript/shoehorn';
import type { Criteria, Product } from '@weefsel/api-clients';
import { StoresProvider } from '@weefsel/stores';
import { CartBackend } from '../../testing/cart-backend';
import { held } from '../../testing/show';
import { storesFor } from '../../testing/stores-for';
import type { PricesOfProducts } from './load-quantity-prices';
import { useQuantityPrices } from './use-quantity-prices';

test('prices that came with the page are not asked for again, those of a line that is new are [CRT-04]', async () => {
  const stores = storesFor(new CartBackend([]));
  const asked: Criteria[] = [];
  jest.spyOn(stores.commerce.product, 'list').mockImplementation(async (criteria) => {
    asked.push(criteria ?? {});
    return fromAny({ elements: [] as Product[] });
  });
  const served: PricesOfProducts = [['trui', [{ from: 3, amount: 18 }]]];
  const { result, rerender } = renderHook(({ ids }) => useQuantityPrices(ids, served), {
    initialProps: { ids: ['trui'] },
    wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider>,
  });
  expect(result.current.get('trui')).toEqual([{ from: 3, amount: 18 }]);
  expect(asked).toEqual([]);
  await act(async () => rerender({ ids: ['trui', 'constructor'] }));
  expect(asked.map(({ limit }) => limit)).toEqual([1]);
  expect([...result.current]).toEqual([...served, ['constructor', []]]);
  await act(async () => rerender({ ids: ['constructor'] }));
  expect(asked).toHaveLength(1);
});

test('an answer for products that have left the cart is dropped [CRT-04]', async () => {
  const stores = storesFor(new CartBackend([]));
  const { gate, letThrough } = held();
  jest.spyOn(stores.commerce.product, 'list').mockImplementation(async () => {
    await gate;
    return fromAny({ elements: [] as Product[] });
  });
  const { result, rerender } = renderHook(({ ids }) => useQuantityPrices(ids), {
    initialProps: { ids: ['trui'] },
    wrapper: ({ children }) => <StoresProvider stores={stores}>{children}</StoresProvider>,
  });
  rerender({ ids: ['sjaal'] });
  await letThrough();
  expect([...result.current.keys()]).toEqual(['sjaal']);
});
