import type { FeedItem } from '@weefsel/api-clients';
import { safeHref } from '@weefsel/contracts';
import { maybeText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { given } from '../../text/given';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';
import type { ResolveContext } from '../resolve-context';

/** The newest posts for one side of the shop. */
const resolveFeed = (
  { feed }: InstagramFeedBlock,
  { clients, signal }: ResolveContext,
): Promise<FeedItem[]> => clients.social.feed(feed, signal);

/** The shop's own posts: feed 2 for ladies, 3 for men. */
export type InstagramFeedBlock = v.InferOutput<typeof instagramFeedBlock>;
const instagramFeedBlock = blockOf('instagramFeed', {
  title: maybeText,
  feed: v.picklist([2, 3]),
});

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
