import type { Crumb, WithChunks } from '@weefsel/contracts';
import type { PageBlock, ChunkName } from '../blocks/block-lists';

/** What a page of blocks is shown from. */
export interface ContentPageData extends WithChunks<ChunkName> {
  /** The way to this page; the home page has none. */
  crumbs?: Crumb[];
  /** Shown as the page's heading when no block has one. */
  heading?: string;
  blocks: PageBlock[];
}
