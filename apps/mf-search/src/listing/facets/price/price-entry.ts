import type { PriceRange } from './price-range';

/** Maximum length of a price field, in characters. */
export const MAX_PRICE_TEXT = 5;

export const SIDES = ['min', 'max'] as const satisfies readonly (keyof PriceRange)[];

export type PriceSide = (typeof SIDES)[number];

/** An amount in the shopper's notation, e.g. `19,5`. */
export const printAmount = (amount: number): string =>
  String(amount).replace('.', ',').slice(0, MAX_PRICE_TEXT);

/** Digits with at most one comma or point. A minus is accepted and then clamped to the limits. */
const AMOUNT = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** The typed amount in euro; undefined when it is not in Dutch notation. */
function parseAmount(text: string): number | undefined {
  const typed = text.trim();
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) / 100 : undefined;
}

/**
 * The range after one side changed, clamped to the limits; an empty field means the limit. Undefined when the lower
 * side would not stay below the upper one; the caller then resets the field.
 */
export function changedRange(
  range: PriceRange,
  limits: PriceRange,
  side: PriceSide,
  text: string,
): PriceRange | undefined {
  const amount = text.trim() === '' ? limits[side] : parseAmount(text);
  if (amount === undefined) return undefined;
  const next = { ...range, [side]: Math.min(limits.max, Math.max(limits.min, amount)) };
  return next.min < next.max ? next : undefined;
}

/** The filter for a range; undefined when it covers every price. */
export const toPriceFilter = (range: PriceRange, limits: PriceRange): PriceRange | undefined =>
  range.min <= limits.min && range.max >= limits.max ? undefined : range;

export const samePrice = (a: PriceRange | undefined, b: PriceRange | undefined): boolean =>
  a?.min === b?.min && a?.max === b?.max;
