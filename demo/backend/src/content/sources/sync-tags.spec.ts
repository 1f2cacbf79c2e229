import { tagsOfQuery, tagsOfTypes } from './sync-tags.ts';

const isTold = (query: string, changed: string, params: Record<string, unknown> = {}): boolean => {
  const tags = new Set(tagsOfTypes([changed]));
  return tagsOfQuery(query, params).some((tag) => tags.has(tag));
};

test.each([
  ['*[_type == "page"]'],
  ['*[(_type == "page") && title match "a*"] | order(title) [0...5]{ title }'],
  ['*[_type in ["page", "blog"]]'],
  ['{ "one": *[_type == "page"][0], "n": 1 }'],
  ['count(*[_type == $type])'],
])('the answer to %s is made of pages, and not of brands', (query) => {
  expect([isTold(query, 'page', { type: 'page' }), isTold(query, 'brand', { type: 'page' })]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['*'],
  ['*[0]'],
  ['*[title == "x"]'],
  ['*[_type != "page"]'],
  ['*[!(_type == "page")]'],
  ['*[_type == "page" || title == "x"]'],
  ['*["page" == _type]'],
  ['*[_type in $types]'],
  ['*[_type in ["page", title]]'],
  ['*[_type == "page"]{ author-> }'],
  ['*[_type == "page"]{ "others": *[references(^._id)] }'],
  ['*[@._type == "page"]'],
  ['*[author._type == "page"]'],
])('the answer to %s may be made of anything', (query) => {
  expect(isTold(query, 'brand', { types: ['page'] })).toBe(true);
});

test('a query that reads no documents has no sync tags', () => {
  expect(tagsOfQuery('1 + 1', {})).toEqual([]);
  expect(isTold('$p', 'page', { p: { type: 'Everything' } })).toBe(false);
});
