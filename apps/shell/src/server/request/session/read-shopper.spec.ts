import { createCommerceClient, type Transport, type TransportResponse } from '@weefsel/api-clients';
import { readShopper } from './read-shopper';

const answer = (body: object, headers: Record<string, string> = {}, status = 200): TransportResponse => ({
  status,
  statusText: '',
  headers,
  text: JSON.stringify(body),
});

type Answers = Record<string, () => TransportResponse | Promise<TransportResponse>>;

const CONTEXT = () => answer({ token: 'secret', customer: { id: 'c', email: 'emma@voorbeeld.nl' } });
const CART = () => answer({ token: 'secret', lineItems: [{ id: 'a', type: 'product', quantity: 2 }] });

async function shopperWith(token: string, answers: Answers, ms = 1000) {
  const asked: string[] = [];
  const transport: Transport = async ({ url, headers }) => {
    const path = new URL(url).pathname.replace('/store-api', '');
    asked.push(`${path} ${headers['sw-context-token'] ?? ''}`);
    return answers[path]?.() ?? answer({}, {}, 500);
  };
  const tokens = { read: () => token, write: (next: string) => (token = next) };
  const log = { error: jest.fn() };
  const commerce = createCommerceClient({
    endpoint: 'http://commerce.test/store-api',
    accessToken: 'SWSCTEST',
    tokens,
    transport,
  });
  const shopper = await readShopper(commerce, log, ms);
  return { shopper, asked, log, token: () => token };
}

test('a visitor without a session has an empty cart, and the backend is not asked', async () => {
  const { shopper, asked } = await shopperWith('', {});
  expect(shopper).toEqual({ cart: { lineItems: [] } });
  expect(asked).toEqual([]);
});

test('reads session and cart with the token of the shopper, and keeps the token out of the page', async () => {
  const { shopper, asked } = await shopperWith('mine', { '/context': CONTEXT, '/checkout/cart': CART });
  expect(asked).toEqual(['/context mine', '/checkout/cart mine']);
  expect(shopper).toMatchObject({ session: { customer: { id: 'c' } }, cart: { lineItems: [{ id: 'a' }] } });
  expect(JSON.stringify(shopper)).not.toContain('secret');
});

test('replaces an expired session once, and reads the cart with the new token', async () => {
  const { asked, token } = await shopperWith('old', {
    '/context': () => answer({}, { 'sw-context-token': 'new' }),
    '/checkout/cart': CART,
  });
  expect(asked).toEqual(['/context old', '/checkout/cart new']);
  expect(token()).toBe('new');
});

test.each<[string, Answers['']]>([
  ['refuses', () => answer({ errors: [] }, {}, 403)],
  ['breaks', () => Promise.reject(new Error('away'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
])('a backend that %s leaves session and cart to the browser', async (_how, plight) => {
  const { shopper, log } = await shopperWith('mine', { '/context': plight, '/checkout/cart': plight }, 50);
  expect(shopper).toEqual({ cart: null });
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('a failed cart leaves the session intact', async () => {
  const { shopper } = await shopperWith('mine', { '/context': CONTEXT });
  expect(shopper).toMatchObject({ session: { customer: { id: 'c' } }, cart: null });
});
