import { barsOf, holds, reachesGoal } from './bars.ts';
import { judgeEarlyAction, type EarlyAction } from './judge-early-action.ts';
import { noRounds, type Results } from './results.ts';

const run = (more: Partial<Results>): Results => ({
  at: '2026-11-24T12:00:00.000Z',
  commit: 'abc1234',
  machine: { processor: '', cores: 2, node: '', browser: '', loadBefore: 0, loadAfter: 0 },
  paths: { home: '/', listing: '/', product: '/' },
  entries: {},
  pages: {},
  servers: {},
  personal: [],
  earlyActions: {},
  films: {},
  loads: {},
  refused: [],
  ...more,
});

const barOf = (what: string, more: Partial<Results>) => {
  const found = barsOf(run(more)).find((bar) => bar.what === what);
  if (!found) throw new Error(`There is no bar "${what}".`);
  return found;
};

const seen = { done: true, early: true, came: true, documents: 0 };
const five = (kept: number): EarlyAction[] =>
  [0, 1, 2, 3, 4].map((index) => judgeEarlyAction({ ...seen, name: `${index}`, stayed: index < kept }));

test('a bar fails on a value worse than its must; reaching the goal is reported separately', () => {
  expect(holds({ what: '', found: 1.1, atMost: 1.03, goal: 0.95 })).toBe(false);
  expect(holds({ what: '', found: 1, atMost: 1.03, goal: 0.95 })).toBe(true);
  expect(reachesGoal({ what: '', found: 1, atMost: 1.03, goal: 0.95 })).toBe(false);
  expect(reachesGoal({ what: '', found: 15, atLeast: 15, goal: 15 })).toBe(true);
  expect(reachesGoal({ what: '', found: undefined, atMost: 1, goal: 0 })).toBeUndefined();
});

test('fifteen controls have a bar against the limit’s first paint on their page, which 1.6 times misses', () => {
  const bars = barsOf(run({})).filter(({ what }) => what.includes(' answers, times the limit'));
  expect(bars).toHaveLength(15);
  const home = { ...noRounds(), ours: [{ 'answer: cart': 1600 }], limit: [{ fcp: 1000 }] };
  const cart = barOf("home: cart answers, times the limit's FCP", { pages: { mobile: { home } } });
  expect(cart.found).toBeCloseTo(1.6);
  expect(holds(cart)).toBe(false);
});

test('one lost early action misses the bar, and a run without all pages leaves it unmeasured', () => {
  const earlyActions = { 'mobile home': five(5), 'mobile listing': five(4), 'mobile product': five(5) };
  const bar = barOf('early actions kept', { earlyActions });
  expect(bar.found).toBe(14);
  expect(holds(bar)).toBe(false);
  expect(barOf('early actions kept', { earlyActions: { 'mobile listing': five(5) } }).found).toBeUndefined();
});

test('a shift on any page in any round is one too many', () => {
  const listing = { ...noRounds(), ours: [{ cls: 0 }] };
  const product = { ...noRounds(), ours: [{ cls: 0 }, { cls: 0.004 }] };
  const bar = barOf('CLS, worst round of all pages', {
    pages: { mobile: { listing }, desktop: { product } },
  });
  expect(bar.found).toBe(0.004);
  expect(holds(bar)).toBe(false);
});

test('personal pages have a separate bar, and their failed requests count', () => {
  const personal = [{ perCoreSecond: 90, errors: 1 }];
  expect(holds(barOf('personal pages per second on one core', { personal }))).toBe(false);
  expect(holds(barOf('failed requests under load', { personal }))).toBe(false);
});
