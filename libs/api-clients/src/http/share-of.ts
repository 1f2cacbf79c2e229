import type { PageRequest } from '@weefsel/contracts';
import { anySignal } from './any-signal';

/** The time that a page's `load` has. */
type Time = Pick<PageRequest, 'signal' | 'answerBy'>;

/** Time of a page set aside for assembling it, in ms: a fragment must fail before the page does. */
const PUT_BY_MS = 250;

/** Longest time to wait, in ms: `mostMs`, or what is left of the page's own time when that is less. */
export const patienceFor = ({ answerBy = Infinity }: Pick<Time, 'answerBy'>, mostMs: number): number =>
  Math.max(0, Math.min(mostMs, answerBy - Date.now() - PUT_BY_MS));

/** A signal for something that a page can do without: aborted with the page's own, or after its share of the time. */
export const shareOf = (time: Time, mostMs: number): AbortSignal =>
  anySignal([time.signal, AbortSignal.timeout(patienceFor(time, mostMs))]);
