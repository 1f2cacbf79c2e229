import { createCatalogue } from '../create-catalogue.ts';
import type { Product } from '../types.ts';
import { createReviews, ratingOf, reviewPoints } from './create-reviews.ts';

const catalogue = createCatalogue({ seed: 11, products: 600 });
const all = catalogue.products.map((product) => ({ product, reviews: createReviews(11, product) }));

describe('generated reviews', () => {
  test('are the same every time, and their stars are what the rating is made of', () => {
    for (const { product, reviews } of all) {
      expect(createReviews(11, product)).toEqual(reviews);
      const points = reviews.map((review) => review.points);
      expect(points.toSorted()).toEqual(reviewPoints(11, product).toSorted());
      const average = points.reduce((sum, one) => sum + one, 0) / points.length;
      expect(ratingOf(11, product)).toBe(points.length === 0 ? null : average);
    }
  });

  test('read like a shopper wrote them: whole sentences, the right subject, long enough', () => {
    for (const { product, reviews } of all) {
      for (const { title, content } of reviews) {
        expect(title.length).toBeGreaterThanOrEqual(5);
        expect(content).toMatch(/^[A-Z].{39,}[.!]$/s);
        expect(content).not.toMatch(/[{}]|undefined| {2}/);
        if (!product.categories[0]?.seoPath.includes('/schoenen/'))
          expect(content).not.toMatch(/zool|veters/);
      }
    }
  });

  test.each([
    ['months', 90, /paar maanden|met de tijd/],
    ['weeks', 35, /maand|weken|een week|drie keer wassen|gewend/],
  ])('mention %s only when the product was for sale that long', (_, least, words) => {
    const told = all.flatMap(({ product, reviews }) =>
      reviews
        .filter(({ content }) => words.test(content))
        .map(({ day, content }) => ({ days: day - product.createdDay, content })),
    );
    expect(told.length).toBeGreaterThan(10);
    expect(told.filter(({ days }) => days < least)).toEqual([]);
  });

  test.each<[string, (product: Product) => boolean, RegExp]>([
    ['washing of goods for dry cleaning', ({ care }) => care.includes('Niet wassen'), /wassen|wasbeurt/],
    ['another colour of goods in one', ({ colours }) => colours.length === 1, /al een andere kleur/],
    ['a sale of goods at full price', ({ listPriceCents }) => listPriceCents === null, /sale/],
    ['laces of shoes without', ({ made }) => /slip-ons|loafers|monk|chelsea/.test(made.garment), /veters/],
    ['warmth of belts', ({ sizes, made }) => sizes.length > 1 && /belt/.test(made.garment), /warm|pluist/],
    ['smooth linen', ({ made }) => made.fabric === 'linen', /Kreukt nauwelijks/],
    ['itching where the text denies it', ({ description }) => /kriebelt niet/.test(description), /kriebelt/],
    ['a laptop in a small bag', ({ made }) => /crossbody|bucket|shoulder-bag/.test(made.garment), /laptop/],
  ])('never mention %s', (_, isOf, words) => {
    const goods = all.filter(({ product }) => isOf(product));
    expect(goods).not.toEqual([]);
    const told = goods.flatMap(({ reviews }) => reviews.map(({ content }) => content));
    expect(told.filter((content) => words.test(content))).toEqual([]);
  });

  test('most goods have some, popular goods more; hardly two texts are equal', () => {
    const texts = all.flatMap(({ reviews }) => reviews.map(({ content }) => content));
    const some = all.filter(({ reviews }) => reviews.length > 0);
    expect(some.length / all.length).toBeGreaterThan(0.5);
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.8);
    expect(new Set(all.flatMap(({ reviews }) => reviews.map(({ id }) => id))).size).toBe(texts.length);
  });

  test('say which size was bought and how it fell, as their words do; goods differ in it', () => {
    const sized = all.filter(({ product }) => product.sizes.length > 1);
    const answers = sized.flatMap(({ reviews }) => reviews.flatMap(({ fit }) => fit ?? []));
    for (const { product, reviews } of sized)
      for (const { size, fit, content } of reviews) {
        expect(product.sizes).toContain(size);
        if (/klein uit/.test(content)) expect(fit).toBe('small');
      }
    const share = (fit: string) => answers.filter((one) => one === fit).length / answers.length;
    expect(share('true')).toBeGreaterThan(0.5);
    expect(share('small')).toBeGreaterThan(0.1);
    expect(share('large')).toBeGreaterThan(0.05);
    const one = all.filter(({ product }) => product.sizes.length < 2).flatMap(({ reviews }) => reviews);
    expect(one.every(({ size, fit }) => size === null && fit === null)).toBe(true);
  });
});
