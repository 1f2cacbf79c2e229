import fc from 'fast-check';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { EXCLUDED, shopId, startSearchService, titlesOf } from '../search-service.fixture.ts';
import type { StockListener } from '../search-plugin.ts';
import { parseQuery } from '../wire/parse-query.ts';
import { toListing } from '../wire/to-listing.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';

const catalogue = createCatalogue({ seed: 13, products: 30 });
const variants = catalogue.products.flatMap((product) => catalogue.variantsOf(product));
const QUERIES = ['', EXCLUDED, `tn_fk_maat=M%7C38&${EXCLUDED}`, 'tn_fk_lengtemaat=32&tn_sort=Nieuwste'];

/** Responses to all queries, without the numbers of facet values, which outlive the values. */
const answers = (index: SearchIndex) =>
  QUERIES.map((query) => {
    const source = { index, publicOrigin: '', hexOf: new Map(), redirectOf: () => undefined };
    const { facets, items, properties } = toListing(source, parseQuery(new URLSearchParams(query)));
    const values = facets.map(({ attributes }) =>
      attributes.map(({ title, nrofresults, url }) => [title, nrofresults, url]),
    );
    return { items, properties, values };
  });

test('an index refreshed after each stock change answers like a newly built one', () => {
  const change = fc.record({
    variant: fc.constantFrom(...variants),
    units: fc.constantFrom(0, 0, 1, 5),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 80 }), (changes) => {
      const units = new Map(variants.map(({ id, initialStock }) => [id, initialStock]));
      const stockOf = (id: string): number => units.get(id) ?? 0;
      const index = createSearchIndex(catalogue, stockOf);
      for (const { variant, units: left } of changes) {
        units.set(variant.id, left);
        const product = catalogue.productById(variant.productId)?.product;
        index.refreshStock(product ? [product] : []);
      }
      expect(answers(index)).toEqual(answers(createSearchIndex(catalogue, stockOf)));
    }),
    { numRuns: 10 },
  );
});

test('a product that sells out leaves the list at once, and returns with its stock', async () => {
  const sold = new Set<string>();
  let changed: StockListener = () => undefined;
  const service = await startSearchService({
    catalogue,
    stockOf: (id) => (sold.has(id) ? 0 : 3),
    onStockChange: (listener) => (changed = listener),
  });
  const before = await service.listing(EXCLUDED);
  const product = catalogue.productById(before.items[0] ? shopId(before.items[0]) : '')?.product;
  for (const { id } of product ? catalogue.variantsOf(product) : []) sold.add(id);
  changed([...sold, 'unknown']);
  const after = await service.listing(EXCLUDED);
  const query = `tn_parameters=stock_status%3Doutofstock`;
  expect(after.properties.nrofitems).toBe(before.properties.nrofitems - 1);
  expect(after.items.map(shopId)).not.toContain(product?.id);
  expect((await service.listing(query)).items.map(shopId)).toEqual([product?.id]);
  expect(titlesOf(await service.listing(query), 'maat')).toEqual([]);
  sold.clear();
  changed();
  expect(await service.listing(EXCLUDED)).toEqual(before);
  await service.close();
});

test('a product is not found under a size that has sold out in every colour, and is again when one is back', async () => {
  const sold = new Set<string>();
  let changed: StockListener = () => undefined;
  const service = await startSearchService({
    catalogue,
    stockOf: (id) => (sold.has(id) ? 0 : 3),
    onStockChange: (listener) => (changed = listener),
  });
  const product = catalogue.products.find(({ sizes, archived }) => sizes.includes('M') && !archived);
  const inM = (product ? catalogue.variantsOf(product) : []).filter(({ size }) => size === 'M');
  const found = async (size: string) =>
    (await service.listing(`tn_fk_maat=${size}&tn_ps=100&${EXCLUDED}`)).items.map(shopId);
  expect(await found('M')).toContain(product?.id);
  for (const { id } of inM) sold.add(id);
  changed(sold);
  expect(await found('M')).not.toContain(product?.id);
  expect(await found('L')).toContain(product?.id);
  sold.delete(inM[0]?.id ?? '');
  changed();
  expect(await found('M')).toContain(product?.id);
  await service.close();
});
