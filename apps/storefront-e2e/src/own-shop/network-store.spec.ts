import { rollback } from '../../../../libs/federation/src/releases/release/index.ts';
import {
  S3_KEYS,
  s3Server,
} from '../../../../libs/federation/src/releases/store/stand-in/s3-server.fixture.ts';
import { expect, hydrated, test } from '../shopper.ts';
import { startOwnRedis, type OwnRedis } from '../../../../tools/stage/own-redis.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';

let bucket: Awaited<ReturnType<typeof s3Server>>;
let redis: OwnRedis;
let shop: OwnShop;

test.beforeEach(async () => {
  test.setTimeout(240_000);
  bucket = await s3Server();
  redis = await startOwnRedis(4289);
  shop = await startOwnShop(4290, {
    env: {
      RELEASE_STORE: `s3://shop/weefsel?endpoint=${bucket.endpoint}`,
      RELEASE_POINTERS: redis.url,
      AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    },
  });
});
test.afterEach(async () => {
  await shop.stop();
  await redis.kill();
  await bucket.close();
});

const live = async () => (await shop.health())['mf-search'];

test('releases live in a bucket and a Redis: the shop is served from there, and goes on when both are gone', async ({
  page,
}) => {
  const before = await live();
  expect([...bucket.objects.keys()]).toContain(`weefsel/files/remotes/mf-search/${before}/manifest.json`);
  await page.goto(`${shop.url}/nl/dames/`);
  await hydrated(page);

  const version = await shop.release('mf-search', (bundle) => `${bundle}\n// into the bucket`);
  await expect.poll(live).toBe(version);
  await rollback(shop.releaseStore, 'mf-search');
  await expect.poll(live).toBe(before);

  await redis.kill();
  bucket.manners.instead = () => 'drop';
  const listing = await page.request.get(`${shop.url}/nl/dames/`);
  expect(listing.status()).toBe(200);
  expect(listing.headers()['x-composition']).toMatch(/^[0-9a-f]{16}$/);
  await shop.restart();
  expect(await live()).toBe(before);
  await page.goto(`${shop.url}/nl/dames/`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Filters verbergen' }).click();
  await expect(page.getByRole('button', { name: 'Filters tonen' })).toBeVisible();
});
