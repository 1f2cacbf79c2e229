import type { Found } from './suggestion';
import { LiveSearch } from './live-search';

const foundFor = (text: string): Found => ({
  text,
  total: 1,
  products: [],
  productsFailed: false,
  groups: [],
});

/** A live search with manually resolved answers. */
function someSearch() {
  const asked: { text: string; signal: AbortSignal; answer: PromiseWithResolvers<Found> }[] = [];
  const told: string[] = [];
  const live = new LiveSearch({
    find: (text, signal) => {
      const answer = Promise.withResolvers<Found>();
      asked.push({ text, signal, answer });
      return answer.promise;
    },
    tellSearch: (text) => told.push(text),
    tellFound: ({ text }) => told.push(`found ${text}`),
  });
  return { live, asked, told };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('the live search', () => {
  test('sends no request for less than three characters, and clears earlier results [LSP-02]', async () => {
    const { live, asked } = someSearch();
    live.type(' ja ');
    await pause(1000);
    expect(asked).toEqual([]);
    live.type('jas');
    await pause(200);
    asked[0]?.answer.resolve(foundFor('jas'));
    await pause(0);
    expect(live.answer.state).toBe('found');
    live.type('ja');
    expect(live.answer).toEqual({ state: 'none' });
    await pause(1000);
    expect(asked).toHaveLength(1);
  });

  test('tracks and requests the current text after a pause of 200 ms [LSP-03]', async () => {
    const { live, asked, told } = someSearch();
    live.type('jur');
    await pause(199);
    live.type('jurk');
    await pause(199);
    expect([asked, told]).toEqual([[], []]);
    await pause(1);
    expect(asked.map(({ text }) => text)).toEqual(['jurk']);
    expect(told).toEqual(['jurk']);
  });

  test('never replaces a newer answer by an earlier one, and aborts the earlier request [LSP-03]', async () => {
    const { live, asked, told } = someSearch();
    live.type('jurk');
    await pause(200);
    live.type('jurken');
    expect(asked[0]?.signal.aborted).toBe(true);
    await pause(200);
    asked[1]?.answer.resolve(foundFor('jurken'));
    await pause(0);
    asked[0]?.answer.resolve(foundFor('jurk'));
    await pause(0);
    expect(live.answer).toMatchObject({ state: 'found', found: { text: 'jurken' } });
    expect(told).toEqual(['jurk', 'jurken', 'found jurken']);
  });

  test('keeps earlier results while the next request is pending, and reports a slow one [LSP-03]', async () => {
    const { live, asked } = someSearch();
    live.type('jurk');
    await pause(200);
    asked[0]?.answer.resolve(foundFor('jurk'));
    await pause(0);
    live.type('jurken');
    await pause(200);
    expect(live.answer).toMatchObject({ state: 'waiting', slow: false, before: { text: 'jurk' } });
    await pause(3000);
    expect(live.answer).toMatchObject({ state: 'waiting', slow: true, before: { text: 'jurk' } });
  });

  test('reports and logs a failure, and requests the same text on a retry', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { live, asked } = someSearch();
    live.type('jurk');
    await pause(200);
    asked[0]?.answer.reject(new Error('away'));
    await pause(0);
    expect(live.answer).toEqual({ state: 'failed' });
    expect(logged).toHaveBeenCalledTimes(1);
    live.retry();
    await pause(200);
    expect(asked.map(({ text }) => text)).toEqual(['jurk', 'jurk']);
    logged.mockRestore();
  });

  test('aborts its request when it closes, and keeps its results when it opens again', async () => {
    const { live, asked } = someSearch();
    live.type('jurk');
    await pause(200);
    live.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
    live.type('jurk');
    await pause(200);
    asked[1]?.answer.resolve(foundFor('jurk'));
    await pause(0);
    live.stop();
    live.type('jurk');
    await pause(1000);
    expect(asked).toHaveLength(2);
    expect(live.answer.state).toBe('found');
  });
});
