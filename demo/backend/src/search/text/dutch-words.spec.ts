import { possibleStems, stemOf, wordsOf } from './dutch-words.ts';

test.each([
  ['jassen', 'jas'],
  ['laarzen', 'laars'],
  ['jurken', 'jurk'],
  ['mutsen', 'muts'],
  ['rokken', 'rok'],
  ['rode', 'rood'],
  ['grijze', 'grijs'],
  ['petten', 'pet'],
  ['truien', 'trui'],
])('%s and %s are one word', (form, base) => {
  expect(stemOf(form)).toBe(stemOf(base));
});

test.each([
  ['jurkje', 'jurk'],
  ['shirtje', 'shirt'],
  ['truitjes', 'trui'],
  ['riempje', 'riem'],
  ['sjaaltje', 'sjaal'],
])('%s may be a small %s', (form, base) => {
  expect(possibleStems(form)).toContain(stemOf(base));
});

test('accents, apostrophes and hyphens make no difference', () => {
  expect(wordsOf("Gemêleerde polo's, T-shirt Halvorsø")).toEqual([
    'gemeleerde',
    'polo',
    'tshirt',
    'halvorso',
  ]);
  expect(wordsOf('t-shirts')).toEqual(['tshirts']);
});

test('articles and prepositions are passed over unless there is nothing else', () => {
  expect(wordsOf('jurk met de strik')).toEqual(['jurk', 'strik']);
  expect(wordsOf('met de')).toEqual(['met', 'de']);
  expect(wordsOf('!!! ???')).toEqual([]);
});
