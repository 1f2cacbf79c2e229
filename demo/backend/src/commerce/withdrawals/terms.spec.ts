import fc from 'fast-check';
import { PROMISES } from '../../promised.ts';
import { basisOn, dayAfter, dayOf, termsFrom } from './terms.ts';

const aDay = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2032, 0, 1) })
  .map((moment) => dayOf(moment));

const aCountry = fc.constantFrom('NL', 'BE', 'DE');

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay();

test('the day is that of the shop, whatever the clock of the server', () => {
  expect(dayOf(Date.UTC(2026, 10, 25, 22, 59))).toBe('2026-11-25');
  expect(dayOf(Date.UTC(2026, 10, 25, 23, 0))).toBe('2026-11-26');
  expect(dayOf(Date.UTC(2026, 6, 1, 22, 0))).toBe('2026-07-02');
});

test('fourteen days by law and thirty of the shop’s own are counted from the day after it came', () => {
  expect(termsFrom('2026-11-25', 'NL')).toEqual({ lawUntil: '2026-12-09', shopUntil: '2026-12-25' });
});

test('a term of the law does not end in a weekend', () => {
  expect(termsFrom('2026-11-21', 'NL').lawUntil).toBe('2026-12-07');
  expect(termsFrom('2026-11-22', 'NL').lawUntil).toBe('2026-12-07');
  expect(termsFrom('2026-11-23', 'NL').lawUntil).toBe('2026-12-07');
});

test.each([
  ['at Christmas', '2026-12-11', 'NL', '2026-12-28'],
  ['at Easter', '2026-03-23', 'NL', '2026-04-07'],
  ['on Good Friday, which Germany keeps', '2026-03-20', 'DE', '2026-04-07'],
  ['on Good Friday, which the Netherlands do not', '2026-03-20', 'NL', '2026-04-03'],
  ['on the Belgian national day', '2026-07-07', 'BE', '2026-07-22'],
])('nor on a holiday: %s', (_when, arrival, iso, lawUntil) => {
  expect(termsFrom(arrival, iso).lawUntil).toBe(lawUntil);
});

test('a term is never shorter than promised, over months, years and the changes of the clock', () => {
  fc.assert(
    fc.property(aDay, aCountry, (arrival, iso) => {
      const { lawUntil, shopUntil } = termsFrom(arrival, iso);
      const days = (to: string) => (Date.parse(to) - Date.parse(arrival)) / 86_400_000;
      expect(days(lawUntil)).toBeGreaterThanOrEqual(PROMISES.withdrawalDays);
      // The longest break is Good Friday to Easter Monday, or Christmas around a weekend.
      expect(days(lawUntil)).toBeLessThanOrEqual(PROMISES.withdrawalDays + 4);
      expect([0, 6]).not.toContain(weekdayOf(lawUntil));
      expect(days(shopUntil)).toBeGreaterThanOrEqual(PROMISES.returnDays);
    }),
  );
});

test('the last day of a term belongs to it, the next one does not', () => {
  fc.assert(
    fc.property(aDay, aCountry, (arrival, iso) => {
      const terms = termsFrom(arrival, iso);
      expect(basisOn(terms, arrival)).toBe('law');
      expect(basisOn(terms, terms.lawUntil)).toBe('law');
      expect(basisOn(terms, dayAfter(terms.lawUntil, 1))).toBe('shop');
      expect(basisOn(terms, terms.shopUntil)).toBe('shop');
      expect(basisOn(terms, dayAfter(terms.shopUntil, 1))).toBeNull();
    }),
  );
});

test('before all of it came no term has begun', () => {
  expect(basisOn(null, '2040-01-01')).toBe('law');
});
