import fc from 'fast-check';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Category, Product, Variant } from '../../catalogue/types.ts';
import { parseQuery } from '../wire/parse-query.ts';
import { toListing } from '../wire/to-listing.ts';
import type { WireFacet } from '../wire/wire-types.ts';
import { createSearchIndex } from './search-index.ts';

const catalogue = createCatalogue({ seed: 11, products: 400 });
const index = createSearchIndex(catalogue);
const source = {
  index,
  publicOrigin: 'http://shop.test',
  hexOf: new Map<string, string>(),
  redirectOf: () => undefined,
};

const stocked = new Map(
  catalogue.products.map((product) => [
    product,
    catalogue.variantsOf(product).filter(({ initialStock }) => initialStock > 0),
  ]),
);

type Filters = Record<string, string[]>;

/** Facets with one value per variant. One variant in stock must match all chosen values of these. */
const OF_VARIANTS: Record<string, (variant: Variant) => string> = {
  maat: ({ size }) => size,
  kleur: ({ colour }) => colour.name,
};

const variantsFor = (product: Product, filters: Filters, ignored?: string): readonly Variant[] =>
  (stocked.get(product) ?? []).filter((variant) =>
    Object.entries(OF_VARIANTS).every(
      ([key, valueOf]) => key === ignored || !filters[key] || filters[key].includes(valueOf(variant)),
    ),
  );

/** Expected values of each facet beside the chosen filters, computed without an index. */
const FACETS: Record<string, (product: Product, filters: Filters) => readonly string[]> = {
  merk: (product) => [product.brand.name],
  maat: (product, filters) => variantsFor(product, filters, 'maat').map(({ size }) => size),
  kleur: (product, filters) => variantsFor(product, filters, 'kleur').map(({ colour }) => colour.name),
  pasvorm: ({ fit }) => (fit === null ? [] : [fit]),
  sale: (product) => (product.listPriceCents === null ? [] : ['Ja']),
  nieuw: (product) => (product.isNew ? ['Ja'] : []),
};

interface Question {
  filters: Filters;
  price: [number, number] | null;
  category: Category | null;
  excludes: boolean;
}

const isWithin = (product: Product, category: Category): boolean =>
  product.categories.some((leaf) => {
    for (let at: Category | undefined = leaf; at; at = catalogue.categoryById(at.parentId ?? ''))
      if (at.id === category.id) return true;
    return false;
  });

function answer({ filters, price, category, excludes }: Question, ignored?: string): Product[] {
  return catalogue.products.filter(
    (product) =>
      Object.entries(filters).every(
        ([key, chosen]) =>
          key === ignored ||
          Object.hasOwn(OF_VARIANTS, key) ||
          FACETS[key]?.(product, filters).some((title) => chosen.includes(title)),
      ) &&
      (!Object.keys(OF_VARIANTS).some((key) => key !== ignored && filters[key]) ||
        variantsFor(product, filters, ignored).length > 0) &&
      (ignored === 'ae-price' ||
        !price ||
        (product.priceCents >= price[0] * 100 && product.priceCents <= price[1] * 100)) &&
      (ignored === 'categorie' || !category || isWithin(product, category)) &&
      (!excludes || (!product.archived && (stocked.get(product) ?? []).length > 0)),
  );
}

const titles = (key: string) => [
  ...new Set(catalogue.products.flatMap((product) => FACETS[key]?.(product, {}) ?? [])),
];
const choice = (key: string) =>
  fc.uniqueArray(fc.constantFrom(...titles(key)), { minLength: 1, maxLength: 4 });
const questions: fc.Arbitrary<Question> = fc.record({
  filters: fc.record(Object.fromEntries(Object.keys(FACETS).map((key) => [key, choice(key)])), {
    requiredKeys: [],
  }) as fc.Arbitrary<Filters>,
  price: fc.option(
    fc
      .tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 0, max: 400 }))
      .map(([from, width]): [number, number] => [from, from + width]),
  ),
  category: fc.option(fc.constantFrom(...catalogue.categories)),
  excludes: fc.boolean(),
});

/** Number of cases; `npx weefsel soak` runs more. */
const casesOf = (usual: number): number => Math.max(usual, Number(process.env['COMPARED_CASES'] ?? 0));

function ask({ filters, price, category, excludes }: Question) {
  const parameters = new URLSearchParams({ tn_ps: '1000' });
  for (const [key, values] of Object.entries(filters)) parameters.set(`tn_fk_${key}`, values.join('|'));
  if (price) parameters.set('tn_fk_ae-price', price.join('-'));
  if (category) parameters.set('tn_cid', category.id);
  if (excludes) parameters.set('tn_parameters_except', 'stock_status=outofstock&season_archived=true');
  return toListing(source, parseQuery(parameters));
}

