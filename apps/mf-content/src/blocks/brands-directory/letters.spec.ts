import { byLetter, nearestLetter } from './letters';

const brands = ['Ørsted', 'Élan', 'fjordal', '7 Mijl', 'Eik'].map((name) => ({ name }));

test('brands stand under their letter, accents or not; letters without brands are left out [BLK-03]', () => {
  expect(byLetter(brands).map(({ letter, items }) => [letter, items.map(({ name }) => name)])).toEqual([
    ['e', ['Eik', 'Élan']],
    ['f', ['fjordal']],
    ['#', ['7 Mijl', 'Ørsted']],
  ]);
});

test.each([
  ['e', 'e'],
  ['a', 'e'],
  ['f', 'f'],
  ['g', '#'],
  ['#', '#'],
])('letter %s leads to %s: its own brands, else the next, else the previous [BLK-04]', (letter, target) => {
  expect(nearestLetter(letter, byLetter(brands))).toBe(target);
});

test('after the last letter comes the previous; without brands no letter leads anywhere [BLK-04]', () => {
  expect(nearestLetter('z', byLetter([{ name: 'Eik' }]))).toBe('e');
  expect(nearestLetter('a', [])).toBeUndefined();
});
