import { outfitSvg } from '@weefsel/drawings';
import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { toPiece } from '../outfits.ts';
import { paragraphsOf, repeated, TODAY, wordsOf } from '../paragraphs.fixture.ts';
import { createProductChooser } from './choose-product.ts';
import { lookAsset } from './look.ts';
import { lookDocuments } from './look-documents.ts';
import { lookDrafts } from './read-looks.ts';

const catalogue = createCatalogue({ seed: 2026, products: 3000 });
const looks = lookDocuments(catalogue);
const productOf = (id: string) => catalogue.productById(id)?.product;
const draftOf = (slug: string) => lookDrafts().find((draft) => draft.slug === slug);

describe('the looks', () => {
  test('are sixty, each with its own title, address, picture and text', () => {
    expect(looks.filter(({ audience }) => audience === 'dames')).toHaveLength(32);
    expect(looks.filter(({ audience }) => audience === 'heren')).toHaveLength(28);
    expect(repeated(looks.map(({ title }) => title))).toEqual([]);
    expect(repeated(looks.map(({ slug }) => slug.current))).toEqual([]);
    expect(repeated(looks.map(({ image }) => image?.asset._ref ?? ''))).toEqual([]);
    expect(repeated(looks.flatMap(({ text }) => paragraphsOf(text)))).toEqual([]);
    expect(repeated(looks.map(({ metaDescription }) => metaDescription))).toEqual([]);
    const drawings = lookDrafts().map((draft) => {
      const { picture } = lookAsset(draft);
      return 'pieces' in picture ? outfitSvg(picture) : '';
    });
    expect(repeated(drawings)).toEqual([]);
  });

  test('have a text alternative that describes their picture', () => {
    expect(looks.find(({ slug }) => slug.current === 'streepjes-aan-het-water')?.image?.alt).toBe(
      'T-shirt in blauw met bretonstrepen, wijde broek in ecru, sneakers in wit en tas in cognac',
    );
  });

  test('have a text of 60 to 110 words, and a meta description that fits a search result', () => {
    const odd = looks.filter(({ text, metaDescription }) => {
      const { length } = wordsOf(paragraphsOf(text).join(' '));
      return length < 60 || length > 110 || metaDescription.length < 80 || metaDescription.length > 155;
    });
    expect(odd.map(({ title }) => title)).toEqual([]);
  });

  test('offer what the picture shows: the same garment in the same colour and pattern', () => {
    const offered = looks.map(({ slug, products }) => [
      slug.current,
      ...products.map(({ productId }) => {
        const product = productOf(productId);
        return [product?.made.garment, product?.colours[0]?.name, product?.made.pattern];
      }),
    ]);
    const shown = lookDrafts().map(({ slug, wear }) => [
      slug,
      ...wear.map((one) => [one[0], one[1], toPiece(one).pattern]),
    ]);
    expect(offered).toEqual(shown);
  });

  test('are drawn of the very products that they offer', () => {
    const choose = createProductChooser(catalogue);
    for (const draft of lookDrafts()) {
      const { picture } = lookAsset(draft, choose);
      const products = draft.wear.map((one) => choose(draft.audience, one));
      expect(picture).toMatchObject({
        pieces: products.map((product) => ({ ...product?.made, colour: product?.colours[0]?.hex })),
      });
    }
  });

  test('offer three to five articles for the look’s own department, all in stock', () => {
    for (const { audience, products } of looks) {
      expect(products.length).toBeGreaterThanOrEqual(3);
      expect(products.length).toBeLessThanOrEqual(5);
      expect(repeated(products.map(({ productId }) => productId))).toEqual([]);
      for (const { productId } of products) {
        const product = productOf(productId);
        expect(product).toMatchObject({ gender: audience, archived: false });
        const stock = product ? catalogue.variantsOf(product) : [];
        expect(stock.some(({ initialStock }) => initialStock > 0)).toBe(true);
      }
    }
  });

  test('point at each garment where it lies on the picture, no two at one place', () => {
    for (const { slug, products } of looks) {
      const picture = draftOf(slug.current)?.wear ?? [];
      expect(products).toHaveLength(picture.length);
      const places = products.map(({ x = -1, y = -1 }) => ({ x, y }));
      for (const { x, y } of places) {
        expect(Math.min(x, y)).toBeGreaterThan(0.05);
        expect(Math.max(x, y)).toBeLessThan(0.95);
      }
      const near = places.filter((one, index) =>
        places.slice(index + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < 0.08),
      );
      expect({ look: slug.current, near }).toEqual({ look: slug.current, near: [] });
    }
  });

  test('appeared over the last eighteen months', () => {
    const days = looks.map(({ publishedAt }) => publishedAt);
    expect(days.filter((day) => day >= TODAY || day < '2025-05-20')).toEqual([]);
    for (const day of days) expect(new Date(day).toISOString()).toBe(day.replace('Z', '.000Z'));
  });

  test('are created from a small assortment too', () => {
    const small = lookDocuments(createCatalogue({ seed: 7, products: 30 }));
    expect(small).toHaveLength(60);
    expect(small.flatMap(({ products }) => products).length).toBeGreaterThan(0);
  });
});
