import { amountOf } from '@weefsel/product';
import type { ColourOption, ProductPageData, VariantOffer } from './product-page-data';
import { PARAMETERS } from './selection-parameters';

/** The shopper's choices so far. A colour is always set. */
export interface Selection {
  colour: string;
  size?: string;
  length?: string;
}

type Choices = Pick<ProductPageData, 'path' | 'colours' | 'sizes' | 'lengths' | 'variants' | 'defaultColour'>;

/** A size or length option. */
export interface ChoiceOption {
  value: string;
  soldOut: boolean;
  /** True when a variant with it exists. Sold-out variants can be waited for. */
  exists: boolean;
}

const only = (values: readonly string[]) => (values.length === 1 ? values[0] : undefined);

const fits = (variant: VariantOffer, wanted: Partial<Selection>): boolean =>
  (wanted.colour === undefined || variant.colour === wanted.colour) &&
  (wanted.size === undefined || variant.size === wanted.size) &&
  (wanted.length === undefined || variant.length === wanted.length);

const inStock = (choices: Choices, wanted: Partial<Selection>): boolean =>
  choices.variants.some((variant) => variant.inStock && fits(variant, wanted));

const isMade = (choices: Choices, wanted: Partial<Selection>): boolean =>
  choices.variants.some((variant) => fits(variant, wanted));

const toOption = (choices: Choices, value: string, wanted: Partial<Selection>): ChoiceOption => ({
  value,
  soldOut: !inStock(choices, wanted),
  exists: isMade(choices, wanted),
});

/** Drops choices that no variant has. Selects the value where there is only one. */
function settled(choices: Choices, { colour, size, length }: Selection): Selection {
  const chosenSize = size ?? only(choices.sizes);
  const chosenLength = length ?? only(choices.lengths);
  const keepsSize = chosenSize !== undefined && isMade(choices, { colour, size: chosenSize });
  const withSize = { colour, ...(keepsSize && { size: chosenSize }) };
  const keepsLength = chosenLength !== undefined && isMade(choices, { ...withSize, length: chosenLength });
  return { ...withSize, ...(keepsLength && { length: chosenLength }) };
}

/** Parses the selection in an address. Unknown values count as not chosen. */
export function readSelection(href: string, choices: Choices): Selection {
  const query = new URL(href, 'http://shop').searchParams;
  const colour = query.get(PARAMETERS.colour);
  const size = query.get(PARAMETERS.size);
  const length = query.get(PARAMETERS.length);
  return settled(choices, {
    colour: choices.colours.some(({ value }) => value === colour) && colour ? colour : choices.defaultColour,
    ...(size && { size }),
    ...(length && { length }),
  });
}

/** Address of a selection, without the default colour. */
export function selectionHref(choices: Choices, { colour, size, length }: Selection): string {
  const query = new URLSearchParams();
  if (colour !== choices.defaultColour) query.set(PARAMETERS.colour, colour);
  if (size && choices.sizes.length > 1) query.set(PARAMETERS.size, size);
  if (length && choices.lengths.length > 1) query.set(PARAMETERS.length, length);
  return query.size > 0 ? `${choices.path}?${query}` : choices.path;
}

/** Applies one choice. Drops a size that the new colour does not have. */
export const choose = (choices: Choices, selection: Selection, change: Partial<Selection>): Selection =>
  settled(choices, { ...selection, ...change });

export const chosenColour = (
  { colours, defaultColour }: Pick<Choices, 'colours' | 'defaultColour'>,
  { colour }: Selection,
): ColourOption | undefined =>
  colours.find(({ value }) => value === colour) ?? colours.find(({ value }) => value === defaultColour);

/** The first missing choice: size, then length. Undefined when complete. */
export function missingChoice(
  { sizes, lengths }: Choices,
  selection: Selection,
): 'size' | 'length' | undefined {
  if (sizes.length > 0 && !selection.size) return 'size';
  if (lengths.length > 0 && !selection.length) return 'length';
  return undefined;
}

/** The chosen variant, when everything is chosen. */
export const chosenVariant = (choices: Choices, selection: Selection): VariantOffer | undefined =>
  missingChoice(choices, selection)
    ? undefined
    : choices.variants.find((variant) => fits(variant, selection));

/**
 * The offer whose price is shown: the cheapest match in stock, else the cheapest match. It becomes a from-price when
 * another match costs more.
 */
export function shownOffer(choices: Choices, selection: Selection): VariantOffer | undefined {
  const fitting = choices.variants.filter((variant) => fits(variant, selection));
  const left = fitting.filter((variant) => variant.inStock);
  const [cheapest, ...others] = (left.length > 0 ? left : fitting).toSorted(
    (one, other) => amountOf(one.price) - amountOf(other.price),
  );
  if (!cheapest || cheapest.price.kind === 'free') return cheapest;
  const { price } = cheapest;
  const isDearer = others.some((other) => amountOf(other.price) > price.amount);
  return isDearer ? { ...cheapest, price: { ...price, from: true } } : cheapest;
}

/** Size options in the chosen colour. */
export const sizeOptions = (choices: Choices, { colour }: Selection): ChoiceOption[] =>
  choices.sizes.map((size) => toOption(choices, size, { colour, size }));

/** Length options in the chosen colour and size. */
export const lengthOptions = (choices: Choices, { colour, size }: Selection): ChoiceOption[] =>
  choices.lengths.map((length) => toOption(choices, length, { colour, length, ...(size && { size }) }));

/** True when no variant is in stock, in any colour. */
export const isSoldOut = (choices: Choices): boolean => !inStock(choices, {});

/** True when a colour is sold out in all sizes. */
export const isColourSoldOut = (choices: Choices, colour: string): boolean => !inStock(choices, { colour });

/** Other colours in stock in the chosen size and length. */
export const otherColours = (choices: Choices, { colour, ...wanted }: Selection): ColourOption[] =>
  choices.colours.filter(({ value }) => value !== colour && inStock(choices, { ...wanted, colour: value }));

/** Copies the choices, with the given variants marked as sold out. */
export const withoutStock = <T extends Choices>(choices: T, soldOutIds: ReadonlySet<string>): T => ({
  ...choices,
  variants: choices.variants.map((variant) =>
    soldOutIds.has(variant.id) ? { ...variant, inStock: false } : variant,
  ),
});
