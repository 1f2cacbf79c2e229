import { sorted } from './search-result.ts';

interface Thing {
  id: string;
  stars: number | null;
  names: string[];
}

const things: Thing[] = [
  { id: 'a', stars: 3, names: ['Zijde'] },
  { id: 'b', stars: null, names: [] },
  { id: 'c', stars: 5, names: ['Katoen'] },
  { id: 'd', stars: null, names: ['Wol'] },
  { id: 'e', stars: 0, names: ['nul'] },
];

const inOrder = (field: 'stars' | 'names', descending = false) =>
  sorted(things, { sort: [{ field, descending, natural: false }] }, () => (thing: Thing) => thing[field])
    .map(({ id }) => id)
    .join('');

test('nothing comes first upwards and last downwards, before and after zero', () => {
  expect(inOrder('stars')).toBe('bdeac');
  expect(inOrder('stars', true)).toBe('caebd');
});

test('a list with nothing in it is nothing, and words are no nothing', () => {
  expect(inOrder('names')).toBe('bceda');
  expect(inOrder('names', true)).toBe('adecb');
});
