import type { PageBlock } from '../blocks/block-props';

/** What a page of blocks is shown from. */
export interface ContentPageData {
  /** Shown as the page's heading when no block has one. */
  heading?: string;
  blocks: PageBlock[];
}
