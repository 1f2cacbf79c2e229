import { recordingTransport, type Recorded } from '../../testing/recording-transport';
import { createCommerceClient } from '../create-commerce-client';
import { noTokenStorage } from '../token-storage';

function wishlistThatAnswers(answer: (request: Recorded) => unknown) {
  const { transport, asked } = recordingTransport((request) => ({ body: answer(request) }));
  const { wishlist } = createCommerceClient({
    endpoint: 'https://shop.test/store-api',
    accessToken: 'SWSCKEY',
    tokens: noTokenStorage,
    transport,
  });
  return { wishlist, asked };
}

const idsOf = (length: number, from = 0) =>
  Array.from({ length }, (_, index) => ({ id: `p${from + index}` }));

describe('the wishlist of a customer', () => {
  test('is asked for its ids and its exact total, page after page until all are there [API-09]', async () => {
    const { wishlist, asked } = wishlistThatAnswers(({ body }) => {
      const { page } = body as { page: number };
      return { products: { elements: idsOf(page === 3 ? 7 : 100, (page - 1) * 100), total: 207 } };
    });
    const ids = await wishlist.ids();
    expect(ids).toEqual(idsOf(207).map(({ id }) => id));
    expect(asked).toHaveLength(3);
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/store-api/customer/wishlist',
      body: { page: 1, limit: 100, 'total-count-mode': 'exact', includes: { product: ['id'] } },
    });
  });

  test('that fills one page exactly is one call [API-09]', async () => {
    const { wishlist, asked } = wishlistThatAnswers(() => ({
      products: { elements: idsOf(100), total: 100 },
    }));
    await expect(wishlist.ids()).resolves.toHaveLength(100);
    expect(asked).toHaveLength(1);
  });

  test('is changed one product at a time, and merged with what a guest saved [API-09]', async () => {
    const { wishlist, asked } = wishlistThatAnswers(() => ({ success: true }));
    await wishlist.add('a');
    await wishlist.remove('a');
    await wishlist.merge(['a', 'b']);
    expect(asked.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/store-api/customer/wishlist/add/a', undefined],
      ['DELETE', '/store-api/customer/wishlist/delete/a', undefined],
      ['POST', '/store-api/customer/wishlist/merge', { productIds: ['a', 'b'] }],
    ]);
  });
});
