import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';

/** A store that all servers of the shop share. Never throws: after a failure a value is absent. */
export interface SharedStore {
  read(key: string): Promise<string | undefined>;
  /** Stores a text for some seconds without waiting for it. */
  write(key: string, text: string, seconds: number): void;
  close(): void;
}

/** A shared store that also says who was the first to come. */
export interface ClaimStore extends SharedStore {
  /** True for the first who claims a key within so many seconds, false for who comes later, undefined when nobody can say. */
  claim(key: string, seconds: number): Promise<boolean | undefined>;
}

/** Longest wait for the store, in ms: memory and vendors are not far either. */
const PATIENCE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** A Redis as shared store. When it is down the servers go on alone, and the log says so once. */
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
    if (!away) log.warn({ err: error }, 'Redis cannot be had; this server keeps its answers to itself.');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info('Redis is back; answers are shared again.');
    away = false;
  });
  client.connect().catch(() => undefined);

  /** What the store answers, unless it does not, or takes too long. */
  async function inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (!client.isReady) return undefined;
    // Data that arrived while the server was busy is read after its timers, and was in time.
    const patience = new Promise<undefined>((resolve) => {
      setTimeout(() => setImmediate(resolve, undefined), PATIENCE_MS).unref();
    });
    return Promise.race([ask().catch(() => undefined), patience]);
  }

  return {
    read: async (key) => (await inTime(() => client.get(prefix + key))) ?? undefined,
    claim: async (key, seconds) => {
      const options = { condition: 'NX', expiration: { type: 'EX', value: seconds } } as const;
      const said = await inTime(() => client.set(prefix + key, '1', options));
      return said === undefined ? undefined : said === 'OK';
    },
    write: (key, text, seconds) => {
      if (!client.isReady) return;
      client.set(prefix + key, text, { expiration: { type: 'EX', value: seconds } }).catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}
