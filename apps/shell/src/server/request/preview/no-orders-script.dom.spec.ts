import { NO_ORDERS_SCRIPT } from './no-orders';

const asked: string[] = [];
beforeAll(() => {
  window.fetch = async (input) => {
    asked.push(String(input));
    return {} as Response;
  };
  window.eval(NO_ORDERS_SCRIPT);
});

test.each(['https://commerce.test/store-api/checkout/order', '/store-api/handle-payment?x=1'])(
  'blocks POST requests to %s',
  async (url) => {
    expect(() => new XMLHttpRequest().open('POST', url)).toThrow('Nothing can be ordered in a preview');
    await expect(window.fetch(url, { method: 'post' })).rejects.toThrow('Nothing can be ordered');
  },
);

test.each([
  ['GET', '/store-api/checkout/cart'],
  ['POST', '/store-api/checkout/cart/line-item'],
  ['GET', '/store-api/checkout/order'],
])('%s %s goes on', async (method, url) => {
  expect(() => new XMLHttpRequest().open(method, url)).not.toThrow();
  await window.fetch(url, { method });
  expect(asked).toContain(url);
});
