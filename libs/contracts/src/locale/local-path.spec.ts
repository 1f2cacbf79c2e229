import { contextHref, localHref, localPath } from './local-path';

describe('paths below the prefix of the locale', () => {
  test.each([
    ['/nl/merken/', 'merken/'],
    ['nl/merken/', 'merken/'],
    ['//nl/merken', 'merken'],
    ['/nl/', ''],
    ['/nl', undefined],
    ['/nlbrand/jas', undefined],
    ['/NL/merken/', undefined],
    ['/cart', undefined],
  ])('the part of %s below the prefix is %s', (path, below) => expect(localPath(path)).toBe(below));

  test('an address is built from the part below the prefix and read back to it', () => {
    expect(localHref('merken/')).toBe('/nl/merken/');
    expect(localPath(localHref('merken/'))).toBe('merken/');
  });

  test.each([
    ['general', '/nl/'],
    ['ladies', '/nl/dames/'],
    ['men', '/nl/heren/'],
  ] as const)('the part of the shop called %s is at %s', (context, href) =>
    expect(contextHref(context)).toBe(href),
  );
});
