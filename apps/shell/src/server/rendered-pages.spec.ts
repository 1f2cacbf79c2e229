/** @jest-environment node */
import type { PagePayload } from '@weefsel/federation/runtime';
import { brotliDecompressSync } from 'node:zlib';
import { RenderedPages } from './rendered-pages';
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
  about: {},
});

const html = Buffer.from('<p>jurken</p>');

const until = async (isDone: () => boolean) => {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 10));
};

test('a page that was rendered is sent again as it is', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), shell()];
  pages.keep(page, data, 'br', html);
  await until(() => pages.find(page, data, 'br') !== undefined);
  expect(pages.find(page, data, 'identity')?.toString()).toBe('<p>jurken</p>');
  expect(brotliDecompressSync(pages.find(page, data, 'br') ?? '').toString()).toBe('<p>jurken</p>');
  expect(pages.find(page, data, 'gzip')).toBeUndefined();
});

test('a page that is asked for again and again is made as small as it can be', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), shell()];
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
  const [page, data] = [payload(), shell()];
  pages.keep(page, data, 'identity', html);
  expect(pages.find(payload(), data, 'identity')).toBeUndefined();
  expect(pages.find(page, shell(), 'identity')).toBeUndefined();
});
