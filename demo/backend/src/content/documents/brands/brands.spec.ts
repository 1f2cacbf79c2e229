import { createCatalogue } from '../../../catalogue/create-catalogue.ts';
import { paragraphsOf, repeated, wordsOf } from '../paragraphs.fixture.ts';
import { toBrandDocument } from './brand-documents.ts';
import { brandProfiles } from './read-brands.ts';

const catalogue = createCatalogue({ seed: 7, products: 1 });
const brands = catalogue.brands.map(toBrandDocument);

/** Assortment of the demo. */
const goods = createCatalogue({ seed: 2026, products: 3000 }).products.filter(({ archived }) => !archived);

type Goods = (typeof goods)[number];

const under =
  (...categories: string[]) =>
  (product: Goods) =>
    categories.some((category) => product.categories[0]?.seoPath.includes(`/${category}/`));

const made =
  (...garments: string[]) =>
  (product: Goods) =>
    garments.includes(product.made.garment);

/** Goods by the word for them in a story. */
const WORDS: readonly (readonly [RegExp, (product: Goods) => boolean])[] = [
  [/\b(jassen|jacks|mantel)/i, under('jassen')],
  [/\bbomberjacks/i, made('bomber')],
  [/\b(blazers|jasjes)/i, under('blazers', 'colberts')],
  [/\bcolberts/i, under('colberts')],
  [/\b(truien|breisels)/i, under('truien-vesten')],
  [/\bcoltruien/i, made('turtleneck')],
  [/\bvesten/i, made('cardigan', 'long-cardigan')],
  [/\bblouses?\b/i, under('blouses')],
  [/\btops\b/i, under('tops-t-shirts')],
  [/\bpolo's/i, under('polos')],
  [/\bjurk/i, under('jurken')],
  [/\bslipjurken/i, made('slip-dress')],
  [/\brokken/i, under('rokken')],
  [/\bplooirokken/i, made('pleated-skirt')],
  [/\bbroek/i, under('broeken', 'chinos')],
  [/\bwijde broeken/i, made('wide-trousers')],
  [/\b(jeans|denim)\b/i, under('jeans')],
  [/\bshorts\b/i, under('shorts')],
  [/\bjumpsuit/i, under('jumpsuits')],
  [/\b(overhemd|hemd)/i, under('overhemden')],
  [/shirts\b/i, under('t-shirts', 'tops-t-shirts')],
  [/\bhoodies/i, made('hoodie')],
  [/\bsneakers/i, under('sneakers')],
  [/\blaarsjes/i, under('laarzen')],
  [/\bveterschoenen/i, made('dress-shoes')],
  [/\btassen/i, under('tassen')],
  [/\briemen/i, under('riemen')],
];
/** Least share of the goods in a brand's story. */
const CARRIED = 0.05;
/** Least share of the goods in which a brand excels, by its story. */
const BEST = 0.08;
const EXCELS = /op zijn best|het liefst|vooral/;
const HISTORY = /begon (met|als)/;

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\S)/);

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

  test('each sell a fair share of all goods that their story names', () => {
    const empty = brands.flatMap(({ name, text }) => {
      const own = goods.filter(({ brand }) => brand.name === name);
      return sentencesOf(paragraphsOf(text).join(' ').replaceAll(name, '')).flatMap((sentence) => {
        const least = EXCELS.test(sentence) ? BEST : CARRIED;
        if (least === CARRIED && HISTORY.test(sentence)) return [];
        return WORDS.filter(([word]) => word.test(sentence)).flatMap(([word, is]) => {
          const share = own.filter(is).length / own.length;
          return share < least ? [`${name}: ${word.source} ${share.toFixed(2)}`] : [];
        });
      });
    });
    expect(empty).toEqual([]);
  });

  test('show only garments on their picture that they sell', () => {
    const wrong = [...brandProfiles()].flatMap(([slug, { wear }]) => {
      const own = goods.filter(({ brand }) => brand.slug === slug).map((product) => product.made.garment);
      return wear.flatMap(([garment]) => (own.includes(garment) ? [] : [`${slug}: ${garment}`]));
    });
    expect(wrong).toEqual([]);
  });

  test('cause an error when one of them has no text', () => {
    const stranger = { id: '', searchId: 1, name: 'Nergens', slug: 'nergens', seoPath: '' };
    expect(() => toBrandDocument({ ...stranger, genders: [], tier: 0 })).toThrow(
      'Nobody wrote about the brand Nergens',
    );
  });
});
