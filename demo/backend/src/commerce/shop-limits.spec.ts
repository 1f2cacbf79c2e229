import { PLACE_STEPS, scaled } from './rate-limit.ts';
import { ShopLimits } from './shop-limits.ts';
import { openTestShop, refusal, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;

beforeEach(() => {
  shop = openTestShop();
});

afterEach(() => shop.close());

const FREE = 30;

const guess = (code: string, token?: string) =>
  shop.call('POST', '/checkout/cart/line-item', {
    token,
    body: { items: [{ referencedId: code, type: 'promotion' }] },
  });

/** Uses all free tries and returns the distinct statuses. */
async function exhaust(attempt: (n: number) => Promise<{ status: number }>): Promise<number[]> {
  const met = new Set<number>();
  for (let n = 0; n < FREE; n += 1) met.add((await attempt(n)).status);
  return [...met];
}

test('after 30 guesses of unknown codes any session has to wait, and valid codes still work', async () => {
  expect(await exhaust((n) => guess(`RADEN${n}`))).toEqual([200]);
  const { token } = await shop.call('GET', '/context');
  const refused = await guess('RADEN', token);
  expect(refusal(refused)).toEqual([429, 'FRAMEWORK__RATE_LIMIT_EXCEEDED']);
  expect(refused.json.errors[0].meta.parameters).toEqual({ seconds: 10 });
  const byId = await shop.call('POST', '/checkout/cart/line-item', {
    body: { items: [{ id: 'RADEN', type: 'promotion' }] },
  });
  expect(byId.status).toBe(429);
  expect((await guess('zomer5', token)).status).toBe(200);
  expect((await guess('RADEN', token)).status).toBe(429);
  shop.time.now += 10_000;
  expect((await guess('RADEN', token)).status).toBe(200);
  expect((await guess('RADEN', token)).status).toBe(429);
});

test('many codes in one request count as many guesses, and products count as none', async () => {
  const items = Array.from({ length: FREE + 1 }, (_, n) => ({
    referencedId: `RADEN${n}`,
    type: 'promotion',
  }));
  const goods = items.map(({ referencedId: id }) => ({ id, type: 'product' }));
  const add = (sent: object[]) => shop.call('POST', '/checkout/cart/line-item', { body: { items: sent } });
  expect((await add(goods)).status).toBe(200);
  expect((await add(items.slice(1))).status).toBe(200);
  expect((await add(goods)).status).toBe(200);
  expect((await add(items.slice(0, 1))).status).toBe(429);
});

test('registrations have no limit, as at the vendor: a whole office orders from one address', async () => {
  const register = () => shop.call('POST', '/account/register', { body: {} });
  for (let day = 0; day < 5; day += 1) expect(await exhaust(register)).toEqual([400]);
});

test('one number scales the limits, and zero switches them off', () => {
  expect(scaled(PLACE_STEPS, 2).map(({ tries }) => tries)).toEqual([60, 120, 200]);
  const takes = (limits: ShopLimits, times: number) => () => {
    for (let n = 0; n < times; n += 1) limits.login.take('emma');
  };
  expect(takes(new ShopLimits(() => 0), 10)).not.toThrow();
  expect(takes(new ShopLimits(() => 0), 11)).toThrow('try again in 10 seconds');
  expect(takes(new ShopLimits(() => 0, 2), 20)).not.toThrow();
  expect(takes(new ShopLimits(() => 0, 2), 21)).toThrow('try again');
  expect(takes(new ShopLimits(() => 0, 0), 1000)).not.toThrow();
});

test('all tries are forgotten at once', () => {
  const limits = new ShopLimits(() => 0);
  const useAll = () => {
    for (let n = 0; n < FREE; n += 1) [limits.withdrawal, limits.voucher].forEach((one) => one.take('here'));
  };
  useAll();
  limits.forgetAll();
  expect(useAll).not.toThrow();
});
