import type { SnippetKey } from '@weefsel/contracts/snippets';
import { evaluateBundle } from '@weefsel/federation/server';
import { MissingTexts } from './missing-texts';

const key = 'headless.listing.sortBy' as SnippetKey;
const log = { error: jest.fn() };
beforeEach(() => log.error.mockClear());

test('gives a page load words for a missing text, and logs its key and remote once', () => {
  const text = new MissingTexts().textFor(new Map([['headless.a.b', '{n} keer']]), log, 'mf-search@1a2b');
  expect(text('headless.a.b' as SnippetKey, { n: 3 })).toBe('3 keer');
  expect([text(key), text(key)]).toEqual(['Sort by', 'Sort by']);
  expect(log.error.mock.calls).toEqual([
    [
      { key, remote: 'mf-search@1a2b' },
      'Nobody has a text "headless.listing.sortBy"; its name is shown in words.',
    ],
  ]);
});

test('logs a missing text once for each version that asks', () => {
  const missing = new MissingTexts();
  missing.textFor(new Map(), log, 'mf-search@1')(key);
  missing.textFor(new Map(), log, 'mf-search@2')(key);
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('finds the remote of a rendering component by its code', () => {
  const asks = evaluateBundle('module.exports = (ask) => ask()', 'mf-cart@9z/server.cjs', {}) as (
    ask: () => void,
  ) => void;
  const tell = new MissingTexts().heardBy(log);
  asks(() => tell(key));
  tell(key);
  expect(log.error.mock.calls.map(([details]) => details)).toEqual([
    { key, remote: 'mf-cart@9z' },
    { key, remote: undefined },
  ]);
});
