import { fromPartial } from '@total-typescript/shoehorn';
import type { Loaded, PagePayload } from '@weefsel/federation/runtime';
import { KeyLog } from '../http/cdn/key-log';
import { Purges } from '../http/cdn/purges';
import { PageCache } from './page-cache';
import { shareGoods } from './shared-goods';

const payload = (content: Loaded, href = '/nl/a/'): PagePayload =>
  fromPartial({ href, status: 404, fragments: { goods: { content } } });
const READY: Loaded = { state: 'ready', data: 1 };

function sharing(freshSeconds = 15) {
  const keys = new KeyLog();
  const purges = new Purges();
  const pages = new PageCache(freshSeconds, { purges, priceSeconds: 600 });
  const load = jest.fn(async () => {
    keys.note(['product:p1']);
    return payload(READY);
  });
  const share = shareGoods(pages, keys);
  /** Result of a page that shows the products of this name. */
  const page = (name = 'men') =>
    keys.watch(async (seen) => ({ shown: await share(name, load), keys: seen() }));
  return { keys, purges, pages, load, share, page };
}

let now = Date.parse('2026-11-26T12:00:00Z');
beforeEach(() => void jest.spyOn(Date, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

test('pages with the same goods ask for them once, also at the same time, and each has their keys [ROU-05]', async () => {
  const { load, page } = sharing();
  const all = [...(await Promise.all([page(), page()])), await page()];
  expect(load).toHaveBeenCalledTimes(1);
  for (const { keys } of all) expect(keys).toEqual(['product:p1']);
  await page('ladies');
  expect(load).toHaveBeenCalledTimes(2);
});

test('goods expire like pages, and are loaded anew when one of them has changed', async () => {
  const { load, page, purges } = sharing();
  await page();
  now += 16_000;
  await page();
  expect(load).toHaveBeenCalledTimes(2);
  now += 1000;
  purges.take({ keys: ['product:p1'], at: now });
  now += 1;
  await page();
  expect(load).toHaveBeenCalledTimes(3);
});

test('goods that are loading during a change are loaded anew', async () => {
  const { load, page, pages } = sharing();
  const first = page();
  pages.passByLoading();
  await Promise.all([first, page()]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('failed goods are not cached', async () => {
  const { load, page } = sharing();
  load.mockResolvedValueOnce(payload({ state: 'failed' }));
  expect((await page()).shown.fragments['goods']?.content.state).toBe('failed');
  expect((await page()).shown.fragments['goods']?.content.state).toBe('ready');
});

test('a shop without a page cache caches no goods', async () => {
  const { load, page } = sharing(0);
  await page();
  await page();
  expect(load).toHaveBeenCalledTimes(2);
});
