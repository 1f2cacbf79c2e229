/** @jest-environment node */
import type { Clients } from '@weefsel/api-clients';
import { resolvePath } from './resolve-path';

const { signal } = new AbortController();

/** A commerce backend that knows these paths. */
function resolve(pathname: string, known: Record<string, string> = {}) {
  const byPath = jest.fn(async (path: string) =>
    known[path] ? { routeName: known[path], foreignKey: 'id', seoPathInfo: path } : undefined,
  );
  const clients = { commerce: { seoUrl: { byPath } } } as unknown as Clients;
  return resolvePath(pathname, clients, signal);
}

test('blogs and looks are pages of mf-content, each with one spelling of its address [ROU-15]', async () => {
  expect(await resolve('/nl/blog/wol-wassen/')).toEqual({
    kind: 'page',
    at: { owner: 'mf-content', page: 'blog' },
    type: 'blog',
  });
  expect(await resolve('/nl/look/stadswandeling')).toMatchObject({ type: 'look' });
  expect(await resolve('/nl/blog/wol%20wassen')).toEqual({
    kind: 'redirect',
    to: '/nl/blog/wol%20wassen/',
    status: 301,
  });
  expect(await resolve('/nl/look/stadswandeling/')).toMatchObject({ to: '/nl/look/stadswandeling' });
});

test('their overviews are content pages, and everything else is what the backend says [ROU-15]', async () => {
  expect(await resolve('/nl/blog/')).toMatchObject({ type: 'page', at: { page: 'page' } });
  expect(await resolve('/nl/look/een/twee')).toMatchObject({ type: 'page' });
  expect(await resolve('/nl/dames/', { 'nl/dames/': 'frontend.navigation.page' })).toMatchObject({
    type: 'navigation',
    at: { owner: 'mf-search' },
    id: 'id',
  });
  expect(await resolve('/nl/Dames', { 'nl/dames/': 'frontend.navigation.page' })).toMatchObject({
    kind: 'redirect',
    to: '/nl/dames/',
  });
});
