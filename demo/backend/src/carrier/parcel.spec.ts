import fc from 'fast-check';
import { parcelEvents, parcelPlan, type Parcel } from './parcel.ts';

const HOUR = 3_600_000;
const LEFT = Date.UTC(2026, 10, 24, 16);

const parcel = (known: Partial<Parcel> = {}): Parcel => ({
  code: '3SWEEF00100011',
  leftAt: LEFT,
  promisedAt: Date.UTC(2026, 10, 25, 11),
  deliveredAt: null,
  returnedAt: null,
  stoppedAt: null,
  ...known,
});

const stepsAt = (now: number, known?: Partial<Parcel>) =>
  parcelEvents(parcel(known), now).map(({ step }) => step);

describe('the history of a parcel', () => {
  test('follows the clock to the promised day', () => {
    expect(stepsAt(LEFT - 1)).toEqual([]);
    expect(stepsAt(LEFT)).toEqual(['registered']);
    expect(stepsAt(LEFT + 6 * HOUR)).toEqual(['registered', 'sorted']);
    expect(stepsAt(Date.UTC(2026, 10, 25, 8))).toEqual(['registered', 'sorted', 'underWay']);
    expect(stepsAt(Date.UTC(2026, 10, 25, 20))).toEqual(['registered', 'sorted', 'underWay', 'delivered']);
  });

  test('is complete as soon as the shop reports delivery, however early', () => {
    expect(stepsAt(LEFT + HOUR, { deliveredAt: LEFT + HOUR })).toEqual([
      'registered',
      'sorted',
      'underWay',
      'delivered',
    ]);
  });

  test('stops when the shop cancels it', () => {
    expect(stepsAt(LEFT + 99 * HOUR, { stoppedAt: LEFT + 2 * HOUR })).toEqual(['registered', 'stopped']);
  });

  test('ends with the return to the sender when it came back', () => {
    expect(stepsAt(LEFT + 99 * HOUR, { returnedAt: LEFT + 90 * HOUR }).at(-1)).toBe('returned');
  });

  test('is chronological for any combination of known dates', () => {
    const hours = fc.option(fc.integer({ min: 0, max: 300 }).map((n) => LEFT + n * HOUR));
    const some = fc.record({
      code: fc.string(),
      promisedAt: fc.integer({ min: 0, max: 200 }).map((n) => LEFT + n * HOUR),
      deliveredAt: hours,
      returnedAt: hours,
    });
    fc.assert(
      fc.property(some, (known) => {
        const plan = parcelPlan(parcel(known)).map(({ at }) => at);
        expect(plan).toEqual(plan.toSorted((one, other) => one - other));
        expect(plan[0]).toBeGreaterThanOrEqual(LEFT);
      }),
    );
  });
});
