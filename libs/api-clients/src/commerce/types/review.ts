import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import type { Criteria, CriteriaFilter } from './base';

/** A shopper's review of a product. */
export type Review = v.InferOutput<typeof review>;
export const review = v.object({
  id: v.string(),
  externalUser: maybe(v.string()),
  title: v.string(),
  content: v.string(),
  /** Stars, 1 to 5. */
  points: maybe(v.number()),
  /** True when the review is public. */
  status: maybe(v.boolean()),
  /** The shop's reply. */
  comment: maybe(v.string()),
  /** `nd_size`, `nd_fit` and `nd_verified`: this shop's own fields. */
  customFields: maybe(v.record(v.string(), v.unknown())),
  createdAt: maybeText,
});

/** Counts reviews by the values of a field: all of them, or those that pass a filter. */
type ReviewAggregation =
  | { name: string; type: 'terms'; field: string }
  | { name: string; type: 'filter'; filter: readonly CriteriaFilter[]; aggregation: ReviewAggregation };

/** A request for reviews. Can also count them by the values of a field. */
export interface ReviewCriteria extends Criteria {
  /** Filters that do not apply to the counts. */
  'post-filter'?: readonly CriteriaFilter[];
  aggregations?: readonly ReviewAggregation[];
}

/** A review as a customer submits it. */
export interface ReviewRequest {
  /** Id of the review to replace. */
  id?: string;
  name: string;
  title: string;
  content: string;
  points: number;
  /** A stock backend ignores them. */
  customFields: { nd_size: string | null; nd_fit: string | null };
}
