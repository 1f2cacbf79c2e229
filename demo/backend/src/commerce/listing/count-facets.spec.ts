import fc from 'fast-check';
import { ratingOf } from '../../catalogue/reviews/create-reviews.ts';
import type { Product } from '../../catalogue/types.ts';
import { at, catalogue, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;

beforeAll(() => {
  shop = openTestShop();
});

afterAll(() => shop.close());

const { products, seed } = catalogue;
const root = at(catalogue.categories, 0).id;
const ask = async (body: object) => (await shop.call('POST', `/product-listing/${root}`, { body })).json;

interface Group {
  name: string;
  options: { id: string; name: string }[];
}

/** The shopper's chosen filters, in words. */
interface Ticks {
  brands: string[];
  colours: string[];
  sizes: string[];
  most: number;
  stars: number;
}

const some = (names: readonly string[]) => fc.subarray([...new Set(names)], { maxLength: 3 });
const ticks: fc.Arbitrary<Ticks> = fc.record({
  brands: some(products.map(({ brand }) => brand.name)),
  colours: some(products.flatMap(({ colours }) => colours.map(({ name }) => name))),
  sizes: some(products.flatMap(({ sizes }) => sizes)),
  most: fc.constantFrom(0, 40, 100, 250),
  stars: fc.constantFrom(0, 3, 4),
});

type Part = keyof Ticks;

const TESTS: Record<Part, (product: Product, sent: Ticks) => boolean> = {
  brands: ({ brand }, { brands }) => brands.length === 0 || brands.includes(brand.name),
  colours: (product, { colours }) =>
    colours.length === 0 || product.colours.some(({ name }) => colours.includes(name)),
  sizes: (product, { sizes }) => sizes.length === 0 || product.sizes.some((size) => sizes.includes(size)),
  most: ({ priceCents }, { most }) => most === 0 || priceCents <= most * 100,
  stars: (product, { stars }) => stars === 0 || (ratingOf(seed, product) ?? 0) >= stars,
};

/** Reference implementation: tests every product. */
const slowly = (sent: Ticks, except?: Part): Product[] =>
  products.filter((product) =>
    (Object.keys(TESTS) as Part[]).every((part) => part === except || TESTS[part](product, sent)),
  );

const namesOf = (found: readonly Product[]) => new Set(found.map(({ brand }) => brand.name));

test('whatever is ticked, the list and what can still be chosen are those of a slow look at everything', async () => {
  const { aggregations } = await ask({ limit: 1 });
  const idIn = (group: string, name: string): string =>
    aggregations.properties.entities
      .find((one: Group) => one.name === group)
      .options.find((option: { name: string }) => option.name === name).id;
  const brandId = (name: string): string =>
    aggregations.manufacturer.entities.find((brand: { name: string }) => brand.name === name).id;

  await fc.assert(
    fc.asyncProperty(ticks, async (sent) => {
      const options = [
        ...sent.colours.map((name) => idIn('Kleur', name)),
        ...sent.sizes.map((name) => idIn('Maat', name)),
      ];
      const found = await ask({
        limit: 1,
        manufacturer: sent.brands.map(brandId).join('|'),
        properties: options.join('|'),
        'max-price': sent.most,
        rating: sent.stars,
        'reduce-aggregations': '',
      });
      expect(found.total).toBe(slowly(sent).length);
      const brands = found.aggregations.manufacturer.entities.map(({ name }: { name: string }) => name);
      expect(new Set(brands)).toEqual(namesOf(slowly(sent, 'brands')));
      const prices = slowly(sent, 'most').map(({ priceCents }) => priceCents / 100);
      expect(found.aggregations.price.max).toBe(prices.length > 0 ? String(Math.max(...prices)) : null);
      const colours = found.aggregations.properties.entities.find(({ name }: Group) => name === 'Kleur');
      const left = new Set(slowly(sent).flatMap((product) => product.colours.map(({ name }) => name)));
      expect(new Set((colours?.options ?? []).map(({ name }: { name: string }) => name))).toEqual(left);
    }),
    { numRuns: 150 },
  );
});
