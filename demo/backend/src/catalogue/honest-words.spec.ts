import { DETAILS, shownBy, tellable } from '@weefsel/drawings';
import { createCatalogue } from './create-catalogue.ts';
import { FITS, SLEEVES } from './cuts.ts';
import { wordsFor } from './details.ts';
import { fabricNamed } from './fabrics.ts';
import { GARMENT_KINDS } from './garment-kinds.ts';
import { mediaPicture } from './media.ts';
import { allPhrases } from './phrases.ts';
import { fitNames, patternNames } from './product-name.ts';
import type { Product } from './types.ts';

const SEEDS = [7, 2026];

const bare = (words: string) => words.replace(/^een /, '');

const kindOf = ({ gender, made, name }: Product) =>
  GARMENT_KINDS.filter((kind) => kind.gender === gender && kind.garment === made.garment).find(({ noun }) =>
    name.toLowerCase().includes(noun.toLowerCase()),
  );

/** All words that a product name may use: those from which its picture is drawn. */
function sayable({ made, fit }: Product): string[] {
  const { adjective, noun } = fabricNamed(made.fabric ?? 'cotton');
  return [
    ...(made.details ?? []).map((detail) => bare(wordsFor(detail))),
    ...patternNames(made.pattern),
    adjective,
    noun,
    `${adjective}e`,
    ...(fit ? fitNames(fit) : []),
  ].filter(Boolean);
}

/** Words of a name without a counterpart in the picture. */
function untrue(product: Product): string {
  const kind = kindOf(product);
  const truths = sayable(product).toSorted((one, other) => other.length - one.length);
  let left = product.name.toLowerCase();
  for (const words of [kind?.noun ?? '', ...truths]) left = left.replace(words.toLowerCase(), ' ');
  return left.replace(/\b(met|van|en)\b/g, ' ').trim();
}

describe.each(SEEDS)('in the assortment of seed %i', (seed) => {
  const catalogue = createCatalogue({ seed, products: 3000 });

  test('no product name mentions a feature that is not drawn', () => {
    const lies = catalogue.products.flatMap((product) => {
      const left = untrue(product);
      return left ? [`${product.name}: ${left}`] : [];
    });
    expect(lies).toEqual([]);
  });

  test('no text names a detail that is not drawn', () => {
    const names = DETAILS.map((detail) => [detail, bare(wordsFor(detail))] as const);
    const lies = catalogue.products.flatMap((product) => {
      const { name, made, description } = product;
      // A text may name unseen details, including the absence of a detail.
      const { unseen = [] } = kindOf(product) ?? {};
      return names
        .filter(
          ([detail, words]) =>
            !made.details?.includes(detail) &&
            // A shorter name may be part of a longer one that is drawn.
            !made.details?.some((own) => wordsFor(own).includes(words)) &&
            !allPhrases(unseen).some((own) => own.includes(words)) &&
            new RegExp(`(?<![\\p{L}])${words}(?![\\p{L}])`, 'u').test(description),
        )
        .map(([detail]) => `${name}: ${detail}`);
    });
    expect(lies).toEqual([]);
  });

  test('only clothes have a cut', () => {
    const wrong = catalogue.products.filter(
      ({ fit, categories }) => (fit !== null) !== (categories[0]?.seoPath.includes('/kleding/') ?? false),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('no cloth has a pattern that does not exist in it', () => {
    const plain = /corduroy|denim|leather|suede/;
    const wrong = catalogue.products.filter(
      ({ made: { fabric = 'cotton', pattern = 'effen' } }) =>
        plain.test(fabric) && !['effen', 'bloem', 'stip', 'denim'].includes(pattern),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('the first picture of every product matches its garment data and can show all its details', () => {
    for (const product of catalogue.products) {
      const { made, mediaIds } = product;
      expect(mediaPicture(catalogue, mediaIds[0] ?? '')).toMatchObject(made);
      const shown = tellable(made.garment);
      expect((made.details ?? []).filter((detail) => !shown.includes(detail))).toEqual([]);
    }
  });
});

describe('cuts and sleeves', () => {
  test.each(GARMENT_KINDS)('of $gender $noun ($garment) look different', ({ garment, fits, sleeves }) => {
    const shown = shownBy(garment);
    if (fits.length > 1)
      expect(fits.filter((fit) => !(shown.fits as readonly string[]).includes(FITS[fit]))).toEqual([]);
    if (sleeves.length > 1)
      expect(
        sleeves.filter((sleeve) => !(shown.sleeves as readonly string[]).includes(SLEEVES[sleeve])),
      ).toEqual([]);
  });
});
