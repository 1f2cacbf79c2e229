import type { Crumb, WithChunks } from '@weefsel/contracts';
import type { PageBlock, ChunkName } from '../blocks/block-lists';
import type { ImageProps } from '../images/to-image';
import type { Story } from '../overviews/story';

/** What a blog is shown from. */
export interface BlogPageData extends WithChunks<ChunkName> {
  crumbs: Crumb[];
  title: string;
  introduction?: string;
  /** Absent when there is none, or a broken one. */
  image?: ImageProps;
  /** ISO 8601. */
  publishedAt: string;
  author?: string;
  /** Minutes. */
  readingTime?: number;
  blocks: PageBlock[];
  /** Others for the same readers. */
  related: Story[];
}
