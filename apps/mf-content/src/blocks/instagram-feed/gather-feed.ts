import type { FeedItem } from '@weefsel/api-clients';
import type { InstagramFeedBlock } from '@weefsel/contracts';
import type { GatherContext } from '../gather-context';

/** The newest posts for one side of the shop. */
export const gatherFeed = (
  { feed }: InstagramFeedBlock,
  { clients, signal }: GatherContext,
): Promise<FeedItem[]> => clients.social.feed(feed, signal);
