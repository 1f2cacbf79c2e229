import * as v from 'valibot';
import { createHttp, type HttpOptions } from '../http/create-http';
import { maybe } from '@weefsel/contracts/shapes';

/** A social media post of the shop. */
export type FeedItem = v.InferOutput<typeof feedItem>;
const feedItem = v.object({
  id: v.string(),
  permalink: v.string(),
  image_url: v.string(),
  caption: maybe(v.string()),
});
const feed = v.object({ items: v.array(feedItem) });

/** 2 for women, 3 for men. */
type FeedId = 2 | 3;

export interface SocialConfig extends Pick<HttpOptions, 'transport' | 'report'> {
  /**
   * Address of a feed with the placeholders `{id}` and `{limit}`. Example:
   * `https://social.example/feeds/{id}?limit={limit}`. Empty without a feed.
   */
  feedUrl: string;
}

/** Number of posts to request. */
const LIMIT = 12;
/** In ms. The feed is decoration: no page waits longer for it. */
const TIMEOUT_MS = 1500;

/**
 * Client of the service that collects the shop's posts.
 * Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError.
 */
export function createSocialClient({ feedUrl, transport, report }: SocialConfig) {
  return {
    /** The newest posts of a feed, at most 12. Empty without a feed. */
    feed: async (id: FeedId, signal?: AbortSignal): Promise<FeedItem[]> => {
      if (!feedUrl) return [];
      const url = new URL(feedUrl.replace('{id}', String(id)).replace('{limit}', String(LIMIT)));
      const http = createHttp({ baseUrl: url.origin, timeoutMs: TIMEOUT_MS, report, transport });
      const path = url.pathname + url.search;
      return (await http.request('GET', path, { signal, shape: feed })).items.slice(0, LIMIT);
    },
  };
}

export type SocialClient = ReturnType<typeof createSocialClient>;
