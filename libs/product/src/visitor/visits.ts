/** Visits of a browser, in ms. */
export interface Visits {
  /** Last page view of the current visit. */
  last: number;
  /** Last page view of the previous visit; absent on a first visit. */
  previous?: number;
}

/** Pause that ends a visit, in ms; a new day ends it too. */
const PAUSE_MS = 30 * 60_000;

const dayOf = (time: number): string => new Date(time).toDateString();

/**
 * The visits after a page view. Further views in the same visit change only its end. So do other tabs and going back. A
 * clock that was set back starts no visit; times in its future are dropped.
 */
export function visitsAt(known: Visits | undefined, now: number): Visits {
  if (!known) return { last: now };
  const { last, previous } = known;
  const isAnother = last <= now && (now - last >= PAUSE_MS || dayOf(last) !== dayOf(now));
  const before = isAnother ? last : previous;
  return { last: now, ...(before !== undefined && before <= now && { previous: before }) };
}
