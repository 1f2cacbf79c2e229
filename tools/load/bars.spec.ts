import { holds } from '../bench/bars';
import { barsOf, growth, hitShare, recovery } from './bars';
import type { Second } from './recorder';
import { PHASES, type LoadResults } from './run-load';

const second = (at: number, phase: string, more: Partial<Second> = {}): Second => ({
  at,
  phase,
  answered: 10,
  refused: 0,
  failed: 0,
  p50: 5,
  p95: 20,
  p99: 30,
  pages: 4,
  hits: 3,
  memory: [100, 100],
  ...more,
});

const day = (memory: (at: number) => number): Second[] =>
  Array.from({ length: 50 }, (_, at) => second(at, PHASES.day, { memory: [memory(at), 100] }));

describe('memory', () => {
  test('that stays has not grown, whatever one second shows', () => {
    expect(growth(day((at) => (at === 45 ? 900 : 100)))).toBe(0);
  });

  test('that grows by a third has a growth of one third', () => {
    expect(growth(day((at) => (at < 30 ? 50 : 100)))).toBeCloseTo(1 / 3);
  });

  test('of a run without figures is not good', () => {
    const [bar] = barsOf({ ...GOOD, seconds: day(() => NaN) }).filter(({ what }) => what.includes('memory'));
    expect(bar && holds(bar)).toBe(false);
  });
});

describe('recovery', () => {
  const after = (bad: readonly number[], what: Partial<Second>) =>
    Array.from({ length: 20 }, (_, at) => second(at, PHASES.after, bad.includes(at) ? what : {}));

  test('ends with the last bad second', () => {
    expect(recovery(after([4, 7], { refused: 1 }), 3.5)).toBe(4.5);
    expect(recovery(after([5], { p95: 1200 }), 3.5)).toBe(2.5);
  });

  test('is immediate without a bad second, also when no page was requested', () => {
    expect(recovery(after([5], { p95: NaN, pages: 0 }), 3)).toBe(0);
  });
});

const GOOD: LoadResults = {
  seconds: [...day(() => 100), second(50, PHASES.after)],
  missed: [],
  sessions: 10,
  flood: { answered: 5, refused: 7, failed: 0, endedAt: 50 },
  losses: [{ part: 'Redis', lostAt: 60, foundAt: 70, underWay: 2 }],
};

test('a good run holds all bars, and each thing that may not be breaks one', () => {
  const broken = (results: LoadResults) =>
    barsOf(results).flatMap((bar) => (holds(bar) ? [] : [bar.what.split(':')[0]]));
  const missed = (phase: string, outcome: 'refused' | 'failed', wasUnderWay = false) => [
    { at: 1, phase, what: 'GET /nl/', outcome, wasUnderWay },
  ];
  expect(broken(GOOD)).toEqual([]);
  expect(broken({ ...GOOD, missed: missed(PHASES.day, 'refused') })).toEqual(['day']);
  expect(broken({ ...GOOD, missed: missed(PHASES.three, 'failed') })).toEqual(['three times']);
  // Shoppers may be refused under triple load.
  expect(broken({ ...GOOD, missed: missed(PHASES.three, 'refused') })).toEqual([]);
  expect(broken({ ...GOOD, flood: { answered: 5, refused: 7, failed: 1, endedAt: 50 } })).toEqual(['flood']);
  expect(broken({ ...GOOD, flood: { answered: 5, refused: 0, failed: 0, endedAt: 50 } })).toEqual(['flood']);
  // Requests in flight to a killed part may be lost.
  expect(broken({ ...GOOD, missed: missed(PHASES.without('Redis'), 'failed', true) })).toEqual([]);
  expect(broken({ ...GOOD, missed: missed(PHASES.without('Redis'), 'refused') })).toEqual(['without Redis']);
  expect(broken({ ...GOOD, missed: missed(PHASES.again('Redis'), 'failed') })).toEqual(['without Redis']);
});

test('without a flood there is no bar for one', () => {
  expect(barsOf({ ...GOOD, flood: undefined }).filter(({ what }) => what.includes('flood'))).toEqual([]);
});

test('the share of hits is of one phase', () => {
  expect(hitShare([second(0, PHASES.day), second(1, PHASES.three, { hits: 0 })], PHASES.day)).toBe(0.75);
});
