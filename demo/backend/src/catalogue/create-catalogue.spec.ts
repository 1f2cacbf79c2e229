import { GARMENTS, PATTERNS, viewsOf } from '@weefsel/drawings';
import { categoryDescription } from './category-texts.ts';
import { createCatalogue } from './create-catalogue.ts';
import { mediaPicture } from './media.ts';
import type { Product } from './types.ts';

const catalogue = createCatalogue({ seed: 7, products: 3000 });
const { products, categories, brands } = catalogue;
const share = (count: number) => count / products.length;

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\S)/);

describe('the generated assortment', () => {
  test('is the same shop for the same seed and another for another', () => {
    const again = createCatalogue({ seed: 7, products: 3000 });
    const other = createCatalogue({ seed: 8, products: 40 });
    expect(again.products).toEqual(products);
    expect(other.products.map(({ id }) => id)).not.toEqual(products.slice(0, 40).map(({ id }) => id));
    expect(other.products.map(({ name }) => name)).not.toEqual(products.slice(0, 40).map(({ name }) => name));
  });

  test('begins with the same products, whatever their number; only their texts depend on it', () => {
    const bare = (product: Product) => ({ ...product, description: '' });
    const few = createCatalogue({ seed: 7, products: 40 });
    expect(few.products.map(bare)).toEqual(products.slice(0, 40).map(bare));
  });

  test('has 3,000 products of 60 brands in at least 12,000 sizes, every id once', () => {
    const ids = products.flatMap((product) => [
      product.id,
      ...catalogue.variantsOf(product).map(({ id }) => id),
    ]);
    expect(brands).toHaveLength(60);
    expect(new Set(products.map(({ brand }) => brand.id)).size).toBe(60);
    expect(ids.length - products.length).toBeGreaterThanOrEqual(12_000);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('has goods in every category, three levels deep below the root', () => {
    const filled = new Set(products.flatMap((product) => product.categories.map(({ id }) => id)));
    const parents = new Set(categories.map(({ parentId }) => parentId));
    const leaves = categories.filter(({ id }) => !parents.has(id));
    expect(Math.max(...categories.map(({ level }) => level))).toBe(3);
    expect(leaves.filter(({ id }) => !filled.has(id)).map(({ seoPath }) => seoPath)).toEqual([]);
  });

  test('has a description for every category', () => {
    const texts = categories.slice(1).map(({ seoPath }) => categoryDescription(seoPath));
    expect(texts).not.toContain(null);
  });

  test('has about a fifth on sale, a seventh new, a few archived and some sold out', () => {
    const soldOut = products.filter((one) =>
      catalogue.variantsOf(one).every(({ initialStock }) => initialStock === 0),
    );
    expect(share(products.filter(({ listPriceCents }) => listPriceCents !== null).length)).toBeCloseTo(
      0.22,
      1,
    );
    expect(share(products.filter(({ isNew }) => isNew).length)).toBeCloseTo(0.15, 1);
    expect(share(products.filter(({ archived }) => archived).length)).toBeCloseTo(0.04, 1);
    expect(soldOut.length).toBeGreaterThan(20);
    expect(soldOut.length).toBeLessThan(200);
  });

  test('has prices ending in 95 or 99, and sale prices below list price and 30-day lowest price', () => {
    for (const { priceCents, listPriceCents, lowestPriceCents } of products) {
      expect([95, 99]).toContain(priceCents % 100);
      if (listPriceCents === null) continue;
      expect(listPriceCents).toBeGreaterThan(priceCents);
      expect(lowestPriceCents).toBeGreaterThan(priceCents);
      expect(lowestPriceCents).toBeLessThanOrEqual(listPriceCents);
    }
  });

  test('describes every product in three to six sentences without leftovers', () => {
    for (const { name, description } of products) {
      const sentences = sentencesOf(description);
      expect(sentences.length).toBeGreaterThanOrEqual(3);
      expect(sentences.length).toBeLessThanOrEqual(6);
      expect(`${name} ${description}`).not.toMatch(
        /undefined|null|[{}|]| {2}|\ben en\b|met een een|met [.,]|[.:;,]{2}/,
      );
    }
  });

  test.each([7, 2026])('repeats no sentence in the descriptions of seed %i', (seed) => {
    const all = createCatalogue({ seed, products: 3000 }).products.flatMap(({ description }) =>
      sentencesOf(description),
    );
    const known = new Set<string>();
    expect(all.filter((sentence) => known.has(sentence) || !known.add(sentence))).toEqual([]);
  });

  test('uses only garments and patterns that can be drawn', () => {
    for (const {
      made: { garment, pattern },
    } of products) {
      expect(GARMENTS).toContain(garment);
      expect(PATTERNS).toContain(pattern);
    }
  });
});

describe('looking things up', () => {
  test('finds a product by its own id and by that of each of its variants', () => {
    for (const product of products.slice(0, 50)) {
      expect(catalogue.productById(product.id)).toEqual({ product });
      for (const variant of catalogue.variantsOf(product)) {
        expect(catalogue.productById(variant.id)).toEqual({ product, variant });
      }
    }
    expect(catalogue.productById('0'.repeat(32))).toBeUndefined();
    expect(catalogue.productById('not an id')).toBeUndefined();
  });

  test('finds exact SEO paths only [ROU-15]', () => {
    const [product] = products;
    expect(catalogue.bySeoPath('nl/dames/kleding/jurken/')).toMatchObject({ kind: 'category' });
    expect(catalogue.bySeoPath('nl/dames/kleding/jurken')).toBeUndefined();
    expect(catalogue.bySeoPath('nl/merken/fjordal/')).toMatchObject({ kind: 'brand' });
    expect(catalogue.bySeoPath('nl/merken/fjordal/dames/')).toMatchObject({ kind: 'brand-category' });
    expect(catalogue.bySeoPath('nl/merken/achterveen/dames/')).toBeUndefined();
    expect(catalogue.bySeoPath(product?.seoPath ?? '')).toEqual({ kind: 'product', product });
    expect(catalogue.bySeoPath(`${product?.seoPath}/`)).toBeUndefined();
    expect(catalogue.bySeoPath(`nl/dames/andere-naam-${product?.number}`)).toBeUndefined();
  });

  test('knows what each picture shows', () => {
    const [product] = products.filter(({ colours }) => colours.length > 1);
    const last = product && catalogue.variantsOf(product).at(-1);
    const views = last?.mediaIds.map((id) => mediaPicture(catalogue, id));
    expect(views?.map((picture) => picture && 'view' in picture && picture.view)).toEqual(
      viewsOf(product?.made.garment ?? 'tee'),
    );
    expect(views?.[0]).toMatchObject({
      ...product?.made,
      colour: last?.colour.hex,
    });
    expect(mediaPicture(catalogue, product?.id ?? '')).toBeUndefined();
  });
});
