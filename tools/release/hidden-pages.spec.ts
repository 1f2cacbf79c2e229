import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageAddresses } from '../../libs/contracts/src/page-address.ts';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { RefusedRelease, releaseVersion } from '../../libs/federation/src/releases/release/index.ts';
import { hiddenPages } from './hidden-pages.ts';
import { readOptions } from './options.ts';

const folder = publishedFolder();
const asked: string[] = [];
let server: Server;
let shop = '';

/** Pages in its sitemap. */
const LISTED = ['/nl/dames/', '/nl/heren/', '/nl/dames/jeans/', '/nl/known/'];

/** A shop with an editors' page at `/nl/winkels`, which it also finds with a slash, and one elsewhere. */
beforeEach(async () => {
  asked.length = 0;
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const to = { '/nl/winkels/': '/nl/winkels', '/nl/moved/': '/nl/' }[url];
    if (to) response.writeHead(301, { location: to });
    else response.statusCode = ['/nl/winkels', '/nl/'].includes(url) ? 200 : 404;
    const parts = { '/sitemap.xml': ['/sitemaps/pages-1.xml'], '/sitemaps/pages-1.xml': LISTED }[url];
    if (parts) response.statusCode = 200;
    response.end(parts?.map((path) => `<loc>https://shop.example${path}</loc>`).join(''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const put = (version: string, pages: PageAddresses) =>
  folder.put('mf-stores', version, undefined, {
    description: { pages, fragments: [], storage: [], events: [] },
  });
const optionsFor = (...line: string[]) => readOptions(['--shop', shop, ...line], 'publish');
const hidden = (...line: string[]) =>
  hiddenPages(folder.releaseStore, optionsFor(...line), { 'mf-stores': 'bbb' });

test('a page that a new page hides is named with its address and the choice', async () => {
  await put('bbb', { map: { paths: ['/nl/winkels/'] }, city: { paths: ['/nl/new/', '/nl/moved/'] } });
  expect(await hidden('--channel', 'preview/winter')).toEqual([
    'The shop has a page at /nl/winkels/ already, of editors or the assortment, which the page map of mf-stores would hide. Use another path in src/remote.tsx; if that page is to go, say so with --without /nl/winkels/ --reason "…".',
  ]);
  expect(asked).toEqual(['/nl/winkels/', '/nl/winkels', '/nl/new/', '/nl/moved/', '/nl/']);
});

test.each(['/robots.txt', '/health'])(
  'the path %s of the shell is refused in every channel',
  async (path) => {
    await put('bbb', { map: { paths: [path] } });
    await expect(
      hidden('--channel', 'preview/winter', '--without', path, '--reason', 'moved'),
    ).rejects.toThrow(
      `mf-stores cannot be released. Its page map claims the path ${path}, which the shell has for itself.`,
    );
    expect(asked).toEqual([]);
  },
);

test('a live release that hides a page is refused, unless that page may go', async () => {
  await put('bbb', { map: { paths: ['/nl/winkels/'] } });
  const refused = hidden();
  await expect(refused).rejects.toThrow(RefusedRelease);
  await expect(refused).rejects.toThrow('The shop has a page at /nl/winkels/ already');
  expect(await hidden('--without', '/nl/winkels/', '--reason', 'moved')).toEqual([]);
});

test('a path with parameters hides pages of the sitemap that no live remote has', async () => {
  await put('aaa', { known: { paths: ['/nl/known/'] } });
  await releaseVersion(folder.releaseStore, 'mf-stores', 'aaa');
  await put('bbb', { known: { paths: ['/nl/known/'] }, place: { paths: ['/nl/:place/', '/nl/x/:y'] } });
  const refused = hidden();
  await expect(refused).rejects.toThrow(
    /^The shop has a page at \/nl\/dames\/, and at 1 more, .* the page place of mf-stores would hide\..* --without \/nl\/:place\/ /,
  );
  expect(await hidden('--without', '/nl/:place/', '--reason', 'moved')).toEqual([]);
});

test('paths that a live remote has are not new; for others with parameters the sitemap is read', async () => {
  await put('aaa', { all: { paths: ['/nl/:place/'] } });
  await releaseVersion(folder.releaseStore, 'mf-stores', 'aaa');
  await put('bbb', { map: { paths: ['/nl/winkels/', '/nl/winkels/:city'] } });
  expect(await hidden()).toEqual([]);
  expect(asked).toEqual(['/sitemap.xml', '/sitemaps/pages-1.xml']);
});

test('a shop that does not answer is not known to hide anything', async () => {
  await put('bbb', { map: { paths: ['/nl/winkels/'] } });
  expect(await hidden('--shop', 'http://127.0.0.1:1')).toEqual([]);
});
