import { listWithIds, objectWith, snippetList } from './own-shapes';
import type { Shape } from '../wire/shape';

const issuesOf = <T>(shape: Shape<T>, value: unknown) => {
  const result = shape['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('This is checked at once.');
  return result.issues?.map(({ message, path = [] }) => [message, ...path]);
};

test('a list of things with an id names each item that is none', () => {
  expect(issuesOf(listWithIds(), [])).toBeUndefined();
  expect(issuesOf(listWithIds(), [{ id: 'a' }])).toBeUndefined();
  expect(issuesOf(listWithIds(), [{ id: 'a' }, { id: 4 }, null, 'b', ['c']])).toEqual(
    [1, 2, 3, 4].map((place) => ['Not what the list is of', place]),
  );
  for (const other of [null, undefined, {}, 'a', 42])
    expect(issuesOf(listWithIds(), other)).toEqual([['Expected a list']]);
});

test('a text has a key and a value, both of them texts', () => {
  expect(issuesOf(snippetList, [{ key: 'a', value: '' }])).toBeUndefined();
  expect(
    issuesOf(snippetList, [{ key: 'a', value: { nl: 'A' } }, { key: 1, value: 'b' }, { key: 'c' }]),
  ).toEqual([0, 1, 2].map((place) => ['Not what the list is of', place]));
});

test('an object has its fields, each an object or a list', () => {
  const shape = objectWith<{ blogs: unknown[]; pagination: object }>('blogs', 'pagination');
  expect(issuesOf(shape, { blogs: [], pagination: {} })).toBeUndefined();
  expect(issuesOf(shape, { blogs: 'none', pagination: null })).toEqual([
    ['Expected an object with "blogs"'],
    ['Expected an object with "pagination"'],
  ]);
  expect(issuesOf(shape, {})).toHaveLength(2);
  for (const other of [null, [], 'a', 42])
    expect(issuesOf(objectWith(), other)).toEqual([['Expected an object with "it"']]);
  expect(issuesOf(objectWith(), {})).toBeUndefined();
});
