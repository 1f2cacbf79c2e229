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
  ])('%s says %s', (path, below) => expect(localPath(path)).toBe(below));

  test('what is below the prefix has an address that says it', () => {
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
