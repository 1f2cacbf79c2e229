import type { FacetKind } from '../facet-kind';
import { type PriceFacet, parseRange, PRICE_KEY, rangeValues, printEuro } from './price-range';
import { PriceView } from './price-view';

function print(value: string): string {
  const range = parseRange([value]);
  return range ? `${printEuro(range.min)} – ${printEuro(range.max)}` : '';
}

/** A range of prices. A range without width disappears, even after a wider one. */
export const price: FacetKind<PriceFacet> = {
  ownKeys: [PRICE_KEY],
  key: () => PRICE_KEY,
  parse: (values) => rangeValues(parseRange(values)),
  print,
  steady: (_before, now) => now,
  isEverything: ({ min, max }, chosen) => {
    const range = parseRange(chosen);
    return range !== undefined && range.min <= min && range.max >= max;
  },
  view: PriceView,
  read: () => import(/* webpackChunkName: "load.listing" */ './read-price'),
};
