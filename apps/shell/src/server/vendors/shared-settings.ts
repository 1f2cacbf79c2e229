import type { ContentClient } from '@weefsel/api-clients';
import { abortable } from './abortable';

/** How long a response is shared, in ms: a purge still reaches every page within two seconds. */
const SHARED_MS = 1000;

/**
 * The content service for uncached pages. They all need the shop's settings, so those are requested once a second. A
 * failure is shared with concurrent requests only.
 */
export function sharingSettings(content: ContentClient, now: () => number = Date.now): ContentClient {
  let shared: { answer: ReturnType<ContentClient['siteConfig']>; until: number } | undefined;
  const ask = () => {
    const answer = content.siteConfig();
    const asked = { answer, until: now() + SHARED_MS };
    shared = asked;
    answer.catch(() => shared === asked && (shared = undefined));
    return answer;
  };
  return {
    ...content,
    siteConfig: (signal) => abortable(shared && now() < shared.until ? shared.answer : ask(), signal),
  };
}
