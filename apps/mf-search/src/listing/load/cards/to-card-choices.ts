import {
  isAvailable,
  productCover,
  translatedName,
  type Product,
  type PropertyOption,
} from '@weefsel/api-clients';
import { productColourHref } from '@weefsel/contracts';
import { optionOf } from '@weefsel/product';
import type { ListingCard, ListingColour } from '../../listing-data';
import { compareSizes } from '../size-order';
import { toSwatch } from '../to-swatch';

type Variant = Pick<Product, 'available' | 'options' | 'cover'>;

/** A product with its variants. */
export interface ProductInVariants extends Pick<Product, 'id' | 'cover'> {
  children?: readonly Variant[] | null;
}

type Choices = Pick<ListingCard, 'href' | 'image' | 'sizes' | 'soldOut' | 'colours'>;

const colourOf = (variant: Variant): PropertyOption | undefined => optionOf(variant, 'colour');

function sizeOf(variant: Variant): string | undefined {
  const option = optionOf(variant, 'size');
  return option && translatedName(option);
}

const sizesOf = (variants: readonly Variant[]): string[] =>
  [...new Set(variants.flatMap((variant) => sizeOf(variant) ?? []))].sort(compareSizes);

function soldOutOf(variants: readonly Variant[], sizes: readonly string[]): Pick<Choices, 'soldOut'> {
  const left = new Set(variants.filter(isAvailable).map(sizeOf));
  const soldOut = sizes.filter((size) => !left.has(size));
  return soldOut.length > 0 ? { soldOut } : {};
}

/** Filters of a listing that affect its cards. */
export interface Wanted {
  colours?: readonly string[] | undefined;
  sizes?: readonly string[] | undefined;
}

/**
 * First comes a colour that matches the filters and is available in the filtered sizes. Otherwise it is the colour of
 * the product's cover.
 */
function inOrder(
  colours: Variant[][],
  cover: string | undefined,
  { colours: names = [], sizes = [] }: Wanted,
): Variant[][] {
  const isLeft = (variant: Variant): boolean => isAvailable(variant) && sizes.includes(sizeOf(variant) ?? '');
  const rank = (variants: readonly Variant[]) => {
    const [first] = variants;
    const colour = first && colourOf(first);
    const isWanted = colour !== undefined && names.includes(translatedName(colour));
    const lacks = sizes.length > 0 && !variants.some(isLeft) ? 1 : 0;
    if (isWanted) return lacks;
    return (first && productCover(first)?.url === cover ? 2 : 3) + (names.length === 0 ? 2 * lacks : 0);
  };
  return colours.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Choices of a product for its card: sizes in wearing order, and colours. Sold-out colours are left out; when all are,
 * the first stays. `wanted` holds the filters: the card then shows a matching colour.
 */
export function toCardChoices(
  { cover, children }: ProductInVariants,
  card: Pick<ListingCard, 'href' | 'image'>,
  wanted: Wanted = {},
): Choices {
  const variants = children ?? [];
  // Variants without a colour count as one colour.
  const byColour = Map.groupBy(variants, (variant) => colourOf(variant)?.id);
  const all = inOrder([...byColour.values()], cover?.media?.url, wanted);
  const left = all.filter((colour) => colour.some(isAvailable));
  const shown = left.length > 0 ? left : all.slice(0, 1);
  const sizes = sizesOf(variants);

  const toColour = (colour: readonly Variant[]): ListingColour[] => {
    const [first] = colour;
    const option = first && colourOf(first);
    if (!option) return [];
    const name = translatedName(option);
    const swatch = toSwatch(name, option.colorHexCode);
    const image = productCover(first)?.url;
    const isCardsOwn = image === card.image;
    return [
      {
        name,
        ...(swatch && { swatch }),
        href: isCardsOwn ? card.href : productColourHref(card.href, name),
        ...(image && { image }),
        ...soldOutOf(colour, sizes),
      },
    ];
  };
  const colours = shown.flatMap(toColour);
  const [first] = colours;
  const image = first?.image ?? card.image;
  return {
    href: first?.href ?? card.href,
    ...(image && { image }),
    ...(sizes.length > 0 && { sizes, ...soldOutOf(shown[0] ?? [], sizes) }),
    ...(colours.length > 1 && { colours }),
  };
}
