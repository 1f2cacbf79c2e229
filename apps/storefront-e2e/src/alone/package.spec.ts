import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  S3_KEYS,
  s3Server,
} from '../../../../libs/federation/src/releases/store/stand-in/s3-server.fixture.ts';
import { differingFiles, hashesIn } from '../../../../tools/package/differing-files.ts';
import { makePackage } from '../../../../tools/package/make-package.ts';
import { packageTwice } from '../../../../tools/package/package-twice.ts';
import { runPackage, type RunningPackage } from '../../../../tools/package/running-package.ts';
import { expect, test } from '../shopper.ts';
import { startOwnRedis } from '../../../../tools/stage/own-redis.ts';
import { startTraceCollector } from '../own-shop/trace-collector.ts';

const PORT = '4279';
/** The demo backend shared by all tests. */
const BACKEND_PORT = process.env.BACKEND_PORT ?? '4370';

let dir: string;
let folder: string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  // No parent folder has packages.
  dir = await mkdtemp(join(tmpdir(), 'weefsel-package-'));
  folder = join(dir, 'shop');
  await makePackage(folder);
});
test.afterAll(() => rm(dir, { recursive: true, force: true }));

const settings = (more: Record<string, string> = {}) => ({
  PORT,
  BACKEND_PORT,
  DEMO_VENDORS: '1',
  DATA_DIR: join(dir, 'data'),
  DRAIN_SECONDS: '2',
  LOG_LEVEL: 'warn',
  SERVER_PROCESSES: '1',
  ...more,
});

const statusOf = ({ url }: RunningPackage, path: string): Promise<number> =>
  fetch(url + path, { redirect: 'manual' }).then(
    async (answer) => (await answer.text(), answer.status),
    () => 0,
  );

const isReady = (shop: RunningPackage) =>
  expect.poll(() => statusOf(shop, '/ready'), { timeout: 120_000, message: shop.said() }).toBe(200);

test('a package runs outside of the workspace, drains when it is stopped, and keeps its files unchanged', async () => {
  test.setTimeout(240_000);
  const before = await hashesIn(folder);
  expect([...before.keys()].filter((file) => file.endsWith('.key'))).toEqual([]);
  // Another user may start it.
  expect((await stat(folder)).mode & 0o777).toBe(0o755);
  const shop = runPackage(folder, settings());
  await isReady(shop);
  const words = [process.execPath, join(folder, 'start.mjs'), 'health'] as const;
  expect(spawnSync(words[0], words.slice(1), { env: { PORT } }).status).toBe(0);
  for (const path of ['/nl/', '/nl/dames/', '/search?tn_q=jurk', '/cart', '/login'])
    expect([path, await statusOf(shop, path)]).toEqual([path, 200]);
  const stopped = shop.stop();
  await expect.poll(() => statusOf(shop, '/ready')).toBe(503);
  expect(await statusOf(shop, '/nl/')).toBe(200);
  expect(await stopped).toBe(0);
  expect(differingFiles(before, await hashesIn(folder))).toEqual([]);
});

test('a start with missing settings names them and writes nothing', async () => {
  const data = join(dir, 'refused-data');
  const shop = runPackage(folder, settings({ DATA_DIR: data, DEMO_VENDORS: '0' }));
  expect(await new Promise((done) => shop.process.once('exit', done))).toBe(1);
  expect(shop.said()).toContain('COMMERCE_ENDPOINT');
  expect(existsSync(data)).toBe(false);
});

test('compiled code is kept for the next start, and begins anew when there is too much of it', async () => {
  test.setTimeout(240_000);
  const data = join(dir, 'compiled-data');
  const old = join(data, 'compiled', 'of-before');
  await mkdir(join(data, 'compiled'), { recursive: true });
  await writeFile(old, '');
  const start = async () => {
    const shop = runPackage(folder, settings({ DATA_DIR: data, DRAIN_SECONDS: '0' }));
    await isReady(shop);
    await shop.stop();
    return (await readdir(join(data, 'compiled'), { recursive: true })).length;
  };
  expect(await start()).toBeGreaterThan(100);
  expect(existsSync(old)).toBe(true);
  await truncate(old, 65 * 2 ** 20);
  expect(await start()).toBeGreaterThan(100);
  expect(existsSync(old)).toBe(false);
});

test('with a bucket, a Redis and a collector it seeds the store once, and serves from there', async () => {
  test.setTimeout(240_000);
  const bucket = await s3Server();
  const redis = await startOwnRedis(4276);
  const traces = await startTraceCollector(4277);
  const network = settings({
    DATA_DIR: join(dir, 'network-data'),
    RELEASE_STORE: `s3://shop/weefsel?endpoint=${bucket.endpoint}`,
    RELEASE_POINTERS: redis.url,
    REDIS_URL: redis.url,
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.url,
  });
  /** Exit code and output of `node start.mjs seed`. */
  const seed = async () => {
    const command = runPackage(folder, network, ['seed']);
    const code = await new Promise((done) => command.process.once('close', done));
    return [code, command.said().trim()];
  };
  const [code, said] = await seed();
  expect([code, said]).toEqual([0, expect.stringMatching(/^[0-9a-f]{16} is live now\.$/)]);
  expect(await seed()).toEqual([0, expect.stringMatching(/^[0-9a-f]{16} is live already, and stays\.$/)]);
  const shop = runPackage(folder, network);
  try {
    await isReady(shop);
    expect(await statusOf(shop, '/nl/dames/')).toBe(200);
    await expect.poll(() => traces.answers().map(({ path }) => path)).toContain('/nl/dames/');
    await expect.poll(() => redis.size()).toBeGreaterThan(1);
  } finally {
    await shop.stop();
    traces.close();
    await redis.kill();
    await bucket.close();
  }
});

// Takes minutes: builds everything again.
if (process.env['PACKAGED'])
  test('a package is the same to the byte when it is made again in another folder', async () => {
    test.setTimeout(1_200_000);
    await expect(packageTwice(folder)).resolves.toBeUndefined();
  });
