/** @jest-environment node */
import { builtInPromises, promiseWords } from '@weefsel/contracts/promises';
import type { PagePayload } from '@weefsel/federation/runtime';
import type { LiveRemote, Snapshot } from '@weefsel/federation/server';
import { brotliDecompressSync } from 'node:zlib';
import type { Around } from './rendered-pages';
import { frameOf, RenderedPages } from './rendered-pages';
import type { ShellData } from './shell-data';

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

const html = Buffer.from('<p>jurken</p>');

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('a page that was rendered is sent again as it is', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, 'br', html);
  await until(() => pages.find(page, data, 'br') !== undefined);
  expect(pages.find(page, data, 'identity')?.toString()).toBe('<p>jurken</p>');
  expect(brotliDecompressSync(pages.find(page, data, 'br') ?? '').toString()).toBe('<p>jurken</p>');
  expect(pages.find(page, data, 'gzip')).toBeUndefined();
});

test('a page that is asked for again and again is made as small as it can be', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  const long = Buffer.from(
    Array.from({ length: 2000 }, (_, n) => `<p>jurk ${(n * 7919) % 2003}</p>`).join(''),
  );
  pages.keep(page, data, 'br', long);
  const found = () => pages.find(page, data, 'br') ?? Buffer.alloc(0);
  await until(() => found().length > 0);
  const first = found();
  await until(() => found().length < first.length);
  const last = found();
  expect(brotliDecompressSync(last).equals(long)).toBe(true);
});

test('new page data or new menus and texts are rendered anew', () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, 'identity', html);
  expect(pages.find(payload(), data, 'identity')).toBeUndefined();
  expect(pages.find(page, around(), 'identity')).toBeUndefined();
});

test('a release of what is lent to the frame around every page is rendered anew, another release is not', () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), around()];
  pages.keep(page, data, 'identity', html);
  expect(pages.find(page, { ...data }, 'identity')?.toString()).toBe('<p>jurken</p>');
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
