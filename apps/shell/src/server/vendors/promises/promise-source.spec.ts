import { fromAny } from '@total-typescript/shoehorn';
import { PromiseSource } from './promise-source';

const METHODS = {
  elements: [
    {
      prices: [
        { quantityStart: 0, currencyPrice: [{ gross: 6.5 }] },
        { quantityStart: 80, currencyPrice: [{ gross: 0 }] },
      ],
    },
  ],
};

function someSource() {
  const promises = jest.fn<Promise<unknown>, []>(async () => ({ returnDays: 45 }));
  const countries = jest.fn(async () => [{ id: 'nl', iso: 'NL' }]);
  const shippingMethods = jest.fn<Promise<unknown>, []>(async () => METHODS);
  const log = { warn: jest.fn() };
  const source = new PromiseSource();
  const clients = {
    content: { promises },
    commerce: { lookup: { countries }, checkout: { shippingMethods } },
  };
  const refresh = () => source.refresh(fromAny(clients), log);
  return { source, refresh, promises, shippingMethods, log };
}

const TEXT = '{promise.returnDays}, {promise.shippingFee}, {promise.freeShippingFrom}, {promise.countries}';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('fills texts with built-in promises until both vendors have answered', async () => {
  const { source, refresh } = someSource();
  expect(source.fill(TEXT)).toBe('30\u00a0dagen, €\u00a04,95, €\u00a050, Nederland, België en Duitsland');
  await refresh();
  expect(source.fill(TEXT)).toBe('45\u00a0dagen, €\u00a06,50, €\u00a080, Nederland');
});

test('asks vendors once per period, and again at once when one did not answer', async () => {
  const { refresh, promises } = someSource();
  await refresh();
  await refresh();
  expect(promises).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(300_001);
  promises.mockRejectedValueOnce(new Error('away'));
  await refresh();
  await refresh();
  expect(promises).toHaveBeenCalledTimes(3);
});

test.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['answers something else', async () => ({ elements: 'x' })],
])('a commerce backend that %s leaves its last answer in use', async (_what, answer) => {
  const { source, refresh, shippingMethods, log } = someSource();
  await refresh();
  jest.advanceTimersByTime(300_001);
  shippingMethods.mockImplementationOnce(answer);
  log.warn.mockClear();
  await refresh();
  expect(source.fill('{promise.shippingFee}')).toBe('€\u00a06,50');
  expect(log.warn).toHaveBeenCalledTimes(1);
});

test('logs a difference between commerce and the promises of editors once per field', async () => {
  const { refresh, log } = someSource();
  await refresh();
  jest.advanceTimersByTime(300_001);
  await refresh();
  const paths = log.warn.mock.calls.map(([{ path }]) => path);
  expect(paths).toEqual(['delivery', 'shippingFee', 'freeShippingFrom']);
});

test('waits only shortly for a hanging vendor, and does not ask it again before it answers', async () => {
  const { source, refresh, shippingMethods } = someSource();
  let answer = (_methods: unknown) => {};
  shippingMethods.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const askAndWait = async () => {
    const waiting = refresh();
    await jest.advanceTimersByTimeAsync(400);
    await waiting;
  };
  await askAndWait();
  await askAndWait();
  expect(shippingMethods).toHaveBeenCalledTimes(1);
  expect(source.fill('{promise.returnDays}')).toBe('30\u00a0dagen');
  answer(METHODS);
  await jest.advanceTimersByTimeAsync(0);
  expect(source.fill('{promise.returnDays}')).toBe('45\u00a0dagen');
});

test('reads changed promises anew at once, and discards the late answer of an earlier request', async () => {
  const { source, refresh, promises } = someSource();
  await refresh();
  let late = (_terms: unknown): void => undefined;
  source.expire();
  promises.mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  const before = refresh();
  await jest.advanceTimersByTimeAsync(400);
  await before;
  expect(source.areOutdated).toBe(true);
  source.expire();
  promises.mockResolvedValueOnce({ returnDays: 60 });
  await refresh();
  expect(source.areOutdated).toBe(false);
  late({ returnDays: 10 });
  await jest.advanceTimersByTimeAsync(0);
  expect(source.fill('{promise.returnDays}')).toBe('60\u00a0dagen');
});
