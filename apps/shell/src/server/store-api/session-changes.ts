import { beginsAnother, tokenIn, type TransportResponse } from '@weefsel/api-clients';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

/** For how long answers to a replaced token may still be under way, in ms. */
const UNDERWAY_MS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

/**
 * Decides which tokens of answers a browser is given. A session is replaced once: an answer that is about it and comes
 * later, from another tab, must not undo what replaced it, such as a login.
 */
export class SessionChanges {
  private readonly replaced = new LRUCache<string, true>({ max: 10_000, ttl: UNDERWAY_MS });

  /** The token that the browser is to keep from now on; undefined when it keeps the one that it sent. */
  next(sent: string, path: string, answer: Pick<TransportResponse, 'headers'>): string | undefined {
    const token = tokenIn(answer, path);
    if (token === undefined || token === sent) return undefined;
    if (sent && this.replaced.has(hashOf(sent)) && !beginsAnother(path)) return undefined;
    if (sent) this.replaced.set(hashOf(sent), true);
    return token;
  }
}
