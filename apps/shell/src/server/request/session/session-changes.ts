import { beginsAnother, tokenIn, type TransportResponse } from '@weefsel/api-clients';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';

/** How long responses to a replaced token may still be in transit, in ms. */
const UNDERWAY_MS = 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64');

/**
 * Decides which tokens in responses reach the browser. A session is replaced once. A late response about the old
 * session must not undo its replacement, such as a login.
 */
export class SessionChanges {
  private readonly replaced = new LRUCache<string, true>({ max: 10_000, ttl: UNDERWAY_MS });

  /** The browser's new token; undefined when it keeps the one it sent. */
  next(sent: string, path: string, answer: Pick<TransportResponse, 'headers'>): string | undefined {
    const token = tokenIn(answer, path);
    if (token === undefined || token === sent) return undefined;
    if (sent && this.replaced.has(hashOf(sent)) && !beginsAnother(path)) return undefined;
    if (sent) this.replaced.set(hashOf(sent), true);
    return token;
  }
}
