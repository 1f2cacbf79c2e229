import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageAddresses } from '../../libs/contracts/src/page-address.ts';
import { publishedFolder } from '../../libs/federation/src/release/published.fixture';
import { switchTo } from '../../libs/federation/src/release/index.ts';
import { hiddenPages } from './hidden-pages.ts';

const folder = publishedFolder();
const asked: string[] = [];
let server: Server;
let shop = '';

/** A shop with an editors' page at `/nl/winkels`, which it also finds with a slash, and one elsewhere. */
beforeEach(async () => {
  asked.length = 0;
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const to = { '/nl/winkels/': '/nl/winkels', '/nl/moved/': '/nl/' }[url];
    if (to) response.writeHead(301, { location: to });
    else response.statusCode = ['/nl/winkels', '/nl/'].includes(url) ? 200 : 404;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const put = (version: string, pages: PageAddresses) =>
  folder.put('mf-stores', version, undefined, {
    description: { pages, fragments: [], storage: [], events: [] },
  });
const hidden = () => hiddenPages(folder.desk, { 'mf-stores': 'bbb' }, shop);

test('a page that a new page hides is named with its address and the choice', async () => {
  await put('bbb', { map: { paths: ['/nl/winkels/'] }, city: { paths: ['/nl/new/', '/nl/moved/'] } });
  expect(await hidden()).toEqual([
    'The shop has a page at /nl/winkels/ already, of editors or the assortment: the page map of mf-stores will hide it. Keep that one by another path in src/remote.tsx, or have it removed.',
  ]);
  expect(asked).toEqual(['/nl/winkels/', '/nl/winkels', '/nl/new/', '/nl/moved/', '/nl/']);
});

test('paths that a live remote has are not new, and those with parameters are not asked for', async () => {
  await put('aaa', { all: { paths: ['/nl/:place/'] } });
  await switchTo(folder.desk, 'mf-stores', 'aaa');
  await put('bbb', { map: { paths: ['/nl/winkels/', '/nl/winkels/:city'] } });
  expect(await hidden()).toEqual([]);
  expect(asked).toEqual([]);
});

test('a shop that does not answer is not known to hide anything', async () => {
  await put('bbb', { map: { paths: ['/nl/winkels/'] } });
  expect(await hiddenPages(folder.desk, { 'mf-stores': 'bbb' }, 'http://127.0.0.1:1')).toEqual([]);
});
