import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import type { Product } from '../../catalogue/types.ts';
import type { ReviewRow } from '../../database/reviews.ts';
import { compileAggregations } from '../aggregations/compile-aggregations.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { fieldsOf } from '../criteria/entity-fields.ts';
import { compileFilters } from '../criteria/filter.ts';
import { HIGH, LOW, MIDDLE, scored } from '../criteria/score.ts';
import { pageOf, sorted } from '../criteria/search-result.ts';
import { dateOfDay } from '../products/product-subject.ts';
import { LANGUAGE, LIVE_VERSION_ID, SALES_CHANNEL_ID } from '../context/reference-data.ts';
import { toDate } from '../shapes/customer-shape.ts';
import type { Shop } from '../shop.ts';

interface ReviewFacts {
  id: string;
  productId: string;
  author: string;
  title: string;
  content: string;
  points: number;
  /** Whether the shop lets everybody read it. */
  status: boolean;
  comment: string | null;
  createdAt: string;
  updatedAt: string | null;
}

const toReview = ({ author, ...facts }: ReviewFacts) => ({
  ...facts,
  productVersionId: LIVE_VERSION_ID,
  salesChannelId: SALES_CHANNEL_ID,
  languageId: LANGUAGE.id,
  externalUser: author,
  customFields: null,
  apiAlias: 'product_review',
});

export type Review = ReturnType<typeof toReview>;

const fromCustomer = ({ customerId: _, createdAt, updatedAt, ...row }: ReviewRow): Review =>
  toReview({
    ...row,
    status: false,
    comment: null,
    createdAt: toDate(createdAt),
    updatedAt: updatedAt === null ? null : toDate(updatedAt),
  });

/** Reviews of a product, the newest first: the approved ones, and that of the customer who asks. */
function reviewsOf(
  { catalogue, database }: Shop,
  product: Product,
  customerId: string | undefined,
): Review[] {
  const own = customerId === undefined ? undefined : database.reviews.ofCustomer(product.id, customerId);
  const approved = createReviews(catalogue.seed, product).map(({ day, reply, ...review }) =>
    toReview({
      ...review,
      productId: product.id,
      status: true,
      comment: reply,
      createdAt: dateOfDay(day),
      updatedAt: null,
    }),
  );
  return own ? [fromCustomer(own), ...approved] : approved;
}

const readField = fieldsOf<Review>('product_review', {
  id: ({ id }) => id,
  productId: ({ productId }) => productId,
  'product.id': ({ productId }) => productId,
  languageId: ({ languageId }) => languageId,
  salesChannelId: ({ salesChannelId }) => salesChannelId,
  externalUser: ({ externalUser }) => externalUser,
  title: ({ title }) => title,
  content: ({ content }) => content,
  comment: ({ comment }) => comment,
  points: ({ points }) => points,
  status: ({ status }) => status,
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
});

const TEXTS = { title: HIGH, externalUser: MIDDLE, content: LOW, comment: LOW };

/** Reviews of a product that meet criteria; none for a product that does not exist. */
export function findReviews(
  shop: Shop,
  product: Product | undefined,
  criteria: Criteria,
  customerId: string | undefined,
) {
  const aggregate = compileAggregations(criteria.aggregations, {
    read: readField,
    entity: () => undefined,
    compile: (filters, pointer) => compileFilters(filters, readField, pointer),
  });
  const meets = compileFilters(criteria.filters, readField);
  const passes = compileFilters(criteria.postFilters, readField, '/post-filter');
  const known = product ? reviewsOf(shop, product, customerId) : [];
  const named = criteria.ids.length > 0 ? known.filter(({ id }) => criteria.ids.includes(id)) : known;
  const matching = named.filter(meets);
  const hits = scored(matching.filter(passes), criteria.term, { read: readField, texts: TEXTS });
  const found = sorted(hits.things, hits.withScore(criteria.sort), hits.read);
  return pageOf('product_review', found, criteria, (review) => review, aggregate(matching));
}
