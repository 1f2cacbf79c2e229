import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { paragraphsOf, repeated, wordsOf } from '../paragraphs.fixture.ts';
import { toBrandDocument } from './brand-documents.ts';
import { brandProfiles } from './read-brands.ts';

const catalogue = createCatalogue({ seed: 7, products: 1 });
const brands = catalogue.brands.map(toBrandDocument);

describe('the brands', () => {
  test('each have a document with the address of their brand page', () => {
    expect(brands).toHaveLength(60);
    expect(brandProfiles().size).toBe(60);
    for (const { url, manufacturerId } of brands) {
      expect(catalogue.bySeoPath(url.slice(1))).toMatchObject({
        kind: 'brand',
        brand: { id: manufacturerId },
      });
    }
  });

  test('have a unique text of two to four sentences and a unique picture', () => {
    const texts = brands.map(({ text }) => paragraphsOf(text).join(' '));
    expect(repeated(texts)).toEqual([]);
    expect(repeated(brands.map(({ image }) => image?.asset._ref ?? ''))).toEqual([]);
    const odd = texts.filter((text) => {
      const sentences = text.split(/[.?!](?:\s|$)/).filter(Boolean).length;
      return sentences < 2 || sentences > 4 || wordsOf(text).length < 25 || wordsOf(text).length > 75;
    });
    expect(odd).toEqual([]);
  });

  test('cause an error when one of them has no text', () => {
    const stranger = { id: '', searchId: 1, name: 'Nergens', slug: 'nergens', seoPath: '' };
    expect(() => toBrandDocument({ ...stranger, genders: [], tier: 0 })).toThrow(
      'Nobody wrote about the brand Nergens',
    );
  });
});
