import type { SuggestionGroup } from '@weefsel/api-clients';
import { hex, wireAnswer, wireProduct } from '../testing/wire';
import { createFindText } from './find-text';
import type { UnderstoodText } from './understood-text';

const IDS = Array.from({ length: 14 }, (_, place) => hex(place + 1));
const JACKETS = hex(500);
const groups: SuggestionGroup[] = [
  { name: 'Suggesties', type: 'SearchPhrase', suggestions: [{ match: 'jassen' }] },
  {
    name: 'Categorieën',
    type: 'Category',
    suggestions: [
      { match: 'Jassen', navigationLink: { context: { category: { path: `${hex(1)}-${JACKETS}` } } } },
    ],
  },
];

/** Sources that record their requests; each can be made to fail. */
function someSources({
  visitor,
  away = [] as string[],
  understood,
}: { visitor?: string; away?: string[]; understood?: UnderstoodText } = {}) {
  const asked: [string, unknown][] = [];
  const answering =
    <T>(who: string, answer: T) =>
    async (question: unknown): Promise<T> => {
      asked.push([who, question]);
      if (away.includes(who)) throw new Error(`${who} is away`);
      return answer;
    };
  const find = createFindText({
    search: {
      search: answering('search', wireAnswer(IDS)),
      navigation: answering('navigation', wireAnswer(IDS.slice(0, 2))),
      suggestions: answering('suggestions', groups),
    },
    understand: answering('understand', understood),
    // Returns the requested order: the client's own test covers any other.
    byIds: async (ids) => {
      await answering('products', undefined)(ids);
      return ids.map((id) => wireProduct(id));
    },
    categoryHrefs: async (ids) => {
      asked.push(['categories', ids]);
      return new Map([[JACKETS, '/nl/dames/jassen/']]);
    },
    departments: () => new Map(),
    profileKey: () => visitor,
  });
  const signal = new AbortController().signal;
  return { asked, find: (text: string) => find(text, signal) };
}

let logged: jest.SpyInstance;
beforeEach(() => (logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)));
afterEach(() => logged.mockRestore());

describe('the search for a text', () => {
  test('requests suggestions and results with the text, and the visitor’s profile key when allowed [TWK-04] [LSP-03]', async () => {
    const allowed = someSources({ visitor: 'v_me' });
    await allowed.find('jas');
    expect(allowed.asked).toContainEqual(['search', { text: 'jas', profileKey: 'v_me', pageSize: 12 }]);
    expect(allowed.asked).toContainEqual(['suggestions', { text: 'jas', profileKey: 'v_me' }]);
    const refused = someSources();
    await refused.find('jas');
    expect(refused.asked).toContainEqual(['suggestions', { text: 'jas' }]);
  });

  test('looks up at most 12 products, in the order of the search service [LSP-10]', async () => {
    const { asked, find } = someSources();
    const { products, total } = await find('jas');
    expect(asked.find(([who]) => who === 'products')?.[1]).toEqual(IDS.slice(0, 12));
    expect(products.map(({ id }) => id)).toEqual(IDS.slice(0, 12));
    expect(products[0]?.found).toEqual({ itemId: `10-${IDS[0]}`, requestId: 'f'.repeat(32) });
    expect(total).toBe(14);
  });

  test('looks up the page addresses of categories [LSP-06]', async () => {
    const { asked, find } = someSources();
    const found = await find('jas');
    expect(asked).toContainEqual(['categories', [JACKETS]]);
    expect(found.groups.at(-1)).toEqual({
      kind: 'categories',
      suggestions: [{ label: 'Jassen', href: '/nl/dames/jassen/' }],
    });
  });

  test('returns words without a collection in the shop as unused [LSP-03]', async () => {
    expect((await someSources().find('jas bruiloft')).unused).toEqual(['bruiloft']);
    expect(await someSources().find('regen jas')).not.toHaveProperty('unused');
  });

  test('returns the parts that respond, without those that fail', async () => {
    const withoutSuggestions = await someSources({ away: ['suggestions'] }).find('jas');
    expect(withoutSuggestions).toMatchObject({ groups: [], total: 14, productsFailed: false });
    const withoutResults = await someSources({ away: ['search'] }).find('jas');
    expect(withoutResults).toMatchObject({ products: [], productsFailed: true });
    expect(withoutResults.groups).toHaveLength(2);
    const withoutProducts = await someSources({ away: ['products'] }).find('jas');
    expect(withoutProducts).toMatchObject({ products: [], productsFailed: true, total: 14 });
  });

  test('rejects when the search service does not respond at all', async () => {
    await expect(someSources({ away: ['search', 'suggestions'] }).find('jas')).rejects.toThrow(
      'search is away',
    );
  });
});

describe('a text with words that choose filters', () => {
  const red: UnderstoodText = {
    text: 'jurk',
    query: { filters: { kleur: ['Rood'] } },
    said: ['jurk', 'Rood'],
    href: '/search?tn_q=jurk&tn_fk_kleur=Rood',
    dress: async (cards) => cards.map((card) => ({ ...card, image: 'red.jpg' })),
  };

  test('finds the products of its results page, and returns how it was understood [LSP-03]', async () => {
    const { asked, find } = someSources({ understood: red, visitor: 'v_me' });
    const found = await find('rode jurk');
    expect(asked).toContainEqual([
      'search',
      { text: 'jurk', filters: { kleur: ['Rood'] }, profileKey: 'v_me', pageSize: 12 },
    ]);
    expect(found.understood).toEqual({ said: red.said, href: red.href });
    expect(found.products[0]?.image).toBe('red.jpg');
  });

  test('returns a remaining word without a collection as unused [LSP-03]', async () => {
    const { find } = someSources({ understood: { ...red, text: 'jurk gala' } });
    expect((await find('rode jurk gala')).unused).toEqual(['gala']);
  });

  test('without other words lists the products of those filters [LSP-03]', async () => {
    const { find } = someSources({ understood: { ...red, text: '' } });
    expect((await find('rood')).products).toHaveLength(2);
  });

  test('is searched for as typed when understanding it, or listing its filters, fails', async () => {
    const failed = await someSources({ understood: red, away: ['understand'] }).find('rode jurk');
    expect(failed.understood).toBeUndefined();
    expect(failed.products).toHaveLength(12);
    const { find } = someSources({ understood: { ...red, text: '' }, away: ['navigation'] });
    expect((await find('rood')).understood).toBeUndefined();
  });
});
