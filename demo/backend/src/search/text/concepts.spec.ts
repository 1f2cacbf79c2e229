import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Product } from '../../catalogue/types.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { CONCEPTS } from './concepts.ts';

const { text, products, all } = createSearchIndex(createCatalogue({ seed: 3, products: 1500 }));

const found = (query: string): readonly Product[] => {
  const positions: number[] = [];
  text.search(query).products.forEachIn(all, (position) => positions.push(position));
  return positions.flatMap((position) => products[position] ?? []);
};

test('every word that stands for goods finds some, and is taken for no typing error', () => {
  const words = CONCEPTS.flatMap(([list]) => list.split(' '));
  const lost = words.filter((word) => found(word).length === 0 || text.search(word).correctedText !== null);
  expect(lost).toEqual([]);
});

test('"winterjas" finds warm coats, and "mantel" finds only coats of that name', () => {
  const names = found('winterjas').map(({ name }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(name).toMatch(/mantel|overjas|gewatteerde/);
  expect(found('mantel').every(({ name }) => /mantel/i.test(name))).toBe(true);
});

test.each([
  ['winter jas', 'winterjas'],
  ['spijker broek', 'spijkerbroek'],
  ['korte broek', 'shorts'],
  ['col trui', 'coltrui'],
])('"%s" written apart is "%s"', (apart, together) => {
  expect(found(apart)).toEqual(found(together));
});

test.each(['rugzak', 'stropdas', 'spijkerjasje', 'pyjama', 'sokken', 'zwarte handschoenen', 'tuinbroek'])(
  'a search for goods outside the assortment finds nothing: "%s"',
  (query) => {
    expect(found(query)).toEqual([]);
    expect(text.search(query).correctedText).toBeNull();
  },
);

test('a word that fits no product in combination is dropped, and the correction is reported', () => {
  const { products: hits, correctedText } = text.search('kokerrok heren');
  expect(hits.count()).toBe(text.search('kokerrok').products.count());
  expect(correctedText).toBe('kokerrok');
});

test('a brand that is called after a garment does not come before it', () => {
  expect(
    found('colbert').every(({ categories }) => categories.some(({ name }) => /colberts|blazers/i.test(name))),
  ).toBe(true);
});
