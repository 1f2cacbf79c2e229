import { blogHref, categoryHref, lookHref, productColourHref, productHref } from './links';

const seo = (...paths: (string | null)[]) => ({ seoUrls: paths.map((seoPathInfo) => ({ seoPathInfo })) });

describe('links', () => {
  test.each([
    ['nl/dames/', '/nl/dames/'],
    ['/nl/dames/jassen/', '/nl/dames/jassen/'],
    ['nl/Heren/', '/nl/Heren/'],
  ])('a category with the SEO path %s is at %s [ROU-07]', (path, href) => {
    expect(categoryHref(seo(path, 'nl/tweede/'))).toBe(href);
  });

  test.each([
    ['blauwe-jas', '/nl/blauwe-jas'],
    ['NL/Blauwe-Jas', '/nl/blauwe-jas'],
    ['nl/nl/nl/blauwe-jas', '/nl/blauwe-jas'],
    ['/nl/blauwe-jas/100012', '/nl/blauwe-jas/100012'],
    ['nlbrand/jas', '/nl/nlbrand/jas'],
  ])('a product with the SEO path %s is at %s [ROU-08]', (path, href) => {
    expect(productHref(seo(path, 'nl/tweede'))).toBe(href);
  });

  test.each([{}, { seoUrls: null }, seo(), seo(null), seo(''), seo('/')])(
    'something without a SEO path leads nowhere: %j [ROU-07] [ROU-08]',
    (entity) => {
      expect(categoryHref(entity)).toBe('#');
      expect(productHref(entity)).toBe('#');
    },
  );
});

test('a look leads to /nl/look/ and the last segment of its url; a blog to its own page [ROU-09]', () => {
  expect(lookHref('/looks/najaar/stadswandeling/?x=1')).toBe('/nl/look/stadswandeling');
  expect(lookHref('stadswandeling')).toBe('/nl/look/stadswandeling');
  expect(lookHref('')).toBe('#');
  expect(blogHref('wol wassen')).toBe('/nl/blog/wol%20wassen/');
});

test('a product in a colour is at its address with the colour, written plainly', () => {
  expect(productColourHref('/nl/jas', 'Donkerblauw')).toBe('/nl/jas?kleur=donkerblauw');
  expect(productColourHref('/nl/jas', 'Crème / écru')).toBe('/nl/jas?kleur=creme-ecru');
  expect(productColourHref('#', 'Rood')).toBe('#');
});
