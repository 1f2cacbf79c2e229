/** Maximum time in ms that a page counts as being left. A download, for example, leads nowhere. */
const LEAVING_MS = 8000;

let leftAt = -Infinity;
globalThis.addEventListener?.('beforeunload', () => (leftAt = performance.now()));
globalThis.addEventListener?.('pageshow', () => (leftAt = -Infinity));

/**
 * Holds back a failed request until `ended`, while the shopper leaves the page.
 * Firefox stops all its requests at once, long before the next page appears.
 * Otherwise, and on a server, it resolves at once.
 */
export async function heldIfLeft(ended?: AbortSignal): Promise<void> {
  if (performance.now() - leftAt > LEAVING_MS || ended?.aborted) return;
  await new Promise((end) => ended?.addEventListener('abort', end));
}
