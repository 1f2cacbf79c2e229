import { lazyCommerceClient } from './lazy-commerce-client';

const mockLoaded: string[] = [];
const mockAsked: string[] = [];
jest.mock('../http/axios-transport', () => {
  mockLoaded.push('axios');
  return {
    axiosTransport: async ({ method, url }: { method: string; url: string }) => {
      mockAsked.push(`${method} ${url}`);
      return { status: 200, statusText: '', headers: {}, text: '{"lineItems":[]}' };
    },
  };
});

const tokens = { read: () => '', write: () => undefined };

test('the code of the calls is fetched by the first of them, not by making the client, and once', async () => {
  const client = lazyCommerceClient({ endpoint: 'https://shop.test/store-api', accessToken: 'KEY', tokens });
  expect(client.hasSession()).toBe(false);
  const { read } = client.cart;
  expect(mockLoaded).toEqual([]);
  expect(await read()).toEqual({ lineItems: [] });
  await client.cart.removeItems(['1']);
  expect(mockLoaded).toEqual(['axios']);
  expect(mockAsked).toEqual([
    'GET https://shop.test/store-api/checkout/cart',
    'POST https://shop.test/store-api/checkout/cart/line-item/delete',
  ]);
});

test('a configuration without an address is refused at the first call', async () => {
  const client = lazyCommerceClient({ endpoint: '', accessToken: '', tokens });
  await expect(client.cart.read()).rejects.toThrow('endpoint and accessToken');
});
