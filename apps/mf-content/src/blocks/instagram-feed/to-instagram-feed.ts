import type { FeedItem } from '@weefsel/api-clients';
import type { InstagramFeedBlock } from '@weefsel/contracts';
import { safeHref } from '../../links/safe-href';

export interface FeedPost {
  id: string;
  href: string;
  src: string;
  caption?: string;
}

export interface InstagramFeedProps {
  title?: string;
  /** Absent when they could not be had. */
  posts?: FeedPost[];
}

const toPost = ({ id, permalink, image_url, caption }: FeedItem): FeedPost => ({
  id,
  href: safeHref(permalink),
  src: image_url,
  ...(caption && { caption }),
});

/** The shop's posts with their pictures. */
export const toInstagramFeed = (
  { title }: InstagramFeedBlock,
  { gathered }: { gathered?: FeedItem[] },
): InstagramFeedProps => ({
  ...(title && { title }),
  ...(gathered && gathered.length > 0 && { posts: gathered.map(toPost) }),
});
