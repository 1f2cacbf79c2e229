import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { readWish } from './negation.ts';

const { text, products, all } = createSearchIndex(createCatalogue({ seed: 3, products: 1500 }));

const found = (query: string) => {
  const positions: number[] = [];
  text.search(query).products.forEachIn(all, (position) => positions.push(position));
  return positions.flatMap((position) => products[position] ?? []);
};

test.each([
  ['jas zonder capuchon', ['zonder capuchon'], ['capuchon']],
  ['vest geen rits of knopen', ['geen rits of knopen'], ['rits', 'knopen']],
  ['trui niet van wol', ['niet van wol'], ['wol']],
  ['trui zonder v-hals', ['zonder v-hals'], ['vhals']],
  ['jas zonder capuchon en zonder rits', ['zonder capuchon', 'zonder rits'], ['capuchon', 'rits']],
  ['blazer niet te duur', [], []],
  ['jurk', [], []],
])('reads from "%s" the unwanted phrases %j', (query, phrases, unwanted) => {
  expect(readWish(query)).toMatchObject({ phrases, unwanted });
});

test.each([
  ['jas', 'capuchon'],
  ['jas', 'rits'],
  ['trui', 'wol'],
  ['overhemd', 'knopen'],
])('"%s zonder %s" finds fewer products, none of which names that feature', (kind, thing) => {
  const with_ = found(kind);
  const without = found(`${kind} zonder ${thing}`);
  const saying = new RegExp(`(^|[^a-z])${thing}|${thing}([^a-z]|$)`, 'i');
  expect(without.length).toBeGreaterThan(0);
  expect(without.length).toBeLessThan(with_.length);
  expect(without.filter(({ name, description }) => saying.test(`${name} ${description}`))).toEqual([]);
});

test.each([
  ['trui niet grijs', 'trui', /grijs|antraciet/i],
  ['niet blauwe jas', 'jas', /blauw|kobalt|petrol/i],
])('"%s" excludes all shades of the colour', (query, kind, shade) => {
  const left = found(query);
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(found(kind).length);
  expect(left.filter(({ colours }) => colours.some(({ name }) => shade.test(name)))).toEqual([]);
});

test('an excluded fibre is looked up in the composition, but not in that of the lining', () => {
  const stretch = found('broek zonder elastaan').filter(({ material }) => material.includes('elastaan'));
  expect(stretch).toEqual([]);
  expect(
    found('schoenen niet van leer').some(({ material }) => material.endsWith('voering: 100% leer')),
  ).toBe(true);
});

test('a search for only "zonder capuchon" finds part of the assortment', () => {
  const { length } = found('zonder capuchon');
  expect(length).toBeGreaterThan(0);
  expect(length).toBeLessThan(products.length);
});

test.each(['zonder', 'geen geen', 'zonder zonder zonder', 'zonder __proto__', 'niet 👗'])(
  'nothing breaks on "%s"',
  (query) => {
    expect(() => text.search(query)).not.toThrow();
  },
);

test('a corrected text keeps the unwanted phrase', () => {
  expect(text.search('jruk zonder split').correctedText).toBe('jurk zonder split');
});
