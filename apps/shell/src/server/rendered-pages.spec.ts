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

test('a page that was rendered is sent again as it is', async () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), shell()];
  pages.keep(page, data, 'br', html);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(pages.find(page, data, 'identity')?.toString()).toBe('<p>jurken</p>');
  expect(brotliDecompressSync(pages.find(page, data, 'br') ?? '').toString()).toBe('<p>jurken</p>');
  expect(pages.find(page, data, 'gzip')).toBeUndefined();
});

test('new page data or new menus and texts are rendered anew', () => {
  const pages = new RenderedPages();
  const [page, data] = [payload(), shell()];
  pages.keep(page, data, 'identity', html);
  expect(pages.find(payload(), data, 'identity')).toBeUndefined();
  expect(pages.find(page, shell(), 'identity')).toBeUndefined();
});
