import { DemoClock } from './demo-clock.ts';
import { turnClock } from './read-turn.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 20, 12);

let real: number;
let clock: DemoClock;

beforeEach(() => {
  real = START;
  clock = new DemoClock(() => real);
});

const ahead = () => (clock.now() - real) / HOUR;

test('runs with the real time, also when it is ahead of it', () => {
  turnClock(clock, { shiftHours: 25 });
  real += HOUR;
  turnClock(clock, new URLSearchParams({ shiftHours: '-1' }));
  expect(ahead()).toBe(24);
});

test('stands still until it may run again, from where it stands', () => {
  turnClock(clock, { frozen: true });
  real += HOUR;
  expect([clock.now(), clock.isFrozen]).toEqual([START, true]);
  turnClock(clock, { shiftHours: 2 });
  expect(clock.now()).toBe(START + 2 * HOUR);
  turnClock(clock, { frozen: false });
  real += HOUR;
  expect(clock.now()).toBe(START + 3 * HOUR);
});

test('stands still at the very moment that was asked for, however slow the machine is', () => {
  const slow = new DemoClock(() => real++);
  turnClock(slow, { now: '2026-12-24T18:00:00Z', frozen: 'true' });
  expect(slow.now()).toBe(Date.UTC(2026, 11, 24, 18));
});

test('goes to a moment, and back to the present', () => {
  turnClock(clock, { now: '2026-12-24T18:00:00Z', frozen: 'true' });
  expect(clock.now()).toBe(Date.UTC(2026, 11, 24, 18));
  real += HOUR;
  turnClock(clock, { now: 'real' });
  expect([ahead(), clock.isFrozen]).toEqual([0, false]);
});

test.each([
  undefined,
  {},
  { shiftHours: 'veel' },
  { shiftHours: [1] },
  { shiftHours: 1e9 },
  { shiftHours: null },
  { now: 'gisteren' },
  { now: '0001-01-01' },
  { frozen: 'maybe' },
  { frozen: 'maybe', shiftHours: 1 },
])('is not turned by %j', (asked) => {
  expect(turnClock(clock, asked)).toBe(false);
  expect([ahead(), clock.isFrozen]).toEqual([0, false]);
});
