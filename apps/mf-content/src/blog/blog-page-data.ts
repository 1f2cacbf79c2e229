import type { Crumb } from '@weefsel/contracts';
import type { PageBlock } from '../blocks/block-props';
import type { ImageProps } from '../images/to-image';
import type { Story } from '../overviews/story';

/** What a blog is shown from. */
export interface BlogPageData {
  crumbs: Crumb[];
  title: string;
  introduction?: string;
  image: ImageProps;
  /** ISO 8601. */
  publishedAt: string;
  author?: string;
  /** Minutes. */
  readingTime?: number;
  blocks: PageBlock[];
  /** Others for the same readers. */
  related: Story[];
}
