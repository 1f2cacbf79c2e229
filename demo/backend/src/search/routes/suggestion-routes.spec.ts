import { EXCLUDED, KEY, startSearchService, type SearchService } from '../search-service.fixture.ts';
import type { WireSuggestionGroup } from '../wire/to-suggestions.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const groupsFor = async (text: string) =>
  (await (
    await service.get(`/suggestions/${KEY}?tn_q=${text}&tn_cid=10000`)
  ).json()) as WireSuggestionGroup[];

test('suggests phrases, categories and brands that lead somewhere', async () => {
  const [phrases, categories] = await groupsFor('jur');
  expect([phrases?.type, categories?.type]).toEqual(['SearchPhrase', 'Category']);
  expect(phrases?.suggestions[0]?.match).toBe('jurken');
  expect(categories?.suggestions[0]?.navigationLink.context.category).toMatchObject({
    path: expect.stringMatching(/^([0-9a-f]{32}-){3}[0-9a-f]{32}$/) as string,
    name: 'Jurken',
    parentName: 'Kleding',
  });

  const brands = (await groupsFor('fjo')).find(({ type }) => type === 'FacetFilter');
  const path = brands?.suggestions[0]?.navigationLink.path ?? '';
  expect(path).toBe(`/navigation-search/${KEY}?tn_q=Fjordal&tn_fk_merk=Fjordal`);
  const { items } = (await (await service.get(path)).json()) as { items: { brand: string }[] };
  expect(new Set(items.map(({ brand }) => brand))).toEqual(new Set(['Fjordal']));
});

test('suggests for what was probably meant, and nothing for nonsense', async () => {
  expect((await groupsFor('snaekers'))[0]?.suggestions[0]?.match).toBe('sneakers');
  expect(await groupsFor('qqqqqq')).toEqual([]);
  expect(await groupsFor('')).toEqual([]);
});

test('suggests at most twelve items, with prices as text', async () => {
  const answer = await service.get(`/suggestions/items/${KEY}?tn_q=jurk&tn_cid=10000&${EXCLUDED}`);
  const { items } = (await answer.json()) as { items: { price: string }[] };
  expect(items).toHaveLength(12);
  for (const { price } of items) expect(price).toMatch(/^\d+\.\d\d$/);
});
