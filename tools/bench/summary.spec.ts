import { barsOf, holds, type Bar } from './bars.ts';
import { noRounds, type Results } from './results.ts';
import { median, ratio, summary } from './summary.ts';

const rounds = (figure: string, values: number[]) => values.map((value) => ({ [figure]: value }));

test('the median is the middle, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeUndefined();
});

test('a busy minute slows down both sides of a round, so it does not show in the ratio', () => {
  const ours = rounds('lcp', [110, 1100, 110]);
  const limit = rounds('lcp', [100, 1000, 100]);
  expect(ratio(ours, limit, 'lcp')).toBeCloseTo(1.1);
});

test('a ratio to nothing is not a number to compare with', () => {
  expect(ratio(rounds('jsSent', [5]), rounds('jsSent', [0]), 'jsSent')).toBeUndefined();
  expect(ratio(rounds('jsSent', [5]), [], 'jsSent')).toBeUndefined();
});

test('a figure that a round did not measure is left out', () => {
  expect(summary([{ answer: 3 }, {}, { answer: 5 }], 'answer')).toEqual({ median: 4, min: 3, max: 5 });
  expect(summary([{}], 'answer')).toBeUndefined();
});

const results = (listing: ReturnType<typeof noRounds>): Results => ({
  at: '2026-11-24T12:00:00.000Z',
  commit: 'abc1234',
  machine: { processor: '', cores: 2, node: '', browser: '', loadBefore: 0, loadAfter: 0 },
  paths: { home: '/', listing: '/', product: '/' },
  entries: { 'mf-search': 8001 },
  pages: { mobile: { listing } },
  servers: {},
  personal: [],
  earlyActions: {},
  films: {},
  loads: {},
  refused: [],
});

const verdicts = (bars: Bar[]) => new Map(bars.map((bar) => [bar.what, holds(bar)]));

test('layout shift is judged by its worst round, times by their median ratio', () => {
  const listing = noRounds();
  listing.ours.push({ cls: 0, fcp: 100 }, { cls: 0.02, fcp: 100 }, { cls: 0, fcp: 300 });
  listing.limit.push({ fcp: 100 }, { fcp: 100 }, { fcp: 100 });
  const found = verdicts(barsOf(results(listing)));
  expect(found.get('CLS, worst round of all pages')).toBe(false);
  expect(found.get('FCP, times the limit')).toBe(true);
});

test('an entry over 8 kB misses its bar, and what was not measured neither passes nor fails', () => {
  const found = verdicts(barsOf(results(noRounds())));
  expect(found.get('entry of mf-search, kB')).toBe(false);
  expect(found.get('LCP, times the limit')).toBeUndefined();
  expect(found.get('requests per second on one core')).toBeUndefined();
});
