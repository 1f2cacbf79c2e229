import { reviewLinks } from './review-links';
import { readWish, withWish } from './review-wish';

const wishIn = (search: string) => readWish(new URLSearchParams(search));

describe('the review filter in an address', () => {
  test('is read with page, stars, size and order', () => {
    expect(wishIn('?beoordelingen=3&sterren=2&gekochte-maat=XL&volgorde=laagste')).toEqual({
      page: 3,
      stars: 2,
      size: 'XL',
      sort: 'laagste',
    });
  });

  test.each([
    '',
    '?beoordelingen=-1&sterren=9&volgorde=DROP',
    '?beoordelingen=1e9&sterren=&gekochte-maat=%20&volgorde=',
    `?gekochte-maat=${'x'.repeat(31)}&beoordelingen=0`,
    '?beoordelingen=12345&sterren=2.5',
  ])('falls back to the defaults for invalid values: %s', (search) => {
    expect(wishIn(search)).toEqual({ page: 1, sort: 'nieuwste' });
  });

  test('is written after the product’s choices, and read back unchanged', () => {
    const query = new URLSearchParams('?kleur=rood&beoordelingen=2&maat=38');
    const wish = { page: 2, stars: 4, size: 'M & L', sort: 'hoogste' } as const;
    const next = withWish(query, wish);
    expect(next.toString()).toBe(
      'kleur=rood&maat=38&volgorde=hoogste&sterren=4&gekochte-maat=M+%26+L&beoordelingen=2',
    );
    expect(readWish(next)).toEqual(wish);
  });
});

describe('links to other reviews', () => {
  const { to } = reviewLinks('/nl/jas?maat=38&sterren=4&beoordelingen=2');

  test('start at the first page and keep the rest, and lead to the place of the reviews', () => {
    expect(to({ size: 'M' })).toBe('/nl/jas?maat=38&sterren=4&gekochte-maat=M#beoordelingen-lijst');
    expect(to({ page: 3 })).toBe('/nl/jas?maat=38&sterren=4&beoordelingen=3#beoordelingen-lijst');
  });

  test('take a filter away', () => {
    expect(to({ stars: undefined })).toBe('/nl/jas?maat=38#beoordelingen-lijst');
    expect(reviewLinks('/nl/jas?sterren=4').to({ stars: undefined })).toBe('/nl/jas#beoordelingen-lijst');
  });
});
