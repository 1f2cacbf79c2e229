import { outcomeIn, pageAfter } from './newsletter-post';

describe('the page after signing up without JavaScript', () => {
  test.each([
    ['/nl/dames/?a=1', 'succes', '/nl/dames/?a=1&newsletter=succes#newsletter'],
    ['/nl/?newsletter=failed', 'succes', '/nl/?newsletter=succes#newsletter'],
    ['/nl/?newsletter=failed', undefined, '/nl/#newsletter'],
    ['/nl/', undefined, '/nl/#newsletter'],
  ] as const)('from %s with %s is %s [FTR-06]', (from, outcome, page) => {
    expect(pageAfter(from, outcome)).toBe(page);
  });

  test.each(['https://evil.example/nl/', '//evil.example/nl/', '\\\\evil.example/nl/'])(
    'stays within this shop when the form names %s',
    (from) => {
      expect(pageAfter(from, undefined)).toBe('/nl/#newsletter');
    },
  );

  test.each([
    ['http://[', '/#newsletter'],
    ['/a//b', '/a//b#newsletter'],
    ['/.//evil.example', '/evil.example#newsletter'],
  ])('from %s is %s', (from, page) => {
    expect(pageAfter(from, undefined)).toBe(page);
  });
});

test.each([
  ['?newsletter=succes', 'succes'],
  ['?a=1&newsletter=failed', 'failed'],
  ['?newsletter=maybe', undefined],
  ['', undefined],
])('the query %j gives the sign-up outcome %s', (search, outcome) => {
  expect(outcomeIn(search)).toBe(outcome);
});
