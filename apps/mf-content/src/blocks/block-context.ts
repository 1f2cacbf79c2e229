import type { ContentClient, ImageUrl } from '@weefsel/api-clients';
import type { ContentButton, SanityReference } from '@weefsel/contracts';
import type { ContentClients } from '../content-clients';

/** A block as the content service sends it, before anyone has looked at it. */
export interface RawBlock {
  _type: string;
  _key: string;
}

/** Shared by all blocks of a page when they become props. */
export interface PageSurroundings {
  imageUrl: ImageUrl;
  fileUrl: ContentClient['fileUrl'];
  /** Address of a button, internal links looked up already. */
  hrefOf: (button: ContentButton) => string;
  /** Address of a category that was looked up; undefined when it is not known. */
  hrefOfCategory: (reference: SanityReference | undefined) => string | undefined;
  /** Every block of the page, and the page's own path. */
  page: readonly RawBlock[];
  path: string;
  /** Logs what is wrong with the content. */
  warn: (message: string) => void;
}

/** What a block needs of its surroundings to become props. */
export type BlockContext<Answer = never> = PageSurroundings & {
  /** Whether the block is in the first view: its pictures come before all others. */
  first: boolean;
  /** The result of its `resolve`; absent when that failed. */
  resolved?: Answer;
};

/** What a block may ask with. */
export interface ResolveContext {
  clients: ContentClients;
  /** Absolute address of the page: overviews read their page and filter from it. */
  url: URL;
  signal: AbortSignal;
  /** When the page must be there, in ms since 1970. */
  answerBy?: number;
}
