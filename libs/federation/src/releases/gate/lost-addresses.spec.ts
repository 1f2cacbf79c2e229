import type { PageAddresses } from '../../../../contracts/src/page-address';
import type { RemoteManifest } from '../../build/bundler/manifest';
import { covers, lostAddresses } from './lost-addresses';

const remote = (version: string, pages: PageAddresses) => ({
  version,
  manifest: {
    pages: Object.fromEntries(Object.keys(pages).map((page) => [page, { js: [], css: [] }])),
    description: { pages, fragments: [], storage: [], events: [] },
  } as unknown as RemoteManifest,
});
const lost = (was: PageAddresses, is: PageAddresses, mayGo: string[] = [], others = {}) =>
  lostAddresses({ 'mf-stores': remote('aaa', was) }, { 'mf-stores': remote('bbb', is), ...others }, mayGo);

const WAS: PageAddresses = { map: { paths: ['/nl/winkels/', '/nl/filialen/'], shows: ['page'] } };

test('a path and a type that a remaining page gives up are named, unless they may go', () => {
  const is: PageAddresses = { map: { paths: ['/nl/winkels'] } };
  const [path, type] = lost(WAS, is);
  expect(path).toBe(
    'The page map of mf-stores@bbb has no path /nl/filialen/, which mf-stores@aaa shows to shoppers: if it is to go, say so with --without /nl/filialen/ --reason "…".',
  );
  expect(type).toContain('has no type page, which mf-stores@aaa shows to shoppers');
  expect(lost(WAS, is, ['/nl/filialen/', 'page'])).toEqual([]);
});

test('a path that another page takes, also of another remote or by a parameter, is not lost', () => {
  const { paths = [] } = WAS['map'] ?? {};
  expect(lost(WAS, { map: { paths: ['/nl/:place'], shows: ['page'] } })).toEqual([]);
  const other = { 'mf-map': remote('ccc', { all: { paths, shows: ['page'] } }) };
  expect(lost(WAS, { map: {} }, [], other)).toEqual([]);
});

test('a lost page is one sentence, without those of its paths', () => {
  expect(lost(WAS, {})).toEqual([
    'mf-stores@bbb has no page map, which mf-stores@aaa shows to shoppers: if it is to go, say so with --without map --reason "…".',
  ]);
});

test.each([
  ['/nl/winkels/', '/nl/winkels', true],
  ['/nl/:city', '/nl/winkels', true],
  ['/nl/winkels', '/nl/:city', false],
  ['/nl/:city/:street', '/nl/winkels', false],
  ['/nl/*', '/nl/winkels/deventer', true],
  ['/nl/*', '/be/winkels', false],
  ['/nl/winkels', '/nl/winkels/deventer', false],
])('%s covers %s: %s', (pattern, path, expected) => {
  expect(covers(pattern, path)).toBe(expected);
});
