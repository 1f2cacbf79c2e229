import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKEND_BUNDLE, runServer } from '../../../../tools/shop.ts';
import { findVarnish } from '../../../../tools/stage/find-varnish.ts';
import { startOwnBucket } from '../../../../tools/stage/own-bucket.ts';
import { startOwnRedis } from '../../../../tools/stage/own-redis.ts';
import { startOwnVarnish, type OwnVarnish } from '../../../../tools/stage/own-varnish.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';
import { expect } from '../shopper.ts';
import { BACKEND } from './cdn-vendors.ts';
import { askAt, type DaysAnswer } from './shoppers-day.ts';

const [REDIS, ONE, OTHER, FRONT] = [4512, 4513, 4514, 4515] as const;

/** Two servers with one Redis and one object store, behind one cache. */
export interface CdnStage {
  one: OwnShop;
  other: OwnShop;
  front: OwnVarnish;
  stop: () => Promise<void>;
}

/** Starts the stage, with separate vendors that send hooks. */
export async function startCdnStage(): Promise<CdnStage> {
  findVarnish();
  const dataDir = await mkdtemp(join(tmpdir(), 'weefsel-vendors-'));
  const vendors = await runServer(BACKEND_BUNDLE, {
    BACKEND_PORT: String(BACKEND),
    DATA_DIR: dataDir,
    DEMO_CONTROLS: '1',
    RATE_LIMITS: '0',
    HOOKS_URL: `http://localhost:${ONE}`,
    RECORD_ANSWERS: '',
  });
  const redis = await startOwnRedis(REDIS);
  const bucket = await startOwnBucket();
  const env = {
    ...bucket.env,
    RELEASE_POINTERS: redis.url,
    BACKEND_PORT: String(BACKEND),
    REDIS_URL: redis.url,
    SHOP_ORIGIN: 'https://weefsel.example',
    DEMO_CONTROLS: '1',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    // Fresh for an hour: never refetched in a test, except after a purge.
    PAGE_CACHE_SECONDS: '3600',
    CDN_MAX_AGE: '300',
    CACHE_PURGE_URLS: `http://127.0.0.1:${FRONT}`,
  };
  const one = await startOwnShop(ONE, { env });
  const other = await startOwnShop(OTHER, { env, beside: one });
  const front = await startOwnVarnish(FRONT, [ONE, OTHER]);
  const stop = async () => {
    await front.stop();
    await other.stop();
    await one.stop();
    await redis.kill();
    await bucket.stop();
    await vendors.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { one, other, front, stop };
}

const BROWSER = { accept: 'text/html', 'accept-encoding': 'br', 'user-agent': 'Chrome/156.0' };

/** Sends a request with a browser's headers. */
export const ask = (url: string, path: string, headers: Record<string, string> = {}): Promise<DaysAnswer> =>
  askAt(url, { path, headers: { ...BROWSER, ...headers } });

/** Waits until the front cache has a page: the first one of a new server may be incomplete. */
export const untilCached = (front: OwnVarnish, path: string): Promise<void> =>
  expect.poll(async () => (await ask(front.url, path)).headers['x-cache'], { intervals: [200] }).toBe('hit');

/** The composition that a server responds with. */
export const liveAt = async ({ url }: OwnShop): Promise<string> =>
  ((await (await fetch(`${url}/health`)).json()) as { composition: string }).composition;
