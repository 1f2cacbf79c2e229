import { DEFAULT_SORT, sortOrders } from '../search/engine/sort-orders.ts';
import { createCatalogue } from './create-catalogue.ts';
import { SENTENCES } from './description-sentences.ts';
import { allPhrases, phrasesFor } from './phrases.ts';
import { createReviews } from './reviews/create-reviews.ts';
import { fitByBuyers, RUNS } from './reviews/create-fit.ts';
import type { Product } from './types.ts';

const SEEDS = [7, 2026];
const PAGE = 48;
/** Most uses of one form on a page of a listing. */
const MOST = 3;

type Goods = Product['made'] & Pick<Product, 'gender'> & { category: string };

const has = ({ details = [] }: Goods, ...wanted: string[]) => details.some((one) => wanted.includes(one));

/** Words that never fit some goods. */
const NEVER: readonly (readonly [what: string, goods: (one: Goods) => boolean, words: RegExp])[] = [
  [
    'a belt where there is a tie, a cord or elastic',
    (one) =>
      has(one, 'tie-belt', 'drawstring', 'elastic-waist', 'elastic-back', 'side-adjusters', 'smocked-waist'),
    /leren riem|riem in de taille/,
  ],
  ['rolled sleeves that are short or missing', ({ sleeve }) => sleeve !== 'long', /opgerolde mouwen/],
  [
    'a tie at an open collar or below short sleeves',
    (one) => one.sleeve === 'short' || has(one, 'stand-collar', 'open-collar'),
    /met een das/,
  ],
  ['a shirt below a high collar', ({ garment }) => garment === 'turtleneck', /over een (overhemd|blouse)/],
  [
    "women's garments with men's goods",
    ({ gender }) => gender === 'heren',
    /jurk|mantel|blouse|sjaaltje|rok\b|\bhak\b/,
  ],
  ["men's garments with women's goods", ({ gender }) => gender === 'dames', /colbert|\bdas\b/],
  [
    'coats indoors',
    ({ category }) => category.endsWith('/jassen/'),
    /lunch|museum|voorstelling|verjaardag|etentje|vrienden/,
  ],
  ['a jacket over a jacket', ({ garment }) => garment === 'blazer-dress', /kort vest|een blazer|kort jack/],
  [
    'thick layers below thin tops and trousers',
    ({ category }) => /t-shirts|tops|jeans|broeken|chinos|shorts|rokken|jurken/.test(category),
    /dikke trui|laag eronder|iets (eronder|onder)/,
  ],
  [
    'short or narrow goods as wide as a floor',
    ({ garment }) => ['playsuit', 'culotte'].includes(garment),
    /op de (wreef|schoen)|val van een rok/,
  ],
  [
    'high boots below trousers',
    ({ garment }) => garment === 'tall-boots',
    /onder een (jeans|pantalon|chino)/,
  ],
  ['a waist belt in loops', ({ garment }) => garment === 'wide-belt', /door een/],
  ['two zips where one is hidden', (one) => has(one, 'zip'), /blinde rits/],
  [
    'words for shoes about the material of other goods',
    ({ category }) => !category.includes('/schoenen/'),
    /Bovenwerk|100% \p{L}+, voering|voering:/u,
  ],
  [
    'a lining of two materials',
    ({ category }) => category.includes('tassen'),
    /voering: .*stoffen voering|stoffen voering.*voering:/,
  ],
  ['wax and cream on suede', ({ fabric }) => fabric === 'suede', /crème|vochtige doek/],
];

/** Forms of sentences with a pattern of what they become; those with the most own words first. */
const FORMS = [
  SENTENCES.openings,
  SENTENCES.cloth,
  SENTENCES.details,
  SENTENCES.unseen,
  SENTENCES.sizing,
  SENTENCES.combinations.forms,
]
  .flatMap(allPhrases)
  .toSorted((one, other) => own(other).length - own(one).length)
  .map((form) => ({ form, pattern: patternOf(form) }));

function own(form: string): string {
  return form.replace(/\{[^{}]+\}/g, '');
}

