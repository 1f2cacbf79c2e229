/** @jest-environment node */
import { createCatalogue } from '../../catalogue/create-catalogue.ts';
import { createDocuments } from '../../content/documents/create-documents.ts';
import { createSearchIndex } from '../engine/search-index.ts';
import { aliasesOf } from './brand-aliases.ts';
import { QUESTIONS, createRedirects } from './redirects.ts';

const catalogue = createCatalogue({ seed: 3, products: 1500 });
const redirectOf = createRedirects(catalogue.brands);

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
])('"%s" leads to %s', (text, path) => {
  expect(redirectOf(text)).toBe(path);
});

test.each(['', '!!!', 'jurk', 'fjord', 'fjordal jurk', 'jurk met retour', '__proto__', 'constructor'])(
  '"%s" is searched for as usual',
  (text) => {
    expect(redirectOf(text)).toBeUndefined();
  },
);

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
