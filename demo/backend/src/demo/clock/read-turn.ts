import { valuesOf } from '../read-values.ts';
import type { DemoClock } from './demo-clock.ts';

const HOUR_MS = 3_600_000;
const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2100, 0);

export const CLOCK_SENTENCE =
  'Give shiftHours (a number), now (a date and time from 2000 to 2100, or "real"), or frozen (true or false).';

const isSet = (value: unknown) => value !== undefined && value !== '';

const numberOf = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : NaN;

/** Changes the clock by a form or JSON; returns false, without changes, for invalid input. */
export function turnClock(clock: DemoClock, body: unknown): boolean {
  const { shiftHours, now, frozen } = valuesOf(body);
  if (![shiftHours, now, frozen].some(isSet)) return false;
  if (isSet(frozen) && !['true', 'false'].includes(String(frozen))) return false;
  const isReal = now === 'real';
  const from = isSet(now) && !isReal ? Date.parse(String(now)) : clock.now() - (isReal ? clock.aheadMs : 0);
  const time = from + (isSet(shiftHours) ? numberOf(shiftHours) * HOUR_MS : 0);
  if (!(time >= EARLIEST && time <= LATEST)) return false;

  if (isReal) clock.reset();
  // Freezes before it sets the time, so that no time passes in between.
  if (String(frozen) === 'true') clock.freeze();
  if (!isReal || isSet(shiftHours)) clock.set(Math.round(time));
  if (String(frozen) === 'false') clock.run();
  return true;
}
