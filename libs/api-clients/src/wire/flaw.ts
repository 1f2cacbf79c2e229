/** One field or list item that was left out of a vendor's answer, because it was not of the shape that was asked for. */
export interface Flaw {
  /** What was asked, e.g. `POST /store-api/product`. */
  asked: string;
  /** Id of the innermost document or entity around it; empty when there is none. */
  id: string;
  /** Where it stood in the answer, e.g. `elements.3.cover.media.url`. */
  path: string;
  /** What was expected and what came, in words. */
  message: string;
}

/** Is told of every flaw of every answer; whoever writes them down says each once. */
export type ReportFlaw = (flaw: Flaw) => void;

/** A flaw as one line of a log. */
export const flawLine = ({ asked, id, path, message }: Flaw): string =>
  `The answer to ${asked} has a flaw${id && ` in "${id}"`} at "${path}", which is left out: ${message}`;

/** Where nobody listens, as in browsers. */
export const warnOfFlaw: ReportFlaw = (flaw) => console.warn(flawLine(flaw));
