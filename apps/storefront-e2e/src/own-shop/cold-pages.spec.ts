import { workspaceRemotes } from '../../../../libs/federation/src/build/workspace/index.ts';
import { ownProduct } from '../goods.ts';
import { expect, test } from '../shopper.ts';
import { startOwnShop, type OwnShop } from './own-shop.ts';
import { startTraceCollector, type TraceCollector } from './trace-collector.ts';

/** Cached pages; a shopper's own, such as cart, checkout and login, never are. */
const PATHS = ['/nl/', '/nl/dames/', '/nl/bezorgen/'];
/** They lend fragments to the frame of every page, and every document names their versions. */
const IN_FRAME = ['mf-search', 'mf-catalog', 'mf-checkout'];

let shop: OwnShop;
let collector: TraceCollector;
test.beforeAll(async () => {
  collector = await startTraceCollector(4285);
  // Fresh for an hour: not refetched in the background during the test.
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, PAGE_CACHE_SECONDS: '3600' };
  shop = await startOwnShop(4286, { env });
});
test.afterAll(async () => {
  await shop.stop();
  collector.close();
});

/** The remotes with a part on a page. */
async function remotesOn(path: string): Promise<string[]> {
  const answer = await fetch(`${shop.url}${path}/_payload.json`.replace('//_', '/_'));
  const { payload } = (await answer.json()) as { payload: { remotes: object } };
  return Object.keys(payload.remotes);
}

/** Requests each page, and waits for all spans of the server. */
async function ask(paths: readonly string[]): Promise<void> {
  collector.forget();
  for (const path of paths) expect((await fetch(shop.url + path)).status, path).toBe(200);
  await expect.poll(() => collector.answers().length, { timeout: 30_000 }).toBe(paths.length);
}

/** The pages with a span of this name. */
const askedTo = (work: string): string[] =>
  collector
    .answers()
    .filter(({ did }) => did.has(work))
    .map(({ path }) => path)
    .sort();

test('a release of one remote makes no page cold on which it has no part', async () => {
  test.setTimeout(240_000);
  const paths = [...PATHS, await ownProduct()];
  const on = new Map<string, string[]>();
  for (const path of paths) on.set(path, await remotesOn(path));
  await expect.poll(() => collector.answers().length, { timeout: 30_000 }).toBe(paths.length);
  await ask(paths);
  for (const name of workspaceRemotes()) {
    const version = await shop.release(name, (bundle) => `${bundle}\n// makes nothing cold`);
    await expect.poll(async () => (await shop.health())[name]).toBe(version);
    await ask(paths);
    const own = paths.filter((path) => on.get(path)?.includes(name)).sort();
    expect(own.length, name).toBeLessThan(paths.length);
    expect(askedTo('load page'), `${name}: loaded`).toEqual(own);
    const rendered = IN_FRAME.includes(name) ? [...paths].sort() : own;
    expect(askedTo('render page'), `${name}: rendered`).toEqual(rendered);
  }
});
