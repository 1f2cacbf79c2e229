import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { WORKSPACE } from '../../../../libs/federation/src/build/workspace/index.ts';
import { findVarnish } from '../../../../tools/stage/find-varnish.ts';
import { expect, test } from '../shopper.ts';
import { ask, liveAt, startCdnStage, untilCached, type CdnStage } from './cdn-stage.ts';
import { BACKEND, carded, demo, editContent, feedRead, products } from './cdn-vendors.ts';

let stage: CdnStage;
let { one, other, front } = {} as CdnStage;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  stage = await startCdnStage();
  ({ one, other, front } = stage);
});
test.afterAll(() => stage.stop());

const inCache = (path: string) => untilCached(front, path);

const htmlAt = async (url: string, path: string): Promise<string> =>
  (await ask(url, path, { 'accept-encoding': 'identity' })).bytes.toString();

/** Time in ms until both servers and the front cache show a text. */
async function shownEverywhere(path: string, text: string): Promise<number> {
  const begun = performance.now();
  for (const url of [one.url, other.url, front.url])
    while (!(await htmlAt(url, path)).includes(text)) {
      if (performance.now() - begun > 20_000) throw new Error(`${url}${path} does not show ${text}.`);
      await new Promise((soon) => setTimeout(soon, 50));
    }
  return performance.now() - begun;
}

/** Caches a page on both servers and in the front cache. */
async function keptEverywhere(path: string): Promise<void> {
  for (const url of [one.url, other.url]) expect((await ask(url, path)).status).toBe(200);
  await inCache(path);
}

test('a price and a document that change are fresh on both servers and in the cache within two seconds', async () => {
  test.setTimeout(120_000);
  const { elements } = await products(1);
  const [product] = elements;
  const path = `/${product?.seoUrls[0]?.seoPathInfo ?? ''}`;
  await keptEverywhere(path);
  await keptEverywhere('/nl/bezorgen/');
  expect(await demo(`/prices/${product?.id}.json`, { cents: 123_456 })).toBe(200);
  const price = await shownEverywhere(path, '1.234,56');
  const { result } = (await (
    await fetch(
      `http://localhost:${BACKEND}/content/v2025-02-19/data/query/production?query=${encodeURIComponent('*[slug.current match "*bezorgen*"][0]._id')}`,
    )
  ).json()) as { result: string };
  const patch = { id: result, set: { title: 'Levering van nu' } };
  expect(await editContent([{ patch }])).toBe(200);
  const title = await shownEverywhere('/nl/bezorgen/', 'Levering van nu');
  process.stdout.write(`  fresh after ${Math.round(price)} ms (price), ${Math.round(title)} ms (document)\n`);
  expect(price).toBeLessThan(2000);
  expect(title).toBeLessThan(2000);
});

test('a card in a listing and a feed that was read show as soon', async () => {
  test.setTimeout(120_000);
  const listing = '/nl/heren/kleding/overhemden/';
  await keptEverywhere(listing);
  const id = await carded(await htmlAt(one.url, listing));
  expect(await demo(`/prices/${id}.json`, { cents: 234_567 })).toBe(200);
  const card = await shownEverywhere(listing, '2.345,67');

  await keptEverywhere(listing);
  const begun = performance.now();
  expect(await feedRead(one.url)).toBe(200);
  await expect
    .poll(async () => (await ask(front.url, listing)).headers['x-cache'], { intervals: [50], timeout: 2000 })
    .toBe('miss');
  const feed = performance.now() - begun;
  process.stdout.write(`  fresh after ${Math.round(card)} ms (card), ${Math.round(feed)} ms (feed)\n`);
  expect(card).toBeLessThan(2000);
});

test('where an address leads, and that nothing is there, is kept too, until a page comes to it', async () => {
  await inCache('/nl/Heren/');
  expect((await ask(front.url, '/nl/Heren/')).headers.location).toBe('/nl/heren/');
  const path = '/nl/net-geopend/';
  await inCache(path);
  expect((await ask(front.url, path)).status).toBe(404);
  const slug = { _type: 'slug', current: 'net-geopend' };
  const page = { _id: 'net-geopend', _type: 'page', title: 'Net geopend', slug, pageBuilder: [] };
  expect(await editContent([{ create: page }])).toBe(200);
  await expect
    .poll(async () => (await ask(front.url, path)).status, { intervals: [50], timeout: 2000 })
    .toBe(200);
});

test('the configuration of compose.yaml is one that Varnish takes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'weefsel-compose-vcl-'));
  await cp(resolve(WORKSPACE, 'deploy/varnish'), folder, { recursive: true });
  const shells = await readFile(resolve(WORKSPACE, 'deploy/compose/shells.vcl'), 'utf8');
  // Container names do not resolve here.
  const here = shells.replaceAll('"one"', '"127.0.0.1"').replaceAll('"two"', '"127.0.0.2"');
  await writeFile(join(folder, 'shells.vcl'), here);
  const args = ['-j', 'none', '-C', '-f', join(folder, 'weefsel.vcl'), '-p', `vcl_path=${folder}`];
  // Errors precede the printed C code, which is long.
  const { status, stderr } = spawnSync(findVarnish(), args, { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  await rm(folder, { recursive: true });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});

test('only the shop makes the cache in front forget', async () => {
  await inCache('/nl/');
  const purge = (localAddress: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'surrogate-key': 'frame' };
      const asked = request(front.url, { method: 'PURGE', localAddress, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      asked.once('error', reject).end();
    });
  expect(await purge('127.0.0.9')).toBe(405);
  expect((await ask(front.url, '/nl/')).headers['x-cache']).toBe('hit');
  expect(await purge('127.0.0.1')).toBe(200);
  expect((await ask(front.url, '/nl/')).headers['x-cache']).toBe('miss');
});

test('after a release no page of before is given by either server or the cache', async () => {
  test.setTimeout(120_000);
  const paths = ['/nl/', '/nl/heren/', '/nl/bezorgen/'];
  for (const path of paths) await inCache(path);
  const before = await liveAt(one);
  await one.release('mf-content', (bundle) => `${bundle}\n// of another version`);
  await expect.poll(() => liveAt(one), { intervals: [50] }).not.toBe(before);
  const after = await liveAt(one);
  const shown = async () => {
    const places = [one.url, other.url, front.url].flatMap((url) => paths.map((path) => ask(url, path)));
    return new Set((await Promise.all(places)).map(({ headers }) => headers['x-composition']));
  };
  await expect.poll(async () => [...(await shown())], { intervals: [100], timeout: 5000 }).toEqual([after]);
  for (let visit = 0; visit < 10; visit += 1) expect([...(await shown())]).toEqual([after]);
});
