/** A slot as `RemoteSlot` renders it, after React's mark for a fallback. */
const BROKEN_SLOT = /data-part="([^"]+)" data-slot="[^"]+" style="display:contents"><!--\$!-->/g;

/**
 * Parts (`mf-search/page/listing`) that failed or were not ready during rendering: their slots show a message.
 */
export const brokenParts = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(BROKEN_SLOT), ([, part = '']) => part));
