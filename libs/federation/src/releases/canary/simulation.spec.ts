import { quantile, runCanaries, shareOf } from './simulation.fixture.ts';
import { dayAndNight, type Shares } from './traffic.fixture.ts';

const usual: Shares = { errors: 0.01, inp: 0.1, cart: 0.08 };
const all = (share: number): Shares => ({ errors: share, inp: share, cart: share });

describe('canaries without a fault, analysed after every block, are rolled back in at most 1 % of runs', () => {
  test.each([
    ['rare errors, split 5 to 95', all(0.0001), 0.05],
    ['usual shares, split 5 to 95', usual, 0.05],
    ['one in ten sessions bad, split 25 to 75', all(0.1), 0.25],
    ['three in ten sessions bad, split in halves', all(0.3), 0.5],
  ])('%s', (_what, live, share) => {
    const runs = runCanaries(1000, { sessions: 800, live }, { blocks: 10, share });
    expect(shareOf(runs, 'roll back')).toBeLessThanOrEqual(0.01);
  });

  test('with a day and a night, and a split that widens during the run', () => {
    const traffic = { sessions: 800, live: usual, drift: dayAndNight };
    const runs = runCanaries(200, traffic, { blocks: 100, share: 0.05, widens: true });
    expect(shareOf(runs, 'roll back')).toBeLessThanOrEqual(0.01);
  });
});

describe('a fault is rolled back in at least 95 % of 300 runs', () => {
  const found = (
    live: Shares,
    fault: Partial<Shares>,
    canarySessions: number,
    drift?: typeof dayAndNight,
  ) => {
    const traffic = { sessions: 400, live, fault, ...(drift && { drift }) };
    const runs = runCanaries(300, traffic, { blocks: Math.ceil(canarySessions / 20), share: 0.05 });
    expect(shareOf(runs, 'roll back')).toBeGreaterThanOrEqual(0.95);
  };

  test('5 % of sessions see an error more, within 400 sessions', () => found(usual, { errors: 0.05 }, 400));
  test('where no session saw one before, within 200', () => found(all(0.0001), { errors: 0.05 }, 200));
  test('where one in ten did, within 1,600', () => found(all(0.1), { errors: 0.05 }, 1600));
  test('by day and night, within 800', () => found(usual, { errors: 0.05 }, 800, dayAndNight));
  test('5 % of sessions more have a poor INP, within 2,000', () => found(usual, { inp: 0.05 }, 2000));
  test('4 in 100 sessions instead of 8 use the cart, within 1,200', () =>
    found(usual, { cart: -0.04 }, 1200));

  test('a fault that begins after 30 blocks without one, within 1,000 more', () => {
    const traffic = { sessions: 400, live: usual, fault: { errors: 0.05 }, faultFrom: 30 };
    const runs = runCanaries(300, traffic, { blocks: 80, share: 0.05 });
    expect(runs.filter(({ end, blocks }) => end === 'roll back' && blocks > 30).length).toBeGreaterThan(285);
  });
});

test('a canary without a fault goes live in most runs, within 20,000 canary sessions', () => {
  const runs = runCanaries(60, { sessions: 800, live: usual }, { blocks: 400, share: 0.05, widens: true });
  expect(shareOf(runs, 'widen')).toBeGreaterThanOrEqual(0.95);
  expect(
    quantile(
      runs.map(({ canarySessions }) => canarySessions),
      0.95,
    ),
  ).toBeLessThan(20_000);
});

test('a canary that is too much worse is widened in at most 5 % of runs', () => {
  const traffic = { sessions: 800, live: usual, fault: { errors: 0.01 } };
  const runs = runCanaries(100, traffic, { blocks: 150, share: 0.05, widens: true });
  expect(shareOf(runs, 'widen')).toBeLessThanOrEqual(0.05);
});
