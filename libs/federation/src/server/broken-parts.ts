/** A slot as `RemoteSlot` renders it, with the mark that React puts before what stands in for content that broke. */
const BROKEN_SLOT = /data-part="([^"]+)" data-slot="[^"]+" style="display:contents"><!--\$!-->/g;

/** The parts (`mf-search/page/listing`) that broke, or were not ready, while this HTML was rendered: their slots show a message. */
export const brokenParts = (html: string): Set<string> =>
  new Set(Array.from(html.matchAll(BROKEN_SLOT), ([, part = '']) => part));
