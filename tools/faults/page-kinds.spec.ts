import { findSamples, PAGE_KINDS } from './page-kinds';

const SITEMAPS: Record<string, string[]> = {
  categories: ['/nl/dames/', '/nl/dames/jurken/', '/nl/heren/truien/', '/nl/heren/truien/vesten/'],
  brands: ['/nl/merken/fjordal/', '/nl/merken/solvane/'],
  products: ['/nl/jurk-1', '/nl/jurk-2'],
  pages: ['/nl/klantenservice/', '/nl/over-ons/team/', '/nl/retourneren/'],
  blogs: ['/nl/blog/', '/nl/blog/linnen/', '/nl/blog/wol/'],
  looks: ['/nl/look/', '/nl/look/1', '/nl/look/2'],
};

let fetched: jest.SpyInstance;
beforeEach(() => {
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const [, name = ''] = /sitemaps\/([a-z]+)-1\.xml$/.exec(String(url)) ?? [];
    const paths = SITEMAPS[name] ?? [];
    return new Response(paths.map((path) => `<loc>https://shop.test${path}</loc>`).join(''));
  });
});
afterEach(() => fetched.mockRestore());

test('one page of each kind is to be known and another one is not, both from the sitemaps', async () => {
  const samples = await findSamples('http://localhost:1');
  expect(samples.map(({ kind }) => kind).toSorted()).toEqual([...PAGE_KINDS].toSorted());
  expect(samples.find(({ kind }) => kind === 'listing')).toEqual({
    kind: 'listing',
    known: '/nl/dames/jurken/',
    cold: '/nl/heren/truien/',
  });
  expect(samples.find(({ kind }) => kind === 'content')).toMatchObject({ cold: '/nl/retourneren/' });
});

test('a shop without two pages of a kind is rejected with that reason', async () => {
  fetched.mockResolvedValue(new Response(''));
  await expect(findSamples('http://localhost:1')).rejects.toThrow(/no two pages of the kind/);
});
