/** When a browser was here, in ms. */
export interface Visits {
  /** The last page of the visit that goes on. */
  last: number;
  /** The last page of the visit before it; absent on a first visit. */
  previous?: number;
}

/** A pause that ends a visit, in ms; a night ends it too. */
const PAUSE_MS = 30 * 60_000;

const dayOf = (time: number): string => new Date(time).toDateString();

/**
 * The visits once a page is shown. Other pages of the same visit, tabs beside it and ways back change nothing but its
 * end. A clock that was put back begins no visit, and what lies in its future is forgotten.
 */
export function visitsAt(known: Visits | undefined, now: number): Visits {
  if (!known) return { last: now };
  const { last, previous } = known;
  const isAnother = last <= now && (now - last >= PAUSE_MS || dayOf(last) !== dayOf(now));
  const before = isAnother ? last : previous;
  return { last: now, ...(before !== undefined && before <= now && { previous: before }) };
}
