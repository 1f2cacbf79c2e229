import { EXCLUDED, KEY, startSearchService, type SearchService } from '../search-service.fixture.ts';
import type { WireListing } from '../wire/wire-types.ts';

let service: SearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

const read = async <T>(path: string) => (await (await service.get(path)).json()) as T;

test.each(['tn_cid=10000&tn_fk_kleur=Zwart%7CWit&tn_p=2', 'tn_q=zwrte+jurk', 'tn_q=maattabel'])(
  'items and facets of %s come apart as they come together',
  async (question) => {
    const query = `${question}&${EXCLUDED}`;
    const whole = await service.listing(query, question.startsWith('tn_q') ? 'search' : 'navigation');
    const { items, properties, redirects, facets } = whole;
    expect(await read(`/products/${KEY}?${query}`)).toEqual({ items, properties, redirects });
    expect(await read(`/facets/${KEY}?${query}`)).toEqual({ facets });
    for (const { facetsettings, attributes } of facets)
      expect(await read(`/facets/${facetsettings.urlkey}/attributes/${KEY}?${query}`)).toEqual({
        attributes,
      });
  },
);

test('a facet that there is not has no values', async () => {
  expect(await read(`/facets/onbekend/attributes/${KEY}`)).toEqual({ attributes: [] });
});

test('one item comes as it does in a listing, by item number or commerce id', async () => {
  const [item] = (await service.listing('')).items;
  expect(await read(`/products/${KEY}/${item?.itemno}`)).toEqual(item);
  expect(await read(`/products/${KEY}/${item?.attributes[0]?.values[0]}`)).toEqual(item);
  expect((await service.get(`/products/${KEY}/onbekend`)).status).toBe(404);
});

interface Completed extends Pick<WireListing, 'items'> {
  suggestions: { title: string }[];
  instantsearch: { isactive: boolean; searchterm: string | null };
}
const complete = (query: string) => read<Completed>(`/autocomplete/${KEY}?${query}`);

test('completes what is typed with items and phrases, as many as wanted, at most twenty', async () => {
  const { items, suggestions, instantsearch } = await complete('tn_q=jur');
  expect([items.length, suggestions.length, instantsearch.isactive]).toEqual([6, 6, false]);
  expect(suggestions[0]?.title).toBe('jurken');
  expect((await complete('tn_q=jur&tn_maxresults=2')).suggestions).toHaveLength(2);
  expect((await complete('tn_q=jur&tn_maxresults=999')).items).toHaveLength(20);
  expect(await complete('tn_q=jur&tn_items=false&tn_suggestions=false')).toMatchObject({
    items: [],
    suggestions: [],
  });
});

test('shows at once what the first phrase finds when asked to', async () => {
  const { items, instantsearch } = await complete('tn_q=jur&tn_instant=true');
  expect(instantsearch).toEqual({ isactive: true, searchterm: 'jurken' });
  expect(items).toEqual((await service.listing('tn_q=jurken&tn_ps=6', 'search')).items);
});