const facetOf = (facets: readonly WireFacet[], key: string) =>
  facets.find(({ facetsettings }) => facetsettings.urlkey === key);

test('items and disjunctive counts equal a plain filter over the assortment', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const { items, facets, properties } = ask(question);
      const expected = answer(question);
      expect(properties.nrofitems).toBe(expected.length);
      const ids = items.map((item) => item.attributes.find(({ name }) => name === 'swid')?.values[0] ?? '');
      expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).sort());

      for (const [key, valuesOf] of Object.entries(FACETS)) {
        const counts = new Map((question.filters[key] ?? []).map((title) => [title, 0]));
        for (const product of answer(question, key))
          for (const title of new Set(valuesOf(product, question.filters)))
            counts.set(title, (counts.get(title) ?? 0) + 1);
        const shown = facetOf(facets, key)?.attributes ?? [];
        expect(new Map(shown.map(({ title, nrofresults }) => [title, nrofresults]))).toEqual(counts);
        expect(
          shown
            .filter(({ isselected }) => isselected)
            .map(({ title }) => title)
            .sort(),
        ).toEqual((question.filters[key] ?? []).toSorted());
      }
    }),
    { numRuns: casesOf(150) },
  );
});

test('price bounds lie around every price that the other filters leave', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const prices = answer(question, 'ae-price').map(({ priceCents }) => priceCents / 100);
      const shown = facetOf(ask(question).facets, 'ae-price')?.attributes.map(({ title }) => Number(title));
      if (prices.length === 0) expect(shown).toBeUndefined();
      else
        expect(shown?.slice(-2)).toEqual([Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))]);
      if (shown) expect(shown).toHaveLength(question.price ? 4 : 2);
    }),
    { numRuns: casesOf(100) },
  );
});

test('category counts ignore the category that is open', () => {
  fc.assert(
    fc.property(questions, (question) => {
      const reachable = answer(question, 'categorie');
      for (const { attributeid, nrofresults } of facetOf(ask(question).facets, 'categorie')?.attributes ??
        []) {
        const category = catalogue.categories.find(({ searchId }) => searchId === attributeid);
        expect(nrofresults).toBe(
          category ? reachable.filter((product) => isWithin(product, category)).length : -1,
        );
      }
    }),
    { numRuns: casesOf(50) },
  );
});

test('a value leads to as many items as its count promises', () => {
  const { facets } = ask({ filters: { kleur: ['Zwart'] }, price: null, category: null, excludes: false });
  const sizes = facetOf(facets, 'maat')?.attributes ?? [];
  expect(sizes.length).toBeGreaterThan(5);
  for (const { url, nrofresults } of sizes)
    expect(toListing(source, parseQuery(new URLSearchParams(url))).properties.nrofitems).toBe(nrofresults);
});

test('out-of-stock, archived and older items are left out on request', () => {
  const sent =
    'tn_parameters_except=stock_status%3Doutofstock%26season_archived%3Dtrue%26season_hidden_new%3Dtrue';
  const { properties } = toListing(source, parseQuery(new URLSearchParams(sent)));
  const expected = answer({ filters: {}, price: null, category: null, excludes: true }).filter(
    ({ isNew }) => isNew,
  );
  expect(properties.nrofitems).toBe(expected.length);
});

test('a brand page is the brand alone', () => {
  const [brand] = catalogue.brands;
  const sent = new URLSearchParams({ tn_parameters: `brandId=${brand?.id ?? ''}` });
  const { items } = toListing(source, parseQuery(sent));
  expect(new Set(items.map((item) => item.brand))).toEqual(new Set([brand?.name]));
});

test('words of a text give way to chosen filters, and the other values keep their counts', () => {
  const answerTo = (query: string) =>
    toListing(source, { ...parseQuery(new URLSearchParams(query)), needsText: true });
  const { properties, facets } = answerTo('tn_q=linnen tas&tn_fk_materiaal=Leer');
  expect(properties).toMatchObject({ suggestedsearchterm: 'tas' });
  expect(properties.nrofitems).toBe(answerTo('tn_q=tas&tn_fk_materiaal=Leer').properties.nrofitems);
  const materials = facets.find(({ facetsettings }) => facetsettings.urlkey === 'materiaal')?.attributes;
  expect(materials?.length).toBeGreaterThan(1);
});
