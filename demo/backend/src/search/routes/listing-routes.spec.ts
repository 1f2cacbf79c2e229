import {
  EXCLUDED,
  facetOf,
  startSearchService,
  titlesOf,
  type SearchService,
} from '../search-service.fixture.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

test.each(['Aanbevolen', 'Nieuwste', 'Prijs oplopend', 'Prijs aflopend', 'Hoogste korting'])(
  'the pages of "%s" together hold every item once',
  async (sort) => {
    const query = `tn_sort=${encodeURIComponent(sort)}&${EXCLUDED}`;
    const first = await service.listing(query);
    const pages = await Promise.all(
      Array.from({ length: first.properties.nrofpages }, (_, i) => service.listing(`${query}&tn_p=${i + 1}`)),
    );
    const numbers = pages.flatMap(({ items }) => items.map(({ itemno }) => itemno));
    expect(pages[0]?.items).toHaveLength(48);
    expect(numbers).toHaveLength(first.properties.nrofitems);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(first.properties.sortfields.find(({ isselected }) => isselected)?.title).toBe(sort);
  },
);

test('prices ascend and descend with the chosen sort', async () => {
  const up = (await service.listing('tn_sort=Prijs+oplopend&tn_ps=1000')).items.map(({ price }) => price);
  const down = (await service.listing('tn_sort=Prijs+aflopend&tn_ps=1000')).items.map(({ price }) => price);
  expect(up).toEqual(up.toSorted((a, b) => a - b));
  expect(down).toEqual(up.toReversed());
});

test('the slider gives its bounds, and the chosen range before them', async () => {
  const bounds = titlesOf(await service.listing(''), 'ae-price');
  expect(bounds).toHaveLength(2);
  const chosen = titlesOf(await service.listing('tn_fk_ae-price=40-60'), 'ae-price');
  expect(chosen).toEqual(['40', '60', ...bounds]);
});

test('an unknown filter value can still be deselected', async () => {
  const answer = await service.listing('tn_fk_merk=Bestaatniet');
  const selected = facetOf(answer, 'merk')?.attributes.find(({ isselected }) => isselected);
  expect(answer.properties.nrofitems).toBe(0);
  expect(selected).toMatchObject({ title: 'Bestaatniet', nrofresults: 0, url: '?' });
});

test('facets come as agreed: brand search, swatches, sizes in wearing order', async () => {
  const answer = await service.listing('');
  expect(facetOf(answer, 'merk')?.facetsettings).toMatchObject({
    title: 'Merk',
    issearchable: true,
    searchplaceholder: 'Zoek op merk',
    nrofshownattributes: 5,
  });
  expect(facetOf(answer, 'kleur')?.attributes[0]?.imagetag).toMatch(/^#[0-9a-f]{6}$/);
  const sizes = titlesOf(answer, 'maat');
  expect(sizes.slice(0, 3)).toEqual(['XS', 'S', 'M']);
});

test('a page beyond the last one is empty', async () => {
  const { items, properties } = await service.listing('tn_p=9999');
  expect(items).toEqual([]);
  expect(properties.currentpage).toBe(9999);
});

test('text search answers under both endpoint names, and finds nothing for an empty text', async () => {
  const answer = await service.listing('tn_q=trui', 'navigation-search');
  expect(answer.properties).toMatchObject({ searchterm: 'trui', currentpage: 1 });
  expect(answer.items.length).toBeGreaterThan(0);
  expect(await service.listing('tn_q=trui', 'search')).toEqual(answer);
  expect((await service.listing('tn_q=', 'search')).properties.nrofitems).toBe(0);
});

test('questions and names of brands lead to their page, until the shopper filters', async () => {
  const redirectsOf = async (query: string, endpoint = 'search') =>
    (await service.listing(query, endpoint)).redirects;
  expect(await redirectsOf('tn_q=Verzendkosten')).toEqual([{ url: '/nl/bezorgen/' }]);
  expect(await redirectsOf(`tn_q=fjordal&${EXCLUDED}`)).toEqual([{ url: '/nl/merken/fjordal/' }]);
  expect(await redirectsOf('tn_q=fjordal&tn_fk_sale=Ja')).toEqual([]);
  expect(await redirectsOf('tn_q=jurk')).toEqual([]);
  expect(await redirectsOf('tn_q=fjordal', 'navigation')).toEqual([]);
});

test('suggests the corrected search term, which then needs no correction', async () => {
  const answer = await service.listing('tn_q=snaekers', 'search');
  expect(answer.properties).toMatchObject({ searchterm: 'snaekers', suggestedsearchterm: 'sneakers' });
  const meant = await service.listing('tn_q=sneakers', 'search');
  expect(meant.properties.suggestedsearchterm).toBeNull();
  expect(meant.items).toEqual(answer.items);
  expect((await service.listing('tn_q=qqqqqq', 'search')).properties.suggestedsearchterm).toBeNull();
});
