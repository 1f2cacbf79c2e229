/** The time that a page's `load` has; of a `PageRequest`. */
interface Time {
  signal: AbortSignal;
  /** When the shopper is answered, in ms since 1970. */
  answerBy?: number;
}

/** What is kept of a page's time for putting it together, in ms. */
const PUT_BY_MS = 250;

/** For how long something may be waited for, in ms: so long at most, and no longer than the page has. */
export const patienceFor = ({ answerBy = Infinity }: Pick<Time, 'answerBy'>, mostMs: number): number =>
  Math.max(0, Math.min(mostMs, answerBy - Date.now() - PUT_BY_MS));

/** A signal for something that a page can do without: it ends with the page's, and after its own share of the time. */
export const shareOf = (time: Time, mostMs: number): AbortSignal =>
  AbortSignal.any([time.signal, AbortSignal.timeout(patienceFor(time, mostMs))]);
