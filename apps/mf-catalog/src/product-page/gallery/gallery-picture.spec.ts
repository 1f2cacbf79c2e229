import { placeOf } from './gallery-picture';

test.each([
  [1, ['line']],
  [2, ['column', 'column']],
  [3, ['column', 'column', 'line']],
  [4, ['column', 'column', 'column', 'column']],
  [5, ['column', 'column', 'third', 'third', 'third']],
  [6, ['column', 'column', 'third', 'third', 'third', 'line']],
  [7, ['column', 'column', 'third', 'third', 'third', 'column', 'column']],
])('of %i pictures every line is full on a desktop', (total, places) => {
  expect(Array.from({ length: total }, (_, index) => placeOf(index, total))).toEqual(places);
});
