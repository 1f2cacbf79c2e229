import { readQueries } from './read-queries.ts';
import type { StoreErrorEntry } from '../transport/store-error.ts';

function read(sent: unknown) {
  const errors: StoreErrorEntry[] = [];
  return { queries: readQueries(sent, errors), errors };
}
const filter = { type: 'equals', field: 'name', value: 'x' };

test('a query has a default score of one, and a score field only when that is text', () => {
  expect(
    read([
      { query: filter },
      { score: '50', scoreField: 'stock', query: filter },
      { scoreField: 5, query: filter },
    ]),
  ).toEqual({
    queries: [
      { filter, score: 1, scoreField: undefined },
      { filter, score: 50, scoreField: 'stock' },
      { filter, score: 1, scoreField: undefined },
    ],
    errors: [],
  });
});

test.each([[undefined], [null], ['jurk']])('%j asks for nothing', (sent) => {
  expect(read(sent)).toEqual({ queries: [], errors: [] });
});

test.each([[{}], [{ query: filter }], [5], [Array.from({ length: 101 }, () => ({ query: filter }))]])(
  'anything but a list, and a list that is too long, is refused as a whole',
  (sent) => {
    const { queries, errors } = read(sent);
    expect(queries).toEqual([]);
    expect(errors).toMatchObject([{ status: '400', source: { pointer: '/query' } }]);
  },
);

test('each invalid query is reported by its index, and the valid ones are read', () => {
  const wrong = [
    null,
    'x',
    [],
    {},
    { query: 'x' },
    { query: [] },
    { score: 'veel', query: filter },
    { score: {}, query: filter },
  ];
  const { queries, errors } = read([{ query: filter }, ...wrong]);
  expect(queries).toHaveLength(1);
  expect(errors.map(({ source }) => source?.pointer)).toEqual(wrong.map((_, place) => `/query/${place + 1}`));
});
