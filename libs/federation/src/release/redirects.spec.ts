/** @jest-environment node */
import { publishedFolder } from './published.fixture';
import { setRedirects } from './redirects';
import { readRegistry } from './registry';
import { switchTo } from './switch';

const folder = publishedFolder();
const redirects = async () => (await readRegistry(folder.dir)).redirects;

test('moves of addresses stay when a remote is released [ROU-06]', async () => {
  await folder.put('mf-search', 'aaa');
  const moves = { '/nl/oud/': { to: '/nl/nieuw/' }, '/nl/archief/**': { to: 'https://elders.example/' } };
  await setRedirects(folder.dir, moves);
  await switchTo(folder.dir, 'mf-search', 'aaa');
  expect(await redirects()).toEqual(moves);
});

test.each([
  ['leads to no address', { '/a': { to: '//evil.example' } }, '"/a" to "//evil.example" is no move.'],
  ['begins nowhere', { 'nl/a': { to: '/b' } }, '"nl/a" to "/b" is no move.'],
  ['leads in a circle', { '/a': { to: '/b' }, '/b': { to: '/a' } }, '"/a" leads in a circle.'],
  ['leads back into itself', { '/a/**': { to: '/a/**' } }, '"/a/**" leads in a circle.'],
])('a move that %s is refused, and those before stay [ROU-06]', async (_what, moves, reason) => {
  const before = { '/x': { to: '/y' } };
  await setRedirects(folder.dir, before);
  await expect(setRedirects(folder.dir, moves)).rejects.toThrow(reason);
  expect(await redirects()).toEqual(before);
});
