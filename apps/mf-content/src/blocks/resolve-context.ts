import type { ContentClients } from '../content-clients';

/** What a block may ask with. */
export interface ResolveContext {
  clients: ContentClients;
  /** Absolute address of the page: overviews read their page and filter from it. */
  url: URL;
  signal: AbortSignal;
  /** When the page must be there, in ms since 1970. */
  answerBy?: number;
}
