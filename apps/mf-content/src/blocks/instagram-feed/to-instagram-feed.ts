import type { FeedItem } from '@weefsel/api-clients';
import { safeHref } from '@weefsel/contracts';
import { maybeText } from '@weefsel/contracts/shapes';
import * as v from 'valibot';
import { withoutUndefined } from '../../text/without-undefined';
import { plainText } from '../../text/plain-text';
import type { BlockReading } from '../block-kind';
import { blockOf } from '../block-shape';

/** The shop's posts: feed 2 for ladies, 3 for men. */
export type InstagramFeedBlock = v.InferOutput<typeof instagramFeedBlock>;
const instagramFeedBlock = blockOf('instagramFeed', {
  title: maybeText,
  feed: v.picklist([2, 3]),
});

interface FeedPost {
  id: string;
  href: string;
  src: string;
  caption?: string;
}

export interface InstagramFeedProps {
  title?: string;
  /** Absent when there are none, or they could not be loaded. */
  posts?: FeedPost[];
}

const toPost = ({ id, permalink, image_url, caption }: FeedItem): FeedPost => ({
  id,
  href: safeHref(permalink),
  src: image_url,
  ...(caption && { caption }),
});

/** The shop's posts with their pictures. */
export const reading: BlockReading<InstagramFeedBlock, InstagramFeedProps, FeedItem[]> = {
  shape: instagramFeedBlock,
  toProps: ({ title }, { resolved }) =>
    withoutUndefined({
      title: plainText(title),
      posts: resolved && resolved.length > 0 ? resolved.map(toPost) : undefined,
    }),
  resolve: ({ feed }, { clients, signal }) => clients.social.feed(feed, signal),
};
