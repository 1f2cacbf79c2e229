import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BACKEND_BUNDLE, runServer, type Running } from '../../../../tools/shop.ts';
import { expect, test } from '../shopper.ts';
import { startOwnRedis, type OwnRedis } from '../../../../tools/stage/own-redis.ts';
import { startOwnShop, type OwnShop } from '../own-shop/own-shop.ts';

const BACKEND_PORT = '4374';

let dataDir: string;
let vendors: Running;
let redis: OwnRedis;
let one: OwnShop;
let other: OwnShop;

test.beforeEach(async () => {
  test.setTimeout(240_000);
  dataDir = await mkdtemp(join(tmpdir(), 'weefsel-vendors-'));
  vendors = await runServer(BACKEND_BUNDLE, { BACKEND_PORT, DATA_DIR: dataDir, RECORD_ANSWERS: '' });
  redis = await startOwnRedis(4276);
  // Fresh for an hour: never refetched in the background during the test.
  const env = {
    BACKEND_PORT,
    REDIS_URL: redis.url,
    PAGE_CACHE_SECONDS: '3600',
    SHOP_ORIGIN: 'https://weefsel.example',
  };
  one = await startOwnShop(4274, { env });
  other = await startOwnShop(4275, { env, beside: one });
});
test.afterEach(async () => {
  await other.stop();
  await one.stop();
  await redis.kill();
  await vendors.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  length: number;
  /** Hash of the bytes. */
  hash: string;
}

/** Sends a request like the balancer in front of both servers: for the public host. */
async function ask(shop: OwnShop, path: string): Promise<Answer> {
  const headers = { 'x-forwarded-host': 'weefsel.example', 'x-forwarded-proto': 'https' };
  const [address = '', body] = path.split(' ');
  const answer = await fetch(shop.url + address, {
    redirect: 'manual',
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && { method: 'POST', body }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { status: answer.status, length: bytes.length, hash };
}

const PATHS = [
  '/nl/',
  '/nl/dames/',
  '/nl/dames/_payload.json',
  '/search?tn_q=jurk',
  '/nl/bezorgen/',
  '/login',
  '/nl/bestaat-niet/',
  '/sitemap.xml',
  '/api/getSnippets',
  '/api/categories/seo-map',
  '/api/blogs/getAllBlogs {"page":1}',
];

test('two servers behind one Redis answer alike, also what only one of them was asked before its vendors were gone', async () => {
  // Shared entries are written after the response. So one server gets all requests before the other gets any.
  const answers = new Map<string, Answer>();
  for (const path of PATHS) answers.set(path, await ask(one, path));
  for (const [path, first] of answers) {
    expect(first.length, path).toBeGreaterThan(200);
    expect(await ask(other, path), path).toEqual(first);
  }
  const onlyAskedOne = await ask(one, '/nl/heren/?tn_p=2');
  await vendors.stop();
  expect((await ask(one, '/nl/heren/')).status).toBe(503);
  expect(onlyAskedOne.status).toBe(200);
  expect(await ask(other, '/nl/heren/?tn_p=2')).toEqual(onlyAskedOne);
});

test('when one of two servers is killed in the middle of its work, the other one answers everything', async () => {
  const known = new Map<string, Answer>();
  for (const path of PATHS) known.set(path, await ask(one, path));
  /** The balancer's fallback for a server without a response. */
  const askEither = (path: string, turn: number) =>
    turn % 2 ? ask(other, path) : ask(one, path).catch(() => ask(other, path));
  const answers: Promise<[string, Answer]>[] = [];
  for (let turn = 0; turn < 8 * PATHS.length; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? '/nl/';
    answers.push(askEither(path, turn).then((answer) => [path, answer]));
    if (turn === 3 * PATHS.length) one.kill();
  }
  for (const [path, answer] of await Promise.all(answers)) expect(answer, path).toEqual(known.get(path));
  await expect(ask(one, '/nl/')).rejects.toThrow();
});

test('without Redis each server goes on by itself, and shares again when it is back', async () => {
  const known = await ask(one, '/nl/dames/');
  await ask(other, '/nl/dames/');
  await redis.kill();
  for (const server of [one, other]) {
    expect(await ask(server, '/nl/dames/')).toEqual(known);
    expect((await ask(server, '/nl/heren/')).status).toBe(200);
  }
  await redis.start();
  // A server reconnects to Redis after a pause; from then on all share new entries.
  let page = 2;
  const keptAfterAsking = async () => {
    await ask(one, `/nl/heren/?tn_p=${(page += 1)}`);
    return redis.size();
  };
  await expect.poll(keptAfterAsking, { timeout: 30_000 }).toBeGreaterThan(0);
  const asked = await ask(one, '/nl/dames/?tn_p=2');
  await vendors.stop();
  await expect.poll(() => ask(other, '/nl/dames/?tn_p=2'), { timeout: 30_000 }).toEqual(asked);
});
