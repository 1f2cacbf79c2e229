/** One field or list item dropped from a vendor's response for its wrong shape. */
export interface Flaw {
  /** The request, e.g. `POST /store-api/product`. */
  asked: string;
  /** Id of the innermost document or entity around it; empty when there is none. */
  id: string;
  /** Path in the response, e.g. `elements.3.cover.media.url`. */
  path: string;
  /** Expected and received value, in words. */
  message: string;
}

/** Receives every flaw of every response; the logger deduplicates. */
export type ReportFlaw = (flaw: Flaw) => void;

/** A flaw as one line of a log. */
export const flawLine = ({ asked, id, path, message }: Flaw): string =>
  `The answer to ${asked} has a flaw${id && ` in "${id}"`} at "${path}", which is left out: ${message}`;

/** Default without a logger, as in browsers. */
export const warnOfFlaw: ReportFlaw = (flaw) => console.warn(flawLine(flaw));
