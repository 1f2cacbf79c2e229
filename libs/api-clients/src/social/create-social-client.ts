import { createHttp } from '../http/create-http';
import { MalformedAnswerError } from '../http/errors';
import type { Transport } from '../http/transport';

/** A post of the shop. */
export interface FeedItem {
  id: string;
  permalink: string;
  image_url: string;
  caption?: string | null;
}

/** 2 for women, 3 for men. */
export type FeedId = 2 | 3;

export interface SocialConfig {
  /** Address of a feed with `{id}` and `{limit}` in the places of those, e.g. `https://social.example/feeds/{id}?limit={limit}`. */
  feedUrl: string;
  transport?: Transport;
}

/** Posts that are asked for. */
const LIMIT = 12;
/** The feed is decoration: no page waits for it longer than this, in ms. */
const TIMEOUT_MS = 1500;

/** Client of the service that collects the shop's posts. Throws HttpError, NetworkError, TimeoutError, MalformedAnswerError. */
export function createSocialClient({ feedUrl, transport }: SocialConfig) {
  return {
    /** The newest posts of a feed, at most 12. */
    feed: async (id: FeedId, signal?: AbortSignal): Promise<FeedItem[]> => {
      const url = new URL(feedUrl.replace('{id}', String(id)).replace('{limit}', String(LIMIT)));
      const http = createHttp({
        baseUrl: url.origin,
        timeoutMs: TIMEOUT_MS,
        ...(transport && { transport }),
      });
      const path = url.pathname + url.search;
      const answer = await http.request<{ items?: FeedItem[] } | undefined>('GET', path, { signal });
      if (!Array.isArray(answer?.items)) {
        throw new MalformedAnswerError(`Feed ${id} was answered without items.`);
      }
      return answer.items.slice(0, LIMIT);
    },
  };
}

export type SocialClient = ReturnType<typeof createSocialClient>;
