import type { Brand, Category, Colour, Product } from './types.ts';
import type { FocusedBrand } from './brands.ts';
import { paletteNamed } from './colours.ts';
import { FITS, SLEEVES } from './cuts.ts';
import { fabricNamed, fabricWith } from './fabrics.ts';
import type { GarmentKind } from './garment-kind.ts';
import { identifierOf } from './identifier.ts';
import { localSeoPath } from './local-seo-path.ts';
import { mediaIdsOf, shotsOf } from './media.ts';
import { chooseDetails, wordsFor } from './details.ts';
import { productAge } from './product-age.ts';
import { careOf } from './product-description.ts';
import { productName } from './product-name.ts';
import { productPrice } from './product-price.ts';
import { createRandom, mixAll, type Random } from './random.ts';
import { LENGTHS, SIZE_SCALES } from './sizes.ts';
import { factsOf, phrasesFor } from './phrases.ts';
import { slugOf } from './slug.ts';
import type { Styled } from './styled.ts';
import type { Descriptions } from './write-texts.ts';

/** Source material of products: recipes, brands, colours, categories and descriptions. */
export interface ProductParts {
  /** Recipes, each repeated by its weight. */
  kinds: readonly GarmentKind[];
  brandsFor(kind: GarmentKind): readonly FocusedBrand[];
  colours: ReadonlyMap<string, Colour>;
  categoryByPath(path: string): Category;
  descriptions: Descriptions;
  /** Known only after all products exist, as looks consist of them. */
  isInLook(index: number): boolean;
}

const SHARE_ON_SALE = 0.23;
/** Separate seeds of some choices, so that changing one choice leaves all others unchanged. */
const OWN_SEED = { details: 41, name: 43, unseen: 47, pastPrices: 31 };
const NUMBER_START = 100012674;
const NUMBER_STEP = 7;

/** Article number of the n-th product. */
const articleNumber = (index: number) => String(NUMBER_START + index * NUMBER_STEP);

/** Index of an article number; undefined for foreign numbers. */
export function indexOfNumber(number: string): number | undefined {
  const index = (Number(number) - NUMBER_START) / NUMBER_STEP;
  return Number.isInteger(index) && index >= 0 ? index : undefined;
}

/** A run of neighbouring sizes: most of the range, sometimes without the outermost. */
function sizesOf(kind: GarmentKind, random: Random): string[] {
  const all: readonly string[] = SIZE_SCALES[kind.scale];
  if (all.length < 5) return [...all];
  return all.slice(random.chance(0.25) ? 1 : 0, random.chance(0.3) ? -1 : undefined);
}

function coloursOf(kind: GarmentKind, parts: ProductParts, random: Random): Colour[] {
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const names = paletteNamed(kind.palette);
  return random.sample(names, count).flatMap((name) => parts.colours.get(name) ?? []);
}

/** Colours of a product with a required colour first, in which it is pictured. */
const withFirst = (first: Colour | undefined, colours: Colour[]): Colour[] =>
  first ? [first, ...colours.filter((colour) => colour !== first).slice(0, colours.length - 1)] : colours;

function seoPathOf(kind: GarmentKind, brand: Brand, name: string, number: string): string {
  return localSeoPath(`${kind.gender}/${brand.slug}-${slugOf(name)}-${number}`);
}

function categoriesOf(kind: GarmentKind, isNew: boolean, sale: boolean, parts: ProductParts): Category[] {
  const paths = [kind.category, ...(isNew ? ['nieuw'] : []), ...(sale ? ['sale'] : [])];
  return paths.map((path) => parts.categoryByPath(localSeoPath(`${kind.gender}/${path}/`)));
}

/**
 * The n-th product of a seed; all but its text is independent of the number of products.
 * @param styled required appearance, where stylists need it
 */
export function createProduct(seed: number, index: number, parts: ProductParts, styled?: Styled): Product {
  const random = createRandom(mixAll(seed, index));
  const kind = random.pick(parts.kinds);
  const brand = random.pick(parts.brandsFor(kind));
  const cloth = random.pick(kind.fabrics);
  const usual = cloth === 'denim' ? 'denim' : random.pick(kind.patterns);
  const pattern = styled?.pattern ?? usual;
  const fabric = fabricWith(pattern, cloth, kind.fabrics);
  const fit = random.pick(kind.fits);
  const sleeve = kind.sleeves.length > 0 ? random.pick(kind.sleeves) : null;
  const details = chooseDetails(
    kind.details,
    sleeve ? SLEEVES[sleeve] : undefined,
    createRandom(mixAll(seed, index, OWN_SEED.details)),
  );
  const made = {
    garment: kind.garment,
    fabric,
    pattern,
    fit: FITS[fit],
    details,
    ...(sleeve && { sleeve: SLEEVES[sleeve] }),
  };
  // One place more than there are phrases, so that some products have none.
  const place = createRandom(mixAll(seed, index, OWN_SEED.unseen)).between(0, kind.unseen.length);
  const chosen = {
    kind,
    fabric,
    pattern,
    details: details.map(wordsFor),
    fit,
    cut: FITS[fit],
    brand: brand.name,
    unseen: kind.unseen.slice(place, place + 1),
  };
  parts.descriptions.put(index, chosen);
  const name = productName(chosen, createRandom(mixAll(seed, index, OWN_SEED.name)));
  const age = productAge(fabric, random);
  const sale = age.archived || (!age.isNew && random.chance(SHARE_ON_SALE));
  const number = articleNumber(index);
  const { adjective, noun } = fabricNamed(fabric);
  return {
    index,
    id: identifierOf(seed, 'product', index),
    number,
    name,
    brand,
    gender: kind.gender,
    made,
    categories: categoriesOf(kind, age.isNew, sale, parts),
    colours: withFirst(styled && parts.colours.get(styled.colour), coloursOf(kind, parts, random)),
    sizes: sizesOf(kind, random),
    lengths: kind.lengths ? LENGTHS : [],
    material: random.pick(
      phrasesFor(fabricNamed(fabric).compositions, factsOf(kind.gender, kind.category, made)),
    ),
    cloth: `${adjective} ${noun}`,
    details: chosen.details,
    fit: kind.category.startsWith('kleding/') ? chosen.fit : null,
    sleeve,
    ...age,
    ...productPrice(kind.price, brand.tier, sale, {
      random,
      past: createRandom(mixAll(seed, index, OWN_SEED.pastPrices)),
    }),
    // Written on read: most of a hundred thousand descriptions are never read.
    get description() {
      return parts.descriptions.at(index);
    },
    care: careOf(chosen),
    popularity: Math.round(random.next() ** 2 * 1000),
    seoPath: seoPathOf(kind, brand, name, number),
    get mediaIds() {
      return mediaIdsOf(seed, index, 0, shotsOf(kind.garment, parts.isInLook(index)));
    },
  };
}
