import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { createDocuments } from '../../content/documents/create-documents.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { aliasesOf } from './brand-aliases.ts';
import { QUESTIONS } from './questions.ts';
import { createRedirects } from './redirects.ts';

const catalogue = createCatalogue({ seed: 3, products: 1500 });
const redirectOf = createRedirects(catalogue.brands, [
  { title: 'Denim op denim, zonder cowboy te worden', path: '/nl/blog/denim-op-denim/' },
  { title: 'De korte broek, maar dan volwassen', path: '/nl/blog/de-korte-broek-volwassen/' },
]);

test.each([
  ['klantenservice', '/nl/klantenservice/'],
  [' Klanten-Service ', '/nl/klantenservice/'],
  ['retour', '/nl/retourneren/'],
  ['maattabel', '/nl/maattabel/'],
  ['contact', '/nl/contact/'],
  ['verzendkosten', '/nl/bezorgen/'],
  ['Fjordal', '/nl/merken/fjordal/'],
  ['halvorso', '/nl/merken/halvorso/'],
  ['draad en kade', '/nl/merken/draad-kade/'],
  ['D&K', '/nl/merken/draad-kade/'],
  ['cadeaubon', '/nl/cadeaukaart/'],
  ['gift card', '/nl/cadeaukaart/'],
  ['openingstijden', '/nl/winkels/'],
  ['blogs', '/nl/blogs/'],
  ['looks', '/nl/looks/'],
  ['hoe kan ik retourneren', '/nl/retourneren/'],
  ['Maattabel dames', '/nl/maattabel/'],
  ['maattabel schoenen', '/nl/maattabel/'],
  ['welke maat moet ik hebben', '/nl/maattabel/'],
  ['openingstijden utrecht', '/nl/winkels/'],
  ['wanneer zijn jullie open', '/nl/winkels/'],
  ['winkel amsterdam', '/nl/winkels/'],
  ['hoe lang duurt levering', '/nl/bezorgen/'],
  ['wat kost verzenden naar België', '/nl/bezorgen/'],
  ['geschenkbon 50 euro', '/nl/cadeaukaart/'],
  ['kadootje', '/nl/cadeaukaart/'],
  ['cadeau voor mijn moeder', '/nl/cadeaukaart/'],
  ['looks heren', '/nl/looks/'],
  ['mag ik ruilen zonder bon', '/nl/retourneren/'],
  ['wanneer komt mijn pakket', '/nl/bezorgen/'],
  ['waar zijn jullie', '/nl/winkels/'],
  ['hoe was ik wol', '/nl/wasvoorschriften/'],
  ['wasvoorschrift wol', '/nl/wasvoorschriften/'],
  ['denim op denim', '/nl/blog/denim-op-denim/'],
  ['De korte broek, maar dan volwassen', '/nl/blog/de-korte-broek-volwassen/'],
])('"%s" leads to %s', (text, path) => {
  expect(redirectOf(text)).toBe(path);
});

test.each([
  '',
  '!!!',
  'jurk',
  'fjord',
  'fjordal jurk',
  'jurk met retour',
  'korte broek',
  'de korte broek',
  'grote maten',
  'maat 38',
  'cadeau voor vrouw onder 50 euro',
  'jurk 50 euro',
  'open rug',
  'sollicitatie outfit heren',
  'weefsel dames',
  '__proto__',
  'constructor',
])('"%s" is searched for as usual', (text) => {
  expect(redirectOf(text)).toBeUndefined();
});

test('every question is answered by a page that exists', () => {
  const documents = createDocuments({
    catalogue,
    projectId: 'weefsel',
    dataset: 'test',
    publicOrigin: 'http://shop.test',
  });
  const ids = documents.map(({ _id }) => _id);
  for (const slug of Object.keys(QUESTIONS)) expect(ids).toContain(`page-${slug}`);
});

test('a brand alone is found by each of its aliases', () => {
  const { text, products, all } = createSearchIndex(catalogue);
  for (const brand of catalogue.brands)
    for (const alias of aliasesOf(brand.name)) {
      const found: (string | undefined)[] = [];
      const { products: hits, correctedText } = text.search(alias);
      hits.forEachIn(all, (position) => found.push(products[position]?.brand.name));
      expect(new Set(found)).toEqual(new Set([brand.name]));
      expect(correctedText).toBeNull();
    }
});
