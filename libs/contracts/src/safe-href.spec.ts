import { safeHref } from './safe-href';

describe('an address that an editor typed', () => {
  test.each(['/nl/dames/', 'https://example.com/a', 'mailto:a@b.nl', 'tel:+31300123456', '#vragen'])(
    'keeps %s',
    (link) => expect(safeHref(link)).toBe(link),
  );

  test.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '',
    undefined,
  ])('makes nothing of %j', (link) => expect(safeHref(link)).toBe('#'));

  test('puts a slash before a path without one', () => {
    expect(safeHref('nl/heren/')).toBe('/nl/heren/');
  });
});
