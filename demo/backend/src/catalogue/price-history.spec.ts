import fc from 'fast-check';
import { lowestBefore, saleHistory, type PriceChange } from './price-history.ts';
import { createRandom } from './random.ts';

/** Reference implementation: checks each of the 30 days before the present price. */
function lowestDayByDay(history: readonly PriceChange[]): number | null {
  const present = history.at(-1);
  if (!present) return null;
  const asked: number[] = [];
  for (let day = present.daysAgo + 30; day > present.daysAgo; day--) {
    const change = history.findLast(({ daysAgo }) => daysAgo >= day);
    if (change) asked.push(change.cents);
  }
  return asked.length === 0 ? null : Math.min(...asked);
}

const histories = fc
  .uniqueArray(
    fc.record({ daysAgo: fc.integer({ min: 0, max: 90 }), cents: fc.integer({ min: 1, max: 99999 }) }),
    {
      selector: ({ daysAgo }) => daysAgo,
      maxLength: 12,
    },
  )
  .map((changes) => changes.sort((one, other) => other.daysAgo - one.daysAgo));

describe('the lowest price of the last 30 days before a sale', () => {
  test('is the lowest of all days, whatever the history', () => {
    fc.assert(
      fc.property(histories, (history) => expect(lowestBefore(history)).toBe(lowestDayByDay(history))),
      { numRuns: 2000 },
    );
  });

  test('leaves out the sale itself and what is longer ago', () => {
    const history = [
      { daysAgo: 300, cents: 9995 },
      { daysAgo: 80, cents: 2995 },
      { daysAgo: 60, cents: 9995 },
      { daysAgo: 25, cents: 7995 },
      { daysAgo: 22, cents: 9995 },
      { daysAgo: 10, cents: 4995 },
    ];
    expect(lowestBefore(history)).toBe(7995);
    expect(lowestBefore(history.slice(-1))).toBeNull();
  });

  test('is the full price, or that of a campaign in those days, for every generated history', () => {
    fc.assert(
      fc.property(fc.integer(), fc.boolean(), (seed, hadCampaign) => {
        const sale = { fullCents: 9995, presentCents: 5995, shortlyCents: hadCampaign ? 8995 : null };
        const history = saleHistory(sale, createRandom(seed));
        expect(history.at(-1)?.cents).toBe(5995);
        expect(history.map(({ daysAgo }) => daysAgo)).toEqual(
          history.map(({ daysAgo }) => daysAgo).sort((one, other) => other - one),
        );
        expect(lowestBefore(history)).toBe(hadCampaign ? 8995 : 9995);
      }),
    );
  });
});
