import fc from 'fast-check';
import { lnMarginEvidence } from './margin-evidence.ts';
import { CANARY_RULES } from './rules.ts';

const over = (n: number, k: number): number => (k === 0 ? 1 : (over(n - 1, k - 1) * n) / k);
const chance = (of: number, bad: number, share: number): number =>
  over(of, bad) * share ** bad * (1 - share) ** (of - bad);
const counts = (of: number): number[] => Array.from({ length: of + 1 }, (_, bad) => bad);

const share = fc.double({ min: 0.0005, max: 0.9995, noNaN: true });
const size = fc.integer({ min: 1, max: 14 });
const tolerated = fc.constantFrom(...Object.values(CANARY_RULES.tolerated));

test('while the canary is too much worse the e-value is at most 1 on average, whatever was expected', () => {
  fc.assert(
    fc.property(
      size,
      size,
      share,
      share,
      fc.nat(100),
      tolerated,
      (liveOf, canaryOf, expected, live, worse, allowed) => {
        const border = allowed.times * live + allowed.plus;
        fc.pre(border <= 1);
        const canary = border + ((1 - border) * worse) / 100;
        const mean = counts(liveOf)
          .flatMap((a) => counts(canaryOf).map((b) => [a, b] as const))
          .reduce((sum, [a, b]) => {
            const table = { live: { of: liveOf, bad: a }, canary: { of: canaryOf, bad: b } };
            const value = Math.exp(lnMarginEvidence(table, expected, allowed));
            return sum + chance(liveOf, a, live) * chance(canaryOf, b, canary) * value;
          }, 0);
        expect(mean).toBeLessThanOrEqual(1 + 1e-9);
      },
    ),
    { numRuns: 200 },
  );
});

test('where nothing could be too much worse, nothing is bet', () => {
  const table = { live: { of: 95, bad: 95 }, canary: { of: 5, bad: 5 } };
  expect(lnMarginEvidence(table, 0.5, { times: 0.5, plus: 0.25 })).toBe(0);
});

test('a thousand sessions like live are evidence, a thousand at the border are evidence of the contrary', () => {
  const block = (bad: number) => ({ live: { of: 19_000, bad: 190 }, canary: { of: 1_000, bad } });
  expect(lnMarginEvidence(block(10), 0.01, CANARY_RULES.tolerated.errors)).toBeGreaterThan(Math.log(20));
  expect(lnMarginEvidence(block(20), 0.01, CANARY_RULES.tolerated.errors)).toBeLessThan(0);
});
