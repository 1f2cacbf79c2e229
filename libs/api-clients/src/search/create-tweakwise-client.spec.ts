import { recordingTransport } from '../testing/recording-transport';
import { createTweakwiseClient } from './create-tweakwise-client';
import type { SearchConfig } from './search-client';
import { sliderRange } from './read/facet';
import { itemSwids } from './read/item';

const SWID = 'ABCDEF0123456789abcdef0123456789';
const listing = {
  facets: [
    {
      facetsettings: { title: 'Merk', urlkey: 'merk', selectiontype: 'checkbox' },
      attributes: [{ title: 'Fjord', isselected: true, nrofresults: 41, url: '?tn_cid=1001' }],
    },
    { facetsettings: null },
  ],
  items: [
    { itemno: '100012674', type: 'product', attributes: [{ name: 'swid', values: [SWID] }] },
    { itemno: 'banner-1', type: 'visual', attributes: [] },
    { title: 'zonder nummer' },
  ],
  properties: {
    nrofitems: 1739,
    pagesize: 48,
    nrofpages: 37,
    currentpage: 1,
    sortfields: [{ title: 'Aanbevolen', isselected: true, order: 'ASC' }],
  },
  redirects: [{ url: '/nl/merken/fjord/' }],
};

function clientThatAnswers(
  body: unknown,
  {
    searchPath,
    categories,
    ...more
  }: Partial<Pick<SearchConfig, 'searchPath' | 'categories'>> & {
    status?: number;
    headers?: Record<string, string>;
  } = {},
) {
  const { transport, asked } = recordingTransport(() => ({ body, ...more }));
  const client = createTweakwiseClient({
    baseUrl: 'https://search.test',
    instanceKey: 'abcd1234',
    transport,
    ...(searchPath && { searchPath }),
    ...(categories && { categories }),
  });
  return { client, asked };
}

