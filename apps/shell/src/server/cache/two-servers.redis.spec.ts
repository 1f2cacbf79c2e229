import type { PageResult } from '@weefsel/contracts';
import { PageCache } from '../page/page-cache';
import { shop } from '../routes/shop.fixture';
import { ownRedis } from '../../../../../libs/federation/src/releases/store/own-redis.fixture';
import { redisStore } from './shared-store';

const page = (title: string): PageResult => ({
  kind: 'page',
  data: { title },
  head: { title },
  context: 'general',
});

/** A server of the shop that renders an uncached home page with this title. */
async function serverSaying(title: string, redisUrl: string) {
  const silent = { info: () => undefined, warn: () => undefined };
  const shared = redisStore(redisUrl, 'weefsel:b1:', silent);
  const app = await shop(
    { 'mf-content/home': async () => page(title) },
    { pages: new PageCache(60, { shared }) },
  );
  while ((await shared.read('there')) === undefined) {
    shared.write('there', 'yes', 60);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const home = async () => (await app.inject({ url: '/nl/', headers: { host: 'shop.test' } })).body;
  return {
    home,
    kill: async () => {
      shared.close();
      await app.close();
    },
  };
}

test('two servers of the shop behind one Redis answer alike, and killing one loses nothing', async () => {
  const redis = await ownRedis();
  const one = await serverSaying('Welkom bij de eerste', redis.url);
  const first = await one.home();
  while ((await redis.size()) < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const other = await serverSaying('Welkom bij de tweede', redis.url);
  expect(await other.home()).toBe(first);
  await one.kill();
  expect(await other.home()).toBe(first);
  const third = await serverSaying('Welkom bij de derde', redis.url);
  expect(await third.home()).toBe(first);
  await Promise.all([other.kill(), third.kill()]);
  await redis.kill();
  expect(first).toContain('Welkom bij de eerste');
});
