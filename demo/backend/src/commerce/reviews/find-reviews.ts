import { createReviews } from '../../catalogue/reviews/create-reviews.ts';
import type { Product } from '../../catalogue/types.ts';
import type { ReviewRow } from '../../database/reviews.ts';
import { checkAssociations } from '../criteria/associations.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { documentedReader } from '../criteria/documented-fields.ts';
import { findEntities } from '../criteria/find-entities.ts';
import { HIGH, LOW, MIDDLE } from '../criteria/score.ts';
import { entityFinder } from '../products/known-entities.ts';
import { pageOf } from '../criteria/search-result.ts';
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
  /** True when the shop approved it for publication. */
  status: boolean;
  comment: string | null;
  createdAt: string;
  updatedAt: string | null;
  size: string | null;
  fit: string | null;
  /** True when the author bought the product here. */
  verified: boolean;
}

/** Custom fields of the shop: size, fit and whether the purchase is verified. */
const toCustomFields = ({ size, fit, verified }: Pick<ReviewFacts, 'size' | 'fit' | 'verified'>) => ({
  nd_size: size,
  nd_fit: fit,
  nd_verified: verified,
});

const toReview = ({ author, size, fit, verified, ...facts }: ReviewFacts) => ({
  ...facts,
  productVersionId: LIVE_VERSION_ID,
  salesChannelId: SALES_CHANNEL_ID,
  languageId: LANGUAGE.id,
  externalUser: author,
  customFields: toCustomFields({ size, fit, verified }),
  apiAlias: 'product_review',
});

export type Review = ReturnType<typeof toReview>;

/** A review that a customer submitted. */
export const fromCustomer = ({ customerId: _, createdAt, updatedAt, verified, ...row }: ReviewRow): Review =>
  toReview({
    ...row,
    verified: verified === 1,
    status: false,
    comment: null,
    createdAt: toDate(createdAt),
    updatedAt: updatedAt === null ? null : toDate(updatedAt),
  });

/** Reviews of a product, newest first: the approved ones and the customer's own. */
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
      // Only buyers wrote the demo's reviews.
      verified: true,
      comment: reply,
      createdAt: dateOfDay(day),
      updatedAt: null,
    }),
  );
  return own ? [fromCustomer(own), ...approved] : approved;
}

const readField = documentedReader<Review>(
  'product_review',
  { 'product.id': ({ productId }) => productId },
  (review) => review,
);

const TEXTS = { title: HIGH, externalUser: MIDDLE, content: LOW, comment: LOW };

/** Reviews of a product that meet criteria; none for an unknown product. */
export function findReviews(
  shop: Shop,
  product: Product | undefined,
  criteria: Criteria,
  customerId: string | undefined,
) {
  checkAssociations('product_review', criteria.associations);
  const known = product ? reviewsOf(shop, product, customerId) : [];
  const entity = entityFinder(shop, false);
  const found = findEntities(known, criteria, { read: readField, texts: TEXTS, entity });
  return pageOf('product_review', found.things, criteria, (review) => review, found.aggregations);
}
