import type { FeedItem } from '@weefsel/api-clients';
import { safeHref } from '@weefsel/contracts';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { resolveFeed } from './resolve-feed';
import { instagramFeedBlock, type InstagramFeedBlock } from './instagram-feed-shape';

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
  { resolved }: { resolved?: FeedItem[] },
): InstagramFeedProps =>
  given({
    title: plainText(title),
    posts: resolved && resolved.length > 0 ? resolved.map(toPost) : undefined,
  });

export const reading: BlockReading<InstagramFeedBlock, InstagramFeedProps, FeedItem[]> = {
  shape: instagramFeedBlock,
  toProps: toInstagramFeed,
  resolve: resolveFeed,
};