function patternOf(form: string): RegExp {
  const known: Record<string, string> = {
    hij: '(?:hij|het|ze)',
    hem: '(?:hem|het|ze)',
    de: '(?:de|het) [^,;:]+?',
  };
  const words = form
    .replaceAll('.', '\\.')
    .replace(/\{([^{}|]+)(?:\|([^{}|]+))?\}/g, (_, one: string, other?: string) => {
      if (other) return `(?:${one}|${other})`;
      return known[one.toLowerCase()] ?? '.+?';
    });
  return new RegExp(`^${words}$`, 'i');
}

const formOf = (sentence: string) => FORMS.find(({ pattern }) => pattern.test(sentence))?.form ?? sentence;

const sentencesOf = (text: string) => text.split(/(?<=[.!?]) (?=\S)/);

/** Listings in their default order: all categories with their parents, and all brands. */
function listingsOf(products: readonly Product[]): Map<string, Product[]> {
  const listings = new Map<string, Product[]>();
  for (const position of sortOrders(products).get(DEFAULT_SORT) ?? []) {
    const product = products[position];
    if (!product) continue;
    const paths = product.categories.flatMap(({ seoPath }) =>
      [...seoPath.matchAll(/\//g)].map(({ index }) => seoPath.slice(0, index)),
    );
    for (const path of new Set([...paths, product.brand.seoPath]))
      listings.set(path, [...(listings.get(path) ?? []), product]);
  }
  return listings;
}

describe.each(SEEDS)('in the texts of seed %i', (seed) => {
  const { products } = createCatalogue({ seed, products: 3000 });
  const goods = products.map((product): { goods: Goods; text: string } => ({
    goods: { ...product.made, gender: product.gender, category: product.categories[0]?.seoPath ?? '' },
    text: [
      product.description,
      product.material,
      ...product.care.map((one) => one.replace('Geen crème', '')),
    ].join(' '),
  }));

  test.each(NEVER)('there is never %s', (_, isOf, words) => {
    const wrong = goods.filter((one) => isOf(one.goods) && words.test(one.text));
    expect(wrong.map(({ text }) => text)).toEqual([]);
  });

  test('the size advice is that of the buyers', () => {
    const others = {
      small: ['true', 'large'],
      true: ['small', 'large'],
      large: ['small', 'true'],
      mixed: RUNS,
    } as const;
    const wrong = products.filter((product) => {
      const fit = fitByBuyers(createReviews(seed, product).map((review) => review.fit));
      return (
        fit &&
        others[fit]
          .flatMap((other) => phrasesFor(SENTENCES.advice[other], { category: ['kleding/jassen'] }))
          .some((advice) => product.description.toLowerCase().includes(advice))
      );
    });
    expect(wrong.map(({ description }) => description)).toEqual([]);
  });

  test('the first sentence names the product, and a later one a pronoun or the model', () => {
    const texts = products.map(({ description }) => sentencesOf(description));
    expect(texts.filter(([first = '']) => !/\b(deze|dit) /i.test(first))).toEqual([]);
    expect(
      texts.filter(([, ...others]) => /\b(deze|dit) \p{L}/iu.test(others.join(' ').replace('Dit mag', ''))),
    ).toEqual([]);
    const referring = texts.filter(([, ...others]) => /\b(hij|hem|het|ze)\b/i.test(others.join(' ')));
    expect(referring.length / texts.length).toBeGreaterThan(0.9);
  });

  test('no page of a listing has one form of sentence more than three times, or one sentence twice', () => {
    for (const [path, listed] of listingsOf(products))
      for (let from = 0; from < listed.length; from += PAGE) {
        const said = listed.slice(from, from + PAGE).flatMap(({ description }) => sentencesOf(description));
        const uses = Map.groupBy(said.map(formOf), (form) => form);
        const often = [...uses]
          .filter(([, all]) => all.length > MOST)
          .map(([form, { length }]) => [form, length]);
        expect([path, from, often]).toEqual([path, from, []]);
        expect(new Set(said).size).toBe(said.length);
      }
  });
});
