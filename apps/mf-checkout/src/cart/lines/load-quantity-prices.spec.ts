import { fromAny } from '@total-typescript/shoehorn';
import type { CommerceClient, Criteria } from '@weefsel/api-clients';
import { loadQuantityPrices } from './load-quantity-prices';

const clientOf = (list: (criteria: Criteria) => Promise<unknown>) =>
  fromAny<Pick<CommerceClient, 'product'>, unknown>({ product: { list } });

test('quantity prices of all lines are loaded in one request [CRT-04]', async () => {
  const asked: Criteria[] = [];
  const calculatedPrices = [
    { unitPrice: 20, quantity: 2 },
    { unitPrice: 18, quantity: 3 },
  ];
  const client = clientOf(async (criteria) => {
    asked.push(criteria);
    return { elements: [{ id: 'trui', calculatedPrices }, { id: 'sok' }], total: 2 };
  });
  expect(await loadQuantityPrices(client, ['trui', 'sok', 'weg'])).toEqual([
    ['trui', [{ from: 3, amount: 18 }]],
    ['sok', []],
    ['weg', []],
  ]);
  expect(asked).toEqual([
    {
      filter: [{ type: 'equalsAny', field: 'id', value: 'trui|sok|weg' }],
      limit: 3,
      includes: { product: ['id', 'calculatedPrices'], calculated_price: ['unitPrice', 'quantity'] },
    },
  ]);
});

test('quantity prices that fail to load are left out, and the error is logged unless the request was aborted [CRT-04]', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const client = clientOf(() => Promise.reject(new Error('down')));
  expect(await loadQuantityPrices(client, ['trui'])).toEqual([]);
  expect(said).toHaveBeenCalledTimes(1);
  expect(await loadQuantityPrices(client, ['trui'], AbortSignal.abort())).toEqual([]);
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
