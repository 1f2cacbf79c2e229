/** Address for a page's report when it is left. */
export const BEACON = '/api/beacon';

/** Maximum number of entries per list in one beacon. */
export const MOST_TOLD = 20;

/** Name of the `Server-Timing` entry with the id of a document's composition, readable by scripts. */
export const COMPOSITION_TIMING = 'composition';

/**
 * An error of a page. `error` and `rejection` were not caught. `place` was caught in a part's slot.
 * `code` failed to load or failed its integrity check.
 */
export interface PageFault {
  kind: 'error' | 'rejection' | 'place' | 'code';
  /** Name of the error, never its message: that may hold what a shopper typed. */
  name: string;
  /** Position in the code, without host and query: `/remotes/mf-search/ab12/page.js:1:234`. */
  from: string;
  /** The release that caused it: `mf-search@ab12`, `shell`, or empty for foreign code. */
  release: string;
}

/** A page's speed in ms (CLS: a share), and the release with the largest part in it. */
export interface PageVital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  release: string;
  /** True when it was reported before for this document and got worse. */
  again: boolean;
}

/** Time for which one release's scripts blocked the page in long frames. */
export interface LongFrames {
  release: string;
  frames: number;
  ms: number;
}

/**
 * A page's report when it is left: technical counts. It names no shopper, session or address.
 * It carries no id, so it needs no consent.
 */
export interface Beacon {
  /** The composition of the document; empty when the browser does not report it. */
  composition: string;
  /** The part that is the page: `mf-search/page/listing`; empty for pages of the shell. */
  view: string;
  faults: PageFault[];
  vitals: PageVital[];
  frames: LongFrames[];
  /** Number of times that something was put into the cart. */
  carts: number;
}
