import { timeoutFor, shareOf } from './share-of';

const NOW = Date.now();
beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test.each([
  [undefined, 1000, 1000],
  [NOW + 4400, 1000, 1000],
  [NOW + 1250, 1000, 1000],
  [NOW + 1249, 1000, 999],
  [NOW + 250, 1000, 0],
  [NOW - 5000, 1000, 0],
])('with an answer due at %s, something worth %i ms is waited for %i ms', (answerBy, most, ms) => {
  expect(timeoutFor({ ...(answerBy !== undefined && { answerBy }) }, most)).toBe(ms);
});

test('a share ends with the page, and by itself', () => {
  const page = new AbortController();
  const share = shareOf({ signal: page.signal }, 60_000);
  expect(share.aborted).toBe(false);
  page.abort(new Error('given up'));
  expect(share.reason).toEqual(new Error('given up'));
  jest.useRealTimers();
  const { signal } = new AbortController();
  const ended = new Promise((resolve) =>
    shareOf({ signal, answerBy: 0 }, 60_000).addEventListener('abort', resolve),
  );
  return expect(ended).resolves.toBeDefined();
});
