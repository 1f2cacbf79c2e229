/** Address for a page's report when it is left. */
export const BEACON = '/api/beacon';

/** Most entries of each list that one page tells at a time. */
export const MOST_TOLD = 20;

/** Header of a document that names the composition it was made of, where scripts can read it: `Server-Timing`. */
export const COMPOSITION_TIMING = 'composition';

/**
 * An error: uncaught (`error`, `rejection`), caught in a part's slot (`place`), or code that failed to load or its
 * integrity check (`code`).
 */
export interface PageFault {
  kind: 'error' | 'rejection' | 'place' | 'code';
  /** Name of the error, never its message: that may hold what somebody typed. */
  name: string;
  /** Where in the code, without host and query: `/remotes/mf-search/ab12/page.js:1:234`. */
  from: string;
  /** The release that it came from: `mf-search@ab12`, `shell`, or nothing when it is none of ours. */
  release: string;
}

/** How fast a page was, in ms (CLS: a share), and which release had most to do with it. */
export interface PageVital {
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  value: number;
  release: string;
  /** It was reported before for this document, and got worse. */
  again: boolean;
}

/** Time for which scripts of one release held up the page in long frames. */
export interface LongFrames {
  release: string;
  frames: number;
  ms: number;
}

/**
 * A page's report when it is left: technical counts. It names no shopper, no session and no address, and carries no id,
 * so it needs no consent.
 */
export interface Beacon {
  /** The composition that the document was made of; empty when the browser does not say. */
  composition: string;
  /** The part that is the page: `mf-search/page/listing`; empty for pages of the shell. */
  view: string;
  faults: PageFault[];
  vitals: PageVital[];
  frames: LongFrames[];
  /** How often something was put into the cart. */
  carts: number;
}
