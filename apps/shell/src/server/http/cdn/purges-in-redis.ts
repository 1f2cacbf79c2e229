import { createClient } from '@redis/client';
import type { FastifyBaseLogger } from 'fastify';
import { readPurge, type PurgeChannel } from './purge-channel';
import type { Purge } from './purges';

/** Interval between reads of other servers' purges, in ms. */
const LOOK_MS = 200;
/** In ms. A starting server reads purges this far back: cached pages of others may be older. */
const HEARD_BEFORE_MS = 3_600_000;
/** Approximate number of purges that Redis stores. */
const REMEMBERED = 10_000;
/** Shared by all builds: a change applies to each of them. */
const STREAM = 'weefsel:purges';
/** Most unsent purges while Redis is down. */
const MOST_UNSENT = 1000;

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/**
 * Channel between servers, as a stream in Redis: a server that lost its connection catches up. While Redis is down
 * purges are queued, with one log line.
 */
export function purgesInRedis(
  url: string,
  take: (purge: Purge) => void,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): PurgeChannel {
  const reconnectStrategy = (tries: number) => Math.min(100 * 2 ** tries, 5000);
  const socket = { connectTimeout: 1000, reconnectStrategy };
  const client = createClient({ url, disableOfflineQueue: true, socket });
  const unsent: Purge[] = [];
  let last = `${Date.now() - HEARD_BEFORE_MS}-0`;
  let isBusy = false;
  let isAway = false;

  const flush = async (): Promise<void> => {
    for (let [purge] = unsent; purge; [purge] = unsent) {
      const TRIM = { strategy: 'MAXLEN', strategyModifier: '~', threshold: REMEMBERED } as const;
      await client.xAdd(STREAM, '*', { purge: JSON.stringify(purge) }, { TRIM });
      unsent.shift();
    }
  };
  const read = async (): Promise<void> => {
    const streams = (await client.xRead({ key: STREAM, id: last }, { COUNT: 1000 })) as
      { messages: { id: string; message: Record<string, string> }[] }[] | null;
    for (const { id, message } of streams?.[0]?.messages ?? []) {
      last = id;
      const purge = readPurge(parsed(message['purge']));
      if (purge) take(purge);
    }
  };
  const look = async (): Promise<void> => {
    if (isBusy || !client.isReady) return;
    isBusy = true;
    try {
      await flush();
      await read();
      if (isAway) log.info('Redis is back; this server hears again what has changed.');
      isAway = false;
    } catch (err) {
      if (!isAway) log.warn({ err }, 'What has changed cannot be told to other servers; it waits for Redis.');
      isAway = true;
    } finally {
      isBusy = false;
    }
  };
  // Logged by the store of responses, which uses the same Redis.
  client.on('error', () => undefined);
  client.connect().catch(() => undefined);
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  return {
    send: (purge) => {
      if (unsent.length >= MOST_UNSENT) unsent.shift();
      unsent.push(purge);
      void look();
    },
    stop: () => {
      clearInterval(timer);
      client.destroy();
    },
  };
}
