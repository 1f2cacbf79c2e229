import { resolveRedirect } from './resolve-redirect';

const { signal } = new AbortController();

/** An editor's list of redirects. */
const moves = (list: Record<string, string>, status: 301 | 302 = 301) => ({
  redirectFrom: async (spellings: readonly string[]) => {
    const from = spellings.find((spelling) => Object.hasOwn(list, spelling));
    return from ? { from, to: list[from] ?? '', status } : null;
  },
});

const lead = (from: string, list: Record<string, string>) => resolveRedirect(from, moves(list), signal);

test('a path that moved leads to its new address, whichever way it is spelled [ROU-18]', async () => {
  const list = { '/nl/ruilen/': '/nl/retourneren/?via=ruilen' };
  const found = { kind: 'redirect', to: '/nl/retourneren/?via=ruilen', status: 301 };
  expect(await lead('/nl/ruilen/', list)).toEqual(found);
  expect(await lead('/nl/Ruilen', list)).toEqual(found);
  expect(await lead('/nl/anders/', list)).toBeUndefined();
});

test('a chain of moves is one redirect, for a while when one of them is [ROU-18]', async () => {
  expect(await lead('/a', { '/a': '/b', '/b': 'https://elders.example/c' })).toEqual({
    kind: 'redirect',
    to: 'https://elders.example/c',
    status: 301,
  });
  expect(await resolveRedirect('/a', moves({ '/a': '/b' }, 302), signal)).toMatchObject({ status: 302 });
});

test.each([
  ['in a circle', { '/a': '/b', '/b': '/a' }],
  ['to itself, spelled otherwise', { '/a': '/A/' }],
  [
    'on and on',
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n ? `/a${n}` : '/a', `/a${n + 1}`])),
  ],
  ['to an address that an editor left out', { '/a': '' }],
  ['into a script', { '/a': 'javascript:alert(1)' }],
  ['to a disguised host', { '/a': '//evil.example' }],
  ['to a disguised host with a backslash', { '/a': '/\\evil.example' }],
])('moves that lead %s lead nowhere [ROU-18]', async (_how, list) => {
  expect(await lead('/a', list)).toBeUndefined();
});
