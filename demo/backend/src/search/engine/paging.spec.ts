import fc from 'fast-check';
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Product } from '../../catalogue/types.ts';
import { parseQuery } from '../wire/parse-query.ts';
import { findListing, pageOf } from './find-listing.ts';
import { createSearchIndex } from './search-index.ts';
import { DEFAULT_SORT, SORT_FIELDS, sortOrders } from './sort-orders.ts';

const index = createSearchIndex(createCatalogue({ seed: 17, products: 200 }));
const { products } = index;

const listingOf = (parameters: Record<string, string>) =>
  findListing(index, parseQuery(new URLSearchParams(parameters)));

test('the pages of any size are the whole list, cut up', () => {
  const titles = SORT_FIELDS.map(({ title }) => title);
  const question = fc.record(
    {
      tn_q: fc.constantFrom('jurk', 'zwart', 'dames', 'zwrte trui'),
      tn_fk_kleur: fc.constantFrom('Zwart', 'Zwart|Wit'),
      tn_sort: fc.constantFrom(...titles),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(question, fc.integer({ min: 1, max: 60 }), (parameters, size) => {
      const listing = listingOf(parameters);
      const whole = pageOf(listing, 1, products.length);
      expect(new Set(whole).size).toBe(listing.selection.total);
      const pages = Array.from({ length: Math.ceil(listing.selection.total / size) }, (_, i) =>
        pageOf(listing, i + 1, size),
      );
      expect(pages.flat()).toEqual(whole);
      expect(pageOf(listing, pages.length + 1, size)).toEqual([]);
    }),
  );
});

test('equals keep the recommended order under every sort', () => {
  const draw = fc.record({ priceCents: fc.constantFrom(1000, 2000), createdDay: fc.constantFrom(1, 2) });
  fc.assert(
    fc.property(fc.array(draw, { minLength: 2, maxLength: 80 }), (draws) => {
      const assortment = products.slice(0, draws.length).map((product, i): Product => ({
        ...product,
        listPriceCents: null,
        lowestPriceCents: null,
        ...draws[i],
      }));
      const orders = sortOrders(assortment);
      const standard = [...(orders.get(DEFAULT_SORT) ?? [])];
      const sortedBy = (keyOf: (product: Product) => number): number[] => {
        const keys = assortment.map(keyOf);
        return standard.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
      };
      expect(standard.toSorted((a, b) => a - b)).toEqual(assortment.map((_, i) => i));
      expect([...(orders.get('Prijs oplopend') ?? [])]).toEqual(sortedBy((p) => p.priceCents));
      expect([...(orders.get('Prijs aflopend') ?? [])]).toEqual(sortedBy((p) => -p.priceCents));
      expect([...(orders.get('Nieuwste') ?? [])]).toEqual(sortedBy((p) => -p.createdDay));
      expect([...(orders.get('Hoogste korting') ?? [])]).toEqual(standard);
    }),
  );
});

test.each(['', 'Onbekend', '-Prijs oplopend', '__proto__', 'x'.repeat(5000)])(
  'the sort %.20j is not known and becomes the usual one',
  (sort) => {
    const listing = listingOf({ tn_sort: sort });
    expect(listing.sort).toBe(DEFAULT_SORT);
    expect(listing.order).toEqual(listingOf({}).order);
  },
);
