import { withFilter, type ListingState } from '../../address/listing-state';
import type { AnyFacet } from '../facet-kind';

/** Key of the price facet in addresses. */
export const PRICE_KEY = 'ae-price';

/** In euro, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

/** A range of prices in euro. */
export interface PriceFacet extends AnyFacet, PriceRange {
  kind: 'price';
}

/** An amount in its shortest form, e.g. `€ 20` or `€ 79,95`. */
export const printEuro = (amount: number): string =>
  `€\u00a0${Number.isInteger(amount) ? amount : amount.toFixed(2).replace('.', ',')}`;

const AMOUNT = String.raw`\d{1,5}(?:[.,]\d{1,2})?`;
const RANGE = new RegExp(`^(${AMOUNT})-(${AMOUNT})$`);
const ONE_AMOUNT = new RegExp(`^${AMOUNT}$`);

/** Above every amount that fits into the price fields. */
const NO_LIMIT = 99_999;

const toNumber = (text: string): number => Number(text.replace(',', '.'));

/** Parses `20-80`, or the two fields of the price form without JavaScript. Either field may be empty. */
export function parseRange(values: readonly string[]): PriceRange | undefined {
  const [first = '', second = ''] = values.map((value) => value.trim());
  const joined = RANGE.exec(first);
  const low = joined?.[1] ?? first;
  const high = joined?.[2] ?? second;
  if (!ONE_AMOUNT.test(low) && !ONE_AMOUNT.test(high)) return undefined;
  const min = ONE_AMOUNT.test(low) ? toNumber(low) : 0;
  const max = ONE_AMOUNT.test(high) ? toNumber(high) : NO_LIMIT;
  return min <= max ? { min, max } : undefined;
}

/** A range as in an address, `20-80`; empty without a range. */
export const rangeValues = (range: PriceRange | undefined): string[] =>
  range ? [`${range.min}-${range.max}`] : [];

/** The chosen range of prices. */
export const chosenRange = ({ filters }: ListingState): PriceRange | undefined =>
  parseRange(filters[PRICE_KEY] ?? []);

export const withPrice = (state: ListingState, range: PriceRange | undefined): ListingState =>
  withFilter(state, PRICE_KEY, rangeValues(range));
