import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressBytes } from '../http/compression';
import { frameOf, RenderedPages, type Around } from './rendered-pages';
import type { ShellData } from '../vendors/shell-data';

const payload = (): PagePayload => ({
  href: '/nl/',
  status: 200,
  owner: 'mf-content',
  page: 'home',
  context: 'general',
  head: { title: 'Weefsel' },
  content: { state: 'ready' },
  fragments: {},
  remotes: {},
});
const shell = (): ShellData => ({
  navigation: { main: [], footer: [], hrefs: {} },
  texts: new Map(),
  edited: new Map(),
  words: promiseWords(builtInPromises),
  about: {},
});
const around = (frame = 'mf-search@1'): Around => ({ shell: shell(), frame });

const kept = (html: Buffer) => ({ html, styles: ["'sha256-a'"] });
const short = kept(Buffer.from('<p>jurken</p>'));

test('a page that was rendered is sent again as it is, with the names of its styles', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  expect(pages.find(page, data, 'br')).toBeUndefined();
  pages.keep(page, data, short);
  expect(pages.find(page, data, 'br')?.styles).toEqual(short.styles);
  expect((await pages.find(page, data, 'identity')?.html())?.toString()).toBe('<p>jurken</p>');
  expect(brotliDecompressSync((await pages.find(page, data, 'br')?.html()) ?? '').toString()).toBe(
    '<p>jurken</p>',
  );
  expect(gunzipSync((await pages.find(page, data, 'gzip')?.html()) ?? '').toString()).toBe('<p>jurken</p>');
});

/** Sizes of a page in successive responses, until it is this small. */
async function sizesUntil(
  find: () => Buffer | Promise<Buffer> | undefined,
  least: number,
): Promise<number[]> {
  const sizes: number[] = [];
  while ((sizes.at(-1) ?? Infinity) > least) {
    sizes.push((await find())?.length ?? 0);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return [...new Set(sizes)];
}

const long = Buffer.from(
  Array.from({ length: 2000 }, (_, n) => `<p>jurk ${(n * 7919) % 2003} in maat ${(n * n) % 41}</p>`).join(''),
);
const sizeAt = async (effort: 'quick' | 'thorough' | 'utmost') =>
  (await compressBytes(long, 'br', effort)).length;

test('the more often a page is asked for, the smaller it is made', async () => {
  const pages = new RenderedPages();
  pages.keep(payload(), around(), kept(long));
  const [page, data] = [payload(), around()];
  pages.keep(page, data, kept(long));
  const efforts = [await sizeAt('quick'), await sizeAt('thorough'), await sizeAt('utmost')] as const;
  expect(efforts[0]).toBeGreaterThan(efforts[1]);
  expect(efforts[1]).toBeGreaterThan(efforts[2]);
  expect(await sizesUntil(() => pages.find(page, data, 'br')?.html(), efforts[2])).toEqual(efforts);
});

test('a page that comes while no other waits is small at its second request', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, kept(long));
  const efforts = [await sizeAt('thorough'), await sizeAt('utmost')] as const;
  // A compression that began later: the page's own one has ended by then.
  await compressBytes(Buffer.concat([long, long]), 'br', 'utmost');
  expect(await sizesUntil(() => pages.find(page, data, 'br')?.html(), efforts[1])).toEqual(efforts);
});

test('a page that is sure to be asked for is small at once', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keepForMany(page, data, kept(long));
  const thorough = await sizeAt('thorough');
  // Waits until the same compression of a later page is done.
  const [other, more] = [payload(), around()];
  pages.keepForMany(other, more, kept(long));
  await sizesUntil(() => pages.find(other, more, 'br')?.html(), thorough);
  expect((await pages.find(page, data, 'br')?.html())?.length).toBe(thorough);
});

test('new page data or new menus and texts are rendered anew', () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, short);
  expect(pages.find(payload(), data, 'identity')).toBeUndefined();
  expect(pages.find(page, around(), 'identity')).toBeUndefined();
});

test('a release of what is lent to the frame around every page is rendered anew, another release is not', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, short);
  expect((await pages.find(page, { ...data }, 'identity')?.html())?.toString()).toBe('<p>jurken</p>');
  expect(pages.find(page, { ...data, frame: 'mf-search@2' }, 'identity')).toBeUndefined();
  const live = (search: string, account: string): Snapshot => ({
    amiss: [],
    addresses: {},
    remotes: new Map([
      ['mf-search' as const, { build: search } as LiveRemote],
      ['mf-account' as const, { build: account } as LiveRemote],
    ]),
  });
  expect(frameOf(live('1', '1'))).toBe(frameOf(live('1', '2')));
  expect(frameOf(live('1', '1'))).not.toBe(frameOf(live('2', '1')));
});
