import { fromPartial } from '@total-typescript/shoehorn';
import type { Clients } from '@weefsel/api-clients';
import { someRoutes } from './addresses.fixture';
import { lookUpPath, resolveRoute, spellingsOf } from './resolve-path';

const { signal } = new AbortController();

const resolved = (pathname: string) => resolveRoute(pathname, someRoutes);

/** A commerce backend that knows these paths. */
function backend(known: Record<string, string>) {
  const byPaths = jest.fn(async (paths: readonly string[]) =>
    paths
      .filter((path) => known[path])
      .toReversed()
      .map((path) => ({ routeName: known[path], foreignKey: 'id', seoPathInfo: path })),
  );
  return { byPaths, clients: fromPartial<Clients>({ commerce: { seoUrl: { byPaths } } }) };
}

const lookUp = (path: string, known: Record<string, string> = {}) =>
  lookUpPath(path, backend(known).clients, signal);

const NAVIGATION = 'frontend.navigation.page';

test('resolves blogs and looks as pages, each with one spelling of its address [ROU-15]', () => {
  expect(resolved('/nl/blog/wol-wassen/')).toEqual({
    kind: 'page',
    type: 'blog',
  });
  expect(resolved('/nl/look/stadswandeling')).toMatchObject({ type: 'look' });
  expect(resolved('/nl/blog/wol%20wassen')).toEqual({
    kind: 'redirect',
    to: '/nl/blog/wol%20wassen/',
    status: 301,
  });
  expect(resolved('/nl/look/stadswandeling/')).toMatchObject({ to: '/nl/look/stadswandeling' });
});

test('leaves the overviews of blogs and looks, and all other paths, to the vendors [ROU-15]', () => {
  expect(resolved('/nl/blog/')).toEqual({ kind: 'asked', path: 'nl/blog/' });
  expect(resolved('/nl/look/een/twee')).toEqual({ kind: 'asked', path: 'nl/look/een/twee' });
  expect(resolved('/navigation/2ec32d61')).toEqual({ kind: 'asked', path: 'nl/dames/' });
  expect(resolved('/nl/caf%C3%A9/')).toEqual({ kind: 'asked', path: 'nl/café/' });
  expect(resolved('//nl//jurk/')).toEqual({ kind: 'asked', path: 'nl//jurk/' });
});

test('returns not-found for an overlong or malformed path', () => {
  for (const path of [`/${'a'.repeat(501)}`, '/nl/%E0%A4%A', '/nl/a%00b'])
    expect(resolved(path)).toEqual({ kind: 'not-found' });
  expect(resolved(`/${'a'.repeat(500)}`)).toMatchObject({ kind: 'asked' });
});

test('asks the backend for all spellings of a path in one call, and redirects to the known one', async () => {
  const { byPaths, clients } = backend({ 'nl/dames/': NAVIGATION });
  expect(await lookUpPath('nl/dames/', clients, signal)).toEqual({
    kind: 'page',
    type: 'navigation',
    id: 'id',
  });
  expect(await lookUpPath('nl/Dames', clients, signal)).toEqual({
    kind: 'redirect',
    to: '/nl/dames/',
    status: 301,
  });
  expect(byPaths.mock.calls).toEqual([
    [['nl/dames/', 'nl/dames//', 'nl/dames'], signal],
    [['nl/Dames', 'nl/Dames/', 'nl/dames', 'nl/dames/'], signal],
  ]);
});

test.each([
  ['nl/100%', '/nl/100%25/'],
  ['nl/wie?', '/nl/wie%3F/'],
  ['nl/nr#1', '/nl/nr%231/'],
  ['nl/café:a', '/nl/caf%C3%A9:a/'],
])('redirects %s to an address that names it', async (path, to) => {
  expect(await lookUpPath(path, backend({}).clients, signal)).toEqual({ kind: 'redirect', to, status: 301 });
  expect(decodeURIComponent(new URL(to, 'http://shop.test').pathname)).toBe(`/${path}/`);
});

test('prefers the path as written over its other spellings', async () => {
  const known = { 'nl/jurk': 'frontend.detail.page', 'nl/jurk/': NAVIGATION };
  expect(await lookUp('nl/jurk', known)).toMatchObject({ kind: 'page', type: 'detail' });
  expect(await lookUp('nl/jurk/', known)).toMatchObject({ kind: 'page', type: 'navigation' });
  expect(await lookUp('nl/jurk//', known)).toMatchObject({ kind: 'redirect', to: '/nl/jurk' });
});

test('leaves paths that the backend does not know, or does not show as a page, to the content service', async () => {
  const page = { kind: 'page', type: 'page' };
  expect(await lookUp('nl/bezorgen/')).toEqual(page);
  expect(await lookUp('nl/x/', { 'nl/x/': 'frontend.landing.page' })).toEqual(page);
  expect(await lookUp('nl/een/twee')).toEqual(page);
  expect(await lookUp('nl/bezorgen')).toEqual({ kind: 'redirect', to: '/nl/bezorgen/', status: 301 });
});

test('lists each spelling once, the path itself first', () => {
  expect(spellingsOf('a')).toEqual(['a', 'a/']);
  expect(spellingsOf('A/')).toEqual(['A/', 'A//', 'a/', 'a//', 'A']);
});
