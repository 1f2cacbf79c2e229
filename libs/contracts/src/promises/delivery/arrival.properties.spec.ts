import fc from 'fast-check';
import { arrivalOf, packingOf } from './arrival';
import { isWeekend } from './calendar';
import { dutchDayOf } from './dutch-time';
import { isHoliday } from './holidays';

const HOUR_MS = 3_600_000;
const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2036, 0, 1) });
const country = fc.constantFrom('NL', 'BE', 'DE');
const terms = fc.record({
  cutOffHour: fc.integer({ min: 0, max: 24 }),
  delivery: fc.tuple(fc.nat(5), fc.nat(5), fc.nat(5)).map(([nl, be, de]) => [
    { country: 'NL', workdays: nl },
    { country: 'BE', workdays: be },
    { country: 'DE', workdays: de },
  ]),
});
const many = { numRuns: 1000 };

test('nothing is promised for a Sunday, a Saturday or a holiday of the country', () => {
  fc.assert(
    fc.property(moment, country, terms, (orderedAt, to, promised) => {
      const day = arrivalOf(orderedAt, to, promised);
      expect([isWeekend(day), isHoliday(day, to)]).toEqual([false, false]);
    }),
    many,
  );
});

test('nothing is promised before the working days after its packing, and packing keeps to the cut-off', () => {
  fc.assert(
    fc.property(moment, country, terms, (orderedAt, to, promised) => {
      const packed = packingOf(orderedAt, promised);
      const today = dutchDayOf(orderedAt);
      const hour = new Date(orderedAt).toLocaleString('en-GB', {
        timeZone: 'Europe/Amsterdam',
        hour: '2-digit',
        hourCycle: 'h23',
      });
      expect(packed.until).toBeGreaterThan(orderedAt);
      expect([isWeekend(packed.day), isHoliday(packed.day, 'NL')]).toEqual([false, false]);
      if (Number(hour) >= promised.cutOffHour) expect(packed.day).toBeGreaterThan(today);
      else expect(packed.day).toBeGreaterThanOrEqual(today);
      const workdays = promised.delivery.find((one) => one.country === to)?.workdays ?? 0;
      expect(arrivalOf(orderedAt, to, promised)).toBeGreaterThanOrEqual(packed.day + workdays);
    }),
    many,
  );
});

test('an earlier order never arrives later', () => {
  fc.assert(
    fc.property(moment, fc.nat(20 * 24), country, terms, (orderedAt, hours, to, promised) => {
      const later = arrivalOf(orderedAt + hours * HOUR_MS, to, promised);
      expect(arrivalOf(orderedAt, to, promised)).toBeLessThanOrEqual(later);
    }),
    many,
  );
});

test('a promise holds until its cut-off, and no longer than that', () => {
  fc.assert(
    fc.property(moment, country, terms, (orderedAt, to, promised) => {
      const { until, day } = packingOf(orderedAt, promised);
      expect(arrivalOf(until - 1, to, promised)).toBe(arrivalOf(orderedAt, to, promised));
      expect(packingOf(until, promised).day).toBeGreaterThan(day);
    }),
    many,
  );
});
