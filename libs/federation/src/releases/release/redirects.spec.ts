import { publishedFolder } from './published.fixture';
import { readCurrent } from './update-channel';
import { setRedirects } from './redirects';
import { releaseVersion } from './release-versions';

const folder = publishedFolder();
const redirects = async () => (await readCurrent(folder.releaseStore))?.composition.redirects;

test('moves of addresses stay when a remote is released [ROU-06]', async () => {
  await folder.put('mf-search', 'aaa');
  const moves = { '/nl/oud/': { to: '/nl/nieuw/' }, '/nl/archief/**': { to: 'https://elders.example/' } };
  await setRedirects(folder.releaseStore, moves);
  await releaseVersion(folder.releaseStore, 'mf-search', 'aaa');
  expect(await redirects()).toEqual(moves);
});

test.each([
  ['leads to no address', { '/a': { to: '//evil.example' } }, '"/a" to "//evil.example" is no move.'],
  ['begins nowhere', { 'nl/a': { to: '/b' } }, '"nl/a" to "/b" is no move.'],
  ['leads in a circle', { '/a': { to: '/b' }, '/b': { to: '/a' } }, '"/a" leads in a circle.'],
  ['leads back into itself', { '/a/**': { to: '/a/**' } }, '"/a/**" leads in a circle.'],
])('a move that %s is refused, and those before stay [ROU-06]', async (_what, moves, reason) => {
  const before = { '/x': { to: '/y' } };
  await setRedirects(folder.releaseStore, before);
  await expect(setRedirects(folder.releaseStore, moves)).rejects.toThrow(reason);
  expect(await redirects()).toEqual(before);
});
