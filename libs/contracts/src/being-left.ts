/** Longest that a page counts as being left, in ms: a download, for one, leads nowhere. */
const LEAVING_MS = 8000;

let leftAt = -Infinity;
globalThis.addEventListener?.('beforeunload', () => (leftAt = performance.now()));
globalThis.addEventListener?.('pageshow', () => (leftAt = -Infinity));

/**
 * Holds back the failure of a request until `ended`, in a page that a shopper is leaving: Firefox stops all requests of
 * such a page at once, long before the next page is there. Anywhere else, and on a server, it resolves at once.
 */
export async function heldIfLeft(ended?: AbortSignal): Promise<void> {
  if (performance.now() - leftAt > LEAVING_MS || ended?.aborted) return;
  await new Promise((end) => ended?.addEventListener('abort', end));
}