describe('the client of Tweakwise', () => {
  test('asks navigation for categories and brands, search for texts [TWK-01]', async () => {
    const { client, asked } = clientThatAnswers(listing);
    await client.navigation({ categoryId: '1001' });
    await client.search({ text: 'blauwe jas' });
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /navigation/abcd1234',
      'GET /search/abcd1234',
    ]);
    const vendor = clientThatAnswers(listing, { searchPath: 'navigation-search' });
    await vendor.client.search({ text: 'jas' });
    expect(vendor.asked[0]?.path).toBe('/navigation-search/abcd1234');
  });

  test('sends page, page size, sort, filters and price, and hides what cannot be bought [TWK-02] [LST-30]', async () => {
    const { client, asked } = clientThatAnswers(listing);
    await client.navigation({
      categoryId: '1001',
      page: 2,
      sort: 'Prijs oplopend',
      filters: { merk: ['Fjord', 'Ren & Co'], maat: [], 'ae-price': ['20-79.5'] },
      profileKey: 'v_abc',
    });
    expect(asked[0]?.query).toEqual({
      format: 'json',
      tn_ps: '48',
      tn_p: '2',
      tn_cid: '1001',
      tn_sort: 'Prijs oplopend',
      tn_fk_merk: 'Fjord|Ren & Co',
      'tn_fk_ae-price': '20-79.5',
      tn_parameters_except: 'stock_status=outofstock&season_archived=true',
    });
  });

  test('sends the visitor id on page 1 only, the brand on brand pages, and hides more in the new collection [TWK-02]', async () => {
    const { client, asked } = clientThatAnswers(listing);
    await client.navigation({ brandId: 'b7', newCollection: true, profileKey: 'v_abc' });
    expect(asked[0]?.query).toEqual({
      format: 'json',
      tn_ps: '48',
      tn_p: '1',
      tn_profilekey: 'v_abc',
      tn_parameters: 'brandId=b7',
      tn_parameters_except: 'stock_status=outofstock&season_archived=true&season_hidden_new=true',
    });
    await client.search({ text: 'x'.repeat(120) });
    expect(asked[1]?.query.tn_q).toHaveLength(100);
  });

  test('asks for the alternates of ids that stand for no category, and searches everything unless a category is chosen [TWK-06]', async () => {
    const categories = { alternates: { '2ec32d61': '10001' }, everything: '10000' };
    const { client, asked } = clientThatAnswers(listing, { categories });
    await client.navigation({ categoryId: '2ec32d61' });
    await client.navigation({ categoryId: '10012', brandId: 'b7' });
    await client.navigation({ brandId: 'b7' });
    await client.search({ text: 'jas' });
    await client.search({ text: 'jas', categoryId: '10012' });
    await client.navigation({ categoryId: 'constructor' });
    expect(asked.map(({ query }) => query.tn_cid)).toEqual([
      '10001',
      '10012',
      undefined,
      '10000',
      '10012',
      'constructor',
    ]);
  });

  test('rejects a page of HTML as a malformed answer [TWK-03]', async () => {
    const transport = async () => ({ status: 200, statusText: 'OK', headers: {}, text: '<!doctype html>' });
    const client = createTweakwiseClient({ baseUrl: 'https://search.test', instanceKey: 'k', transport });
    await expect(client.navigation({})).rejects.toMatchObject({ name: 'MalformedAnswerError' });
  });

  test('reads facets, properties, items with their commerce ids, redirects and the request id [TWK-03]', async () => {
    const { client } = clientThatAnswers(listing, { headers: { 'twn-request-id': 'r-1' } });
    const answer = await client.navigation({ categoryId: '1001' });
    expect(answer.requestId).toBe('r-1');
    expect(answer.facets.map(({ facetsettings }) => facetsettings.title)).toEqual(['Merk']);
    expect(answer.facets[0]?.attributes[0]).toMatchObject({
      title: 'Fjord',
      isselected: true,
      nrofresults: 41,
    });
    expect(answer.properties).toMatchObject({
      nrofitems: 1739,
      nrofpages: 37,
      sortfields: [{ title: 'Aanbevolen' }],
    });
    expect(answer.items.map(({ itemno }) => itemno)).toEqual(['100012674', 'banner-1']);
    expect(itemSwids(answer.items)).toEqual([SWID.toLowerCase()]);
    expect(answer.redirects).toEqual([{ url: '/nl/merken/fjord/' }]);
  });

  test('takes 204 for no results, and refuses an answer that is no listing, or is lost [TWK-03]', async () => {
    const empty = await clientThatAnswers(undefined, { status: 204 }).client.search({ text: 'niets' });
    expect(empty).toMatchObject({ items: [], facets: [], properties: { nrofitems: 0 }, requestId: '' });
    for (const body of [undefined, [], { items: [] }, { properties: {} }, { items: {}, properties: {} }]) {
      await expect(clientThatAnswers(body).client.navigation({})).rejects.toMatchObject({
        name: 'MalformedAnswerError',
      });
    }
  });

  test("reads a slider's limits and what is chosen of them", () => {
    const slider = (...titles: string[]) => ({
      attributes: titles.map((title) => ({ title, isselected: false, nrofresults: 0 })),
    });
    expect(sliderRange(slider('0', '1169.5'))).toEqual({ limits: { min: 0, max: 1169.5 } });
    expect(sliderRange(slider('20', '80', '0', '1169.5'))).toEqual({
      limits: { min: 0, max: 1169.5 },
      chosen: { min: 20, max: 80 },
    });
    expect(sliderRange(slider('duur', 'goedkoop'))).toBeUndefined();
  });

  test('asks for suggestions with text, category and visitor, and leaves out broken ones [TWK-04]', async () => {
    const groups = [
      { name: 'Suggesties', type: 'SearchPhrase', suggestions: [{ match: 'jas' }, { nothing: 1 }] },
    ];
    const { client, asked } = clientThatAnswers(groups);
    const found = await client.suggestions({ text: 'ja', categoryId: '1001', profileKey: 'v_abc' });
    expect(found).toEqual([{ name: 'Suggesties', type: 'SearchPhrase', suggestions: [{ match: 'jas' }] }]);
    expect(asked[0]).toMatchObject({
      path: '/suggestions/abcd1234',
      query: { format: 'json', tn_q: 'ja', tn_cid: '1001', tn_profilekey: 'v_abc' },
    });
  });
});

describe('recommendations', () => {
  test.each([
    ['items', { items: [{ itemno: '1' }] }],
    ['lists of items', { recommendations: [{ id: 1, items: [{ itemno: '1' }] }] }],
    ['a bare list', [{ itemno: '1' }]],
  ])('are read from %s [TWK-05]', async (_, body) => {
    const { client, asked } = clientThatAnswers(body);
    await expect(client.recommendations.featured('12', 'v_abc')).resolves.toEqual({
      products: [{ itemno: '1', attributes: [] }],
      statusCode: 200,
    });
    await client.recommendations.product('3', '100012674');
    expect(asked.map(({ path }) => path)).toEqual([
      '/recommendations/featured/abcd1234/12',
      '/recommendations/product/abcd1234/3/100012674',
    ]);
    expect(asked[0]?.query).toEqual({ format: 'json', tn_profilekey: 'v_abc' });
  });

  test('carry the request id for analytics when the service sends one [ANA-02]', async () => {
    const { client } = clientThatAnswers({ items: [] }, { headers: { 'twn-request-id': 'f00' } });
    await expect(client.recommendations.featured('12')).resolves.toMatchObject({ requestId: 'f00' });
  });

  test('that fail are empty, with statusCode 500 and the error text [PDP-09]', async () => {
    const { client } = clientThatAnswers({}, { status: 404 });
    await expect(client.recommendations.featured('12')).resolves.toEqual({
      products: [],
      statusCode: 500,
      error: expect.stringContaining('404'),
    });
  });
});
