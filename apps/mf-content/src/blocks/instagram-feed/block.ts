import type { FeedItem } from '@weefsel/api-clients';
import type { BlockKind } from '../block-kind';
import { InstagramFeed } from './instagram-feed';
import type { InstagramFeedProps } from './to-instagram-feed';
import type { InstagramFeedBlock } from './instagram-feed-shape';

export const instagramFeed: BlockKind<InstagramFeedBlock, InstagramFeedProps, FeedItem[]> = {
  view: InstagramFeed,
  read: () => import(/* webpackChunkName: "load.block-readings" */ './to-instagram-feed'),
};
