import type { ContentClient, ImageUrl } from '@weefsel/api-clients';
import type { ContentButton, SanityReference } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';

/** A block as the content service sends it, not validated yet. */
export interface RawBlock {
  _type: string;
  _key: string;
}

/** Shared by all blocks of a page while they become props. */
export interface PageSurroundings {
  imageUrl: ImageUrl;
  fileUrl: ContentClient['fileUrl'];
  /** Address of a button; internal links are already resolved. */
  hrefOf: (button: ContentButton) => string;
  /** Address of a resolved category; undefined when unknown. */
  hrefOfCategory: (reference: SanityReference | undefined) => string | undefined;
  /** All blocks of the page, and the path of the page. */
  page: readonly RawBlock[];
  path: string;
  /** Logs a mistake in the content. */
  warn: (message: string) => void;
}

/** Surroundings of a block, needed to turn it into props. */
export type BlockContext<Answer = never> = PageSurroundings & {
  /** True in the first view: its pictures load before all others. */
  first: boolean;
  /** The result of its `resolve`; absent when that failed. */
  resolved?: Answer;
};

/** Context in which a block resolves its own data. */
export interface ResolveContext {
  clients: ContentClients;
  /** Absolute address of the page: overviews read their page and filter from it. */
  url: URL;
  signal: AbortSignal;
  /** Deadline of the page, in ms since 1970. */
  answerBy?: number;
}
