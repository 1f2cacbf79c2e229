import type { FeedItem } from '@weefsel/api-clients';
import type { ResolveContext } from '../resolve-context';
import type { InstagramFeedBlock } from './instagram-feed-shape';

/** The newest posts for one side of the shop. */
export const resolveFeed = (
  { feed }: InstagramFeedBlock,
  { clients, signal }: ResolveContext,
): Promise<FeedItem[]> => clients.social.feed(feed, signal);
