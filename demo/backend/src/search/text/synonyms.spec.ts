import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { stemOf } from './dutch-words.ts';
import { SYNONYM_GROUPS } from './synonym-groups.ts';
import { synonymsOf, synonymsStartingWith } from './synonyms.ts';

const words = SYNONYM_GROUPS.flatMap((group) => group.split(' '));

test('synonyms work in both directions', () => {
  for (const stem of words.map(stemOf))
    for (const other of synonymsOf(stem)) expect([...synonymsOf(other)]).toContain(stem);
});

test('a word is listed once, in a group that adds something to its own forms', () => {
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  for (const group of SYNONYM_GROUPS) expect(new Set(group.split(' ').map(stemOf)).size).toBeGreaterThan(1);
});

test('every word finds goods, without being taken for a typing error', () => {
  const { text } = createSearchIndex(createCatalogue({ seed: 3, products: 1500 }));
  const lost = words.filter((word) => {
    const { products, correctedText } = text.search(word);
    return products.count() === 0 || correctedText !== null;
  });
  expect(lost).toEqual([]);
});

test('a synonym is understood while it is being typed, from four letters on', () => {
  expect(synonymsStartingWith('spijk')).toContain(stemOf('jeans'));
  expect(synonymsStartingWith('spi')).toEqual([]);
});
