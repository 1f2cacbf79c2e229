import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { createSearchIndex } from '../engine/search-index.ts';

const { text, products, all, orders } = createSearchIndex(createCatalogue({ seed: 3, products: 1500 }));

function found(query: string): string[] {
  const names: string[] = [];
  text.search(query).products.forEachIn(all, (position) => names.push(products[position]?.name ?? ''));
  return names;
}

const first = (query: string) => {
  const hits = text.search(query);
  const [position = -1] = hits.rank(hits.products, orders.get('Aanbevolen') ?? []);
  return products[position];
};

test.each([
  ['jurkje', 'jurk'],
  ['jassen', 'jas'],
  ['laarzen', 'laars'],
  ['T-shirt', 'tshirts'],
  ['trench', 'trenchcoat'],
  ['spijkerbroek', 'jeans'],
  ['pullover', 'trui'],
  ['DAMESJURK', 'jurk dames'],
  ['uitverkoop', 'sale'],
  ['spijkerb', 'jeans'],
  ['trui maat 38', 'trui'],
  ['satijnen slipdress', 'satijnen slipjurk'],
])('"%s" finds what "%s" finds', (query, plain) => {
  expect(found(plain).length).toBeGreaterThan(0);
  expect(new Set(found(query))).toEqual(new Set(found(plain)));
});

test('typing errors are corrected, and the correction is reported', () => {
  const { products: similar, correctedText } = text.search('zwrte jurk');
  expect(similar.count()).toBe(text.search('zwarte jurk').products.count());
  expect(correctedText).toBe('zwart jurk');
  expect(found('sneekers')).toEqual(found('sneakers'));
});

test.each([
  ['jruk', 'jurk'],
  ['borek', 'broek'],
  ['rtui', 'trui'],
])('two letters in the wrong order are one error: "%s" is "%s"', (query, meant) => {
  expect(text.search(query).correctedText).toBe(meant);
  expect(new Set(found(query))).toEqual(new Set(found(meant)));
});

test('all words must fit when they can', () => {
  const names = found('zwarte jurk');
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThan(found('jurk').length);
});

test('an unknown word does not affect the other words', () => {
  expect(found('jurk qqqqqq')).toEqual(found('jurk'));
});

test('an unknown compound is read by its last part, if that names a kind', () => {
  expect(found('sprookjesjurk')).toEqual(found('jurk'));
  expect(text.search('kinderjas').correctedText).toMatch(/^jas/);
  expect(found('superfit')).toEqual([]);
});

test('a zip is one thing under both names, and a small bow is found by its beginning', () => {
  expect(found('vest met rits').some((name) => /ritssluiting/i.test(name))).toBe(true);
  expect(new Set(found('blouse met strikje'))).toEqual(new Set(found('blouse met strik')));
});

test('under filters words give way, but never the kind', () => {
  const bags = text.search('leren tas').products;
  const { products: hits, correctedText } = text.search('linnen tas', bags);
  expect(correctedText).toBe('tas');
  expect(hits.count()).toBe(text.search('tas').products.count());
  expect(text.search('linnen jurk', bags).products.count()).toBe(0);
});

test.each(['wanneer', 'ruilen', 'jasje naar kantoor', 'extra trui', 'amsterdam'])(
  '"%s" is not corrected to a word with another beginning or a season',
  (query) => {
    expect(text.search(query).correctedText ?? '').not.toMatch(/lijn|ruiten|najaar|extra|dames/);
  },
);

test('the plural of a word that ends in a vowel finds its compounds by category', () => {
  expect(new Set(found('blouse'))).toEqual(new Set(found('blouses')));
  expect(found('blouse').some((name) => /overslagblouse/i.test(name))).toBe(true);
});

test('a brand is found by its beginning, run together, and without accents', () => {
  const [product] = products.filter(({ brand }) => brand.name === 'Draad & Kade');
  expect(product).toBeDefined();
  for (const query of ['draadkade', 'Draad en Kade', 'draad & kade'])
    expect(first(query)?.brand.name).toBe('Draad & Kade');
  expect(first('halvorso')?.brand.name).toBe('Halvorsø');
});

test('a product with the word in its name is ranked first', () => {
  expect(first('overslagjurk')?.name.toLowerCase()).toContain('overslagjurk');
});

test('an article number finds exactly that article', () => {
  const product = products[77];
  expect(found(product?.number ?? '')).toEqual([product?.name]);
  expect(found(`nl-${product?.number ?? ''}`)).toEqual([product?.name]);
});

test.each(['', '   ', '!!!', 'qqqqqq', '\u{1F457}', 'x'.repeat(100), '😀 ¿', '__proto__', 'constructor'])(
  'nonsense such as %j finds nothing and breaks nothing',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);
