import * as v from 'valibot';
import { maybe } from '@weefsel/contracts/shapes';
import { product } from './product';

export interface ListingQuery {
  /** Page, 1-based. */
  p?: number;
  /** Key of one of `availableSortings`. */
  order?: string;
  limit?: number;
  /** Ids joined by `|`. */
  manufacturer?: string;
  /** Option ids joined by `|`. */
  properties?: string;
  'min-price'?: number;
  'max-price'?: number;
}

export type ProductListing = v.InferOutput<typeof productListing>;
export const productListing = v.object({
  elements: v.array(product),
  total: v.number(),
  limit: maybe(v.number()),
  page: maybe(v.number()),
  sorting: maybe(v.string()),
  availableSortings: v.exactOptional(
    v.array(
      v.object({
        id: v.string(),
        key: v.string(),
        label: maybe(v.string()),
        translated: maybe(v.object({ label: maybe(v.string()) })),
      }),
    ),
  ),
  currentFilters: v.exactOptional(
    v.object({
      navigationId: v.exactOptional(v.string()),
      manufacturer: v.exactOptional(v.array(v.string())),
      properties: v.exactOptional(v.array(v.string())),
      price: v.exactOptional(v.object({ min: v.number(), max: v.number() })),
      search: maybe(v.string()),
    }),
  ),
  aggregations: v.exactOptional(v.unknown()),
});
