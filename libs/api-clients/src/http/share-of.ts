import type { PageRequest } from '@weefsel/contracts';
import { anySignal } from './any-signal';

/** Time limits of a page's `load`. */
type Time = Pick<PageRequest, 'signal' | 'answerBy'>;

/** Time reserved for assembling the page, in ms: a fragment must fail before the page does. */
const PUT_BY_MS = 250;

/** Longest time to wait, in ms: `mostMs` or the page's remaining time, if shorter. */
export const timeoutFor = ({ answerBy = Infinity }: Pick<Time, 'answerBy'>, mostMs: number): number =>
  Math.max(0, Math.min(mostMs, answerBy - Date.now() - PUT_BY_MS));

/** A signal for optional content. Aborts with the page's own signal, or after its share of the time. */
export const shareOf = (time: Time, mostMs: number): AbortSignal =>
  anySignal([time.signal, AbortSignal.timeout(timeoutFor(time, mostMs))]);
