import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { addressLines } from './page-paths.ts';

const folder = publishedFolder();
const lines = async (paths: readonly string[]) => {
  await folder.put('mf-stores', 'bbb', undefined, {
    description: { pages: { map: { paths } }, fragments: [], storage: [], events: [] },
  });
  return addressLines(folder.releaseStore, { shell: 'aaa', 'mf-stores': 'bbb' }, 'https://shop.example');
};

test('each page of a released remote has its address on the shop, the shell none', async () => {
  expect(await lines(['/nl/winkels/', '/nl/winkels/:city'])).toEqual([
    '    map: https://shop.example/nl/winkels/',
    '    map: https://shop.example/nl/winkels/:city',
  ]);
});

test('of many addresses the first are shown', async () => {
  const many = await lines(Array.from({ length: 20 }, (_, at) => `/nl/${at}`));
  expect(many).toHaveLength(13);
  expect(many.at(-1)).toBe('    and 8 more');
});
