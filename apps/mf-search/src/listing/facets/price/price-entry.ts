import type { PriceRange } from './price-range';

/** Longest text in a price field. */
export const MAX_PRICE_TEXT = 5;

export const SIDES = ['min', 'max'] as const satisfies readonly (keyof PriceRange)[];

export type PriceSide = (typeof SIDES)[number];

/** An amount as the shopper types it, e.g. `19,5`. */
export const printAmount = (amount: number): string =>
  String(amount).replace('.', ',').slice(0, MAX_PRICE_TEXT);

/** Digits with at most one comma or point among them, and a minus that the limits then answer. */
const AMOUNT = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/;

/** The typed amount in euro; undefined when it is not one in Dutch notation. */
function parseAmount(text: string): number | undefined {
  const typed = text.trim();
  return AMOUNT.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 100) / 100 : undefined;
}

/**
 * The range after one side changed: clamped to the limits, and undefined when the lower side would not stay below the
 * upper, so that the field is reset. An empty field means the limit.
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

/** The filter for a range: none when it takes in every price. */
export const toPriceFilter = (range: PriceRange, limits: PriceRange): PriceRange | undefined =>
  range.min <= limits.min && range.max >= limits.max ? undefined : range;

export const samePrice = (a: PriceRange | undefined, b: PriceRange | undefined): boolean =>
  a?.min === b?.min && a?.max === b?.max;
