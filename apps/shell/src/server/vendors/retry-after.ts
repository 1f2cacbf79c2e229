/** A vendor that says nothing is asked again after this, in ms. */
const UNSAID_MS = 1000;
/** Nobody is believed who wants to be left alone for longer, in ms: a slip in a setting must not close the shop. */
const LONGEST_MS = 30_000;

/** For how long a vendor wants to be left alone, in ms, by its `Retry-After`: seconds or a date. */
export function retryAfterMs(header: string | undefined, now = Date.now()): number {
  if (!header?.trim()) return UNSAID_MS;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? UNSAID_MS : Math.min(LONGEST_MS, Math.max(0, ms));
}
