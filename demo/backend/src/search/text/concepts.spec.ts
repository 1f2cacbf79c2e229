import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import type { Product } from '../../catalogue/types.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { CONCEPTS } from './concepts.ts';

const { text, products, all, orders } = createSearchIndex(createCatalogue({ seed: 3, products: 1500 }));

/** Products without a season, as when a shop hides its archive. */
const laterOnes = all.copy();
products.forEach(({ season }, position) => {
  if (/zomer|winter/i.test(season)) laterOnes.remove(position);
});

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
  expect(found('mantel').some(({ name }) => /wikkelmantel/i.test(name))).toBe(true);
});

test.each([
  ['winter jas', 'winterjas'],
  ['spijker broek', 'spijkerbroek'],
  ['korte broek', 'shorts'],
  ['col trui', 'coltrui'],
  ['mini rok', 'minirok'],
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

test.each([
  ['lange jurk', 'jurken', /maxi/],
  ['lange rok', 'rokken', /maxi/],
  ['korte jurk', 'jurken', /mini/],
  ['korte rok', 'rokken', /mini/],
  ['lange jas', 'jassen', /mantel|overjas|trenchcoat|parka/],
])('the first goods of "%s" have that length', (query, category, name) => {
  const hits = text.search(query);
  const first = hits.rank(hits.products, orders.get('Aanbevolen') ?? []).slice(0, 4);
  expect(first.length).toBeGreaterThan(0);
  for (const product of first.map((position) => products[position])) {
    expect(product?.name.toLowerCase()).toMatch(name);
    expect(product?.categories.map((each) => each.name.toLowerCase())).toContain(category);
  }
});

test.each([
  ['winterlaarzen', 'laarzen'],
  ['winter laarzen', 'laarzen'],
  ['zomersneakers', 'sneakers'],
])('of "%s", goods of that kind matter more than the season', (query, kind) => {
  const { products: hits, correctedText } = text.search(query, laterOnes);
  expect(correctedText).toBe(kind);
  expect(hits.count()).toBe(text.search(kind).products.count());
});

test('heels are named after their part of shoes, not corrected to pockets', () => {
  expect(found('hakken').every(({ details }) => details.join().includes('hak'))).toBe(true);
  expect(found('schoenen met hak').length).toBeGreaterThan(0);
});

test.each([
  ['trui met capuchon', /hoodie/i],
  ['trui met kraag', /kraag/i],
  ['trouwpak', /colbert|blazer|pak/i],
])('"%s" finds only goods of that kind or part', (query, name) => {
  expect(found(query).length).toBeGreaterThan(0);
  expect(found(query).filter((each) => !name.test(`${each.name} ${each.details.join()}`))).toEqual([]);
});

test('an adjective in the name of a category is no kind', () => {
  const dresses = found('nette jurk');
  expect(dresses.length).toBeGreaterThan(0);
  expect(dresses.every(({ name }) => /jurk/i.test(name))).toBe(true);
});

test('ankle boots are not tall', () => {
  expect(found('enkellaarzen').length).toBeGreaterThan(0);
  expect(found('enkellaarzen').filter(({ name }) => /cowboylaarzen|^laarzen| laarzen/i.test(name))).toEqual(
    [],
  );
});

test('a brand that is called after a garment does not come before it', () => {
  expect(
    found('colbert').every(({ categories }) => categories.some(({ name }) => /colberts|blazers/i.test(name))),
  ).toBe(true);
});
