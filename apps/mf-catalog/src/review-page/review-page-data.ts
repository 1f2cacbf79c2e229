import type { Fit } from '../product-page/reviews/reviews-data';

/** A customer's purchase of a product. */
export interface Purchase {
  /** ISO date of the last order. */
  date: string;
  /** Absent for products with one size. */
  size?: string;
  /** First name of the customer. */
  firstName: string;
}

/** A review as its author edits it. */
export interface OwnReview {
  author: string;
  title: string;
  content: string;
  points: number;
  fit?: Fit;
  /** True when the review is public. */
  isPlaced: boolean;
}

/** The caller's permission to review the product, with their review. */
export type Writing =
  | { state: 'login' | 'notBought' | 'failed' | 'unknown' }
  | { state: 'bought'; purchase: Purchase; own?: OwnReview };

export interface ReviewPageData {
  id: string;
  /** Empty when the product is unknown. */
  name: string;
  brand: string;
  /** Path of the product page, else of the home page. */
  href: string;
  /** Absolute address of the product's picture. */
  image?: string;
  writing: Writing;
}
