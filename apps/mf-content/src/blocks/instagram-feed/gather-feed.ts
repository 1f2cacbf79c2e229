import type { FeedItem } from '@weefsel/api-clients';
import type { GatherContext } from '../gather-context';
import type { InstagramFeedBlock } from './instagram-feed-shape';

/** The newest posts for one side of the shop. */
export const gatherFeed = (
  { feed }: InstagramFeedBlock,
  { clients, signal }: GatherContext,
): Promise<FeedItem[]> => clients.social.feed(feed, signal);
