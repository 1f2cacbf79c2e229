import { createCommerceClient } from '../create-commerce-client';
import { noTokenStorage } from '../token-storage';
import { recordingTransport } from '../../testing/recording-transport';

const JAS = { id: 'p1', calculatedPrice: { unitPrice: 120, quantity: 1, totalPrice: 120 } };

function backend(elements: readonly object[] = []) {
  const { transport, asked } = recordingTransport(() => ({ body: { elements, total: elements.length } }));
  const endpoint = 'https://shop.test/store-api';
  const client = createCommerceClient({ endpoint, accessToken: 'KEY', tokens: noTokenStorage, transport });
  return { product: client.product, asked };
}

const ACTIVE = { type: 'equals', field: 'active', value: true };
const NO_VARIANTS = { type: 'equals', field: 'parentId', value: null };

test('the best sellers of a brand are requested as its nine active products with most sales, without variants', async () => {
  const { product, asked } = backend();
  expect(await product.bestSelling('fjord')).toEqual([]);
  expect(asked).toMatchObject([{ method: 'POST', path: '/store-api/product' }]);
  expect(asked[0]?.body).toMatchObject({
    limit: 9,
    filter: [{ type: 'equalsAny', field: 'manufacturerId', value: 'fjord' }, ACTIVE, NO_VARIANTS],
    sort: [{ field: 'sales', order: 'DESC' }],
  });
  expect(asked[0]?.body).not.toHaveProperty('includes');
});

test('the best sellers keep the order of the backend, and the request names the wanted fields', async () => {
  const { product, asked } = backend([JAS, { ...JAS, id: 'p2' }]);
  const includes = { product: ['id', 'calculatedPrice'] };
  expect((await product.bestSelling('fjord', includes)).map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(asked[0]?.body).toMatchObject({ includes });
});

test('the newest active products are requested from the whole tree of a category, newest first', async () => {
  const { product, asked } = backend();
  await product.newest('dames');
  expect(asked[0]?.body).toMatchObject({
    filter: [{ type: 'equalsAny', field: 'categoryTree', value: 'dames' }, ACTIVE, NO_VARIANTS],
    sort: [{ field: 'createdAt', order: 'DESC' }],
  });
});
