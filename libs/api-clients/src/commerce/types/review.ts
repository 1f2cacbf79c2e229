import * as v from 'valibot';
import { maybe, maybeText } from '@weefsel/contracts/shapes';
import type { Criteria, CriteriaFilter } from './base';

/** What somebody wrote about a product. */
export type Review = v.InferOutput<typeof review>;
export const review = v.object({
  id: v.string(),
  externalUser: maybe(v.string()),
  title: v.string(),
  content: v.string(),
  /** Stars, 1 to 5. */
  points: maybe(v.number()),
  /** Whether everybody may read it. */
  status: maybe(v.boolean()),
  /** What the shop answered. */
  comment: maybe(v.string()),
  /** `nd_size`, `nd_fit` and `nd_verified`: fields of this shop's own. */
  customFields: maybe(v.record(v.string(), v.unknown())),
  createdAt: maybeText,
});

/** A question about reviews: also counts them by the values of a field. */
export interface ReviewCriteria extends Criteria {
  /** Filters that what is counted does not go through. */
  'post-filter'?: readonly CriteriaFilter[];
  aggregations?: readonly { name: string; type: 'terms'; field: string }[];
}

/** A review as a customer sends it in. */
export interface ReviewRequest {
  /** The review that it takes the place of. */
  id?: string;
  name: string;
  title: string;
  content: string;
  points: number;
  /** A stock backend passes over them. */
  customFields: { nd_size: string | null; nd_fit: string | null };
}
