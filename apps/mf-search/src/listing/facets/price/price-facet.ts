import type { AnyFacet } from '../facet-kind';
import type { PriceRange } from './price-range';

/** A range of prices in euro. */
export interface PriceFacet extends AnyFacet, PriceRange {
  kind: 'price';
}
