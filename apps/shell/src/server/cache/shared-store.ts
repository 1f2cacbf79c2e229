import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { LIMIT_MS } from '../time-limits';

/** A store that all servers of the shop share. Never throws: after a failure a value is absent. */
export interface SharedStore {
  read(key: string): Promise<string | undefined>;
  /** Stores a text for some seconds; does not wait for the result. */
  write(key: string, text: string, seconds: number): void;
  close(): void;
}

/** A shared store that also determines the first caller. */
export interface ClaimStore extends SharedStore {
  /**
   * True for the first claim of a key within `seconds`, false for later ones. Undefined when the store does not
   * respond.
   */
  claim(key: string, seconds: number): Promise<boolean | undefined>;
}

/** Longest pause between tries to connect, in ms. */
const LONGEST_PAUSE_MS = 5000;

/** A Redis as shared store. When it is down the servers continue without it, with one log line. */
export function redisStore(
  url: string,
  prefix: string,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): ClaimStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1000,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_PAUSE_MS),
    },
  });
  let away = false;
  client.on('error', (error: unknown) => {
    if (!away) log.warn({ err: error }, 'Redis cannot be reached; this server keeps its answers to itself.');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info('Redis is back; answers are shared again.');
    away = false;
  });
  client.connect().catch(() => undefined);

  /** The store's response, or undefined when it fails or takes too long. */
  async function orNothing<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady) return undefined;
    // Data that arrived while the server was busy is read after its timers; it counts as in time.
    const late = new Promise<undefined>((resolve) => {
      setTimeout(() => setImmediate(resolve, undefined), LIMIT_MS.sharedCache).unref();
    });
    return Promise.race([ask().catch(() => undefined), late]);
  }

  return {
    read: async (key) => (await orNothing(() => client.get(prefix + key))) ?? undefined,
    claim: async (key, seconds) => {
      const options = { condition: 'NX', expiration: { type: 'EX', value: seconds } } as const;
      const said = await orNothing(() => client.set(prefix + key, '1', options));
      return said === undefined ? undefined : said === 'OK';
    },
    write: (key, text, seconds) => {
      if (!client.isReady) return;
      client.set(prefix + key, text, { expiration: { type: 'EX', value: seconds } }).catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
