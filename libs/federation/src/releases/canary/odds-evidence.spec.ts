import fc from 'fast-check';
import type { Table } from './measures.ts';
import { lnOddsEvidence } from './odds-evidence.ts';

/** Pascal's triangle: n over k, exact for small n. */
const over = (n: number, k: number): number => (k === 0 ? 1 : (over(n - 1, k - 1) * n) / k);

const tables = (liveOf: number, canaryOf: number, bad: number): Table[] => {
  const least = Math.max(0, bad - liveOf);
  const most = Math.min(bad, canaryOf);
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    live: { of: liveOf, bad: bad - least - i },
    canary: { of: canaryOf, bad: least + i },
  }));
};
/** Probability of this table in a random split with its margins. */
const chance = ({ live, canary }: Table): number =>
  (over(live.of, live.bad) * over(canary.of, canary.bad)) / over(live.of + canary.of, live.bad + canary.bad);

const sizes = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }));
const odds = fc.double({ min: 1.01, max: 200, noNaN: true });

test('over all random splits of the same sessions, the e-value is 1 on average', () => {
  fc.assert(
    fc.property(sizes, fc.nat(80), odds, ([liveOf, canaryOf], bad, times) => {
      const all = tables(liveOf, canaryOf, Math.min(bad, liveOf + canaryOf));
      const mean = all.reduce(
        (sum, table) => sum + chance(table) * Math.exp(lnOddsEvidence(table, [times])[0] ?? NaN),
        0,
      );
      expect(mean).toBeCloseTo(1, 9);
    }),
  );
});

test('each further bad session of the canary is evidence against it', () => {
  fc.assert(
    fc.property(sizes, fc.nat(80), odds, ([liveOf, canaryOf], bad, times) => {
      const all = tables(liveOf, canaryOf, Math.min(bad, liveOf + canaryOf));
      const evidence = all.map((table) => lnOddsEvidence(table, [times])[0] ?? NaN);
      expect(evidence).toEqual([...evidence].sort((a, b) => a - b));
    }),
  );
});

test('no bad session and nothing but bad ones say nothing', () => {
  for (const bad of [0, 1]) {
    const table = { live: { of: 950, bad: 950 * bad }, canary: { of: 50, bad: 50 * bad } };
    expect(lnOddsEvidence(table, [4])[0]).toBeCloseTo(0, 9);
  }
});

test('ten million sessions in one block are no trouble', () => {
  const table = { live: { of: 9_500_000, bad: 950_000 }, canary: { of: 500_000, bad: 50_000 } };
  const [slight = NaN, strong = NaN] = lnOddsEvidence(table, [1.2, 150]);
  // Normal approximation: ln(odds)^2 / 2 times the variance of the number of bad sessions, 42,750.
  expect(slight / -710).toBeCloseTo(1, 1);
  expect(strong).toBeLessThan(slight);
  expect(Number.isFinite(strong)).toBe(true);
});
