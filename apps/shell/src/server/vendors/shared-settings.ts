import type { ContentClient } from '@weefsel/api-clients';
import { whileWanted } from './while-wanted';

/** For how long an answer is shared, in ms: what a purge says reaches every page within two seconds all the same. */
const SHARED_MS = 1000;

/**
 * The content service for pages that are kept by nobody: the shop's settings, which each of them asks for, are asked for
 * once in a second. A failure is shared with those who wait for it, and with nobody after.
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
    siteConfig: (signal) => whileWanted(shared && now() < shared.until ? shared.answer : ask(), signal),
  };
}
