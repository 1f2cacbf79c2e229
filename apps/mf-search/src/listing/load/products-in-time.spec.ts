import type { PageResult } from '@weefsel/contracts';
import { LIMIT_MS } from '../../time-limits';
import { withProductsInTime } from './products-in-time';

type Result = PageResult<string>;

const page = (data: string): Result => ({ kind: 'page', data, head: { title: data }, context: 'general' });
const without = async (failure: unknown): Promise<Result> => page(`without: ${(failure as Error).message}`);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a listing whose search service', () => {
  test('answers in time is whole, and leaves no timer behind', async () => {
    expect(await withProductsInTime(Promise.resolve(page('whole')), without, {})).toEqual(page('whole'));
    expect(jest.getTimerCount()).toBe(0);
  });

  test('fails has no products [LST-33]', async () => {
    const failing = Promise.resolve({ failure: new Error('broken') });
    expect(await withProductsInTime(failing, without, {})).toEqual(page('without: broken'));
  });

  test('is slow has no products; the whole page follows for those who ask next [LST-33]', async () => {
    const { promise, resolve } = Promise.withResolvers<Result>();
    const shown = withProductsInTime(promise, without, {});
    await jest.advanceTimersByTimeAsync(LIMIT_MS.products);
    const result = await shown;
    expect(result).toMatchObject({ data: 'without: no answer of the search service within 3500 ms' });
    resolve(page('whole'));
    expect(await ('later' in result && result.later)).toEqual(page('whole'));
  });

  test('is slow is waited for no longer than the page has time', async () => {
    const shown = withProductsInTime(new Promise<Result>(() => undefined), without, {
      answerBy: Date.now() + 1250,
    });
    await jest.advanceTimersByTimeAsync(1000);
    expect(await shown).toMatchObject({ data: 'without: no answer of the search service within 1000 ms' });
  });
});
