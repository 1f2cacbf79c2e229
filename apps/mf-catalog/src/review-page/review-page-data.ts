import type { Fit } from '../product-page/reviews/reviews-data';

/** What somebody bought of a product. */
export interface Purchase {
  /** ISO, when it was ordered last. */
  date: string;
  /** Absent for what has one size. */
  size?: string;
  /** First name of who ordered. */
  firstName: string;
}

/** A review as its author may change it. */
export interface OwnReview {
  author: string;
  title: string;
  content: string;
  points: number;
  fit?: Fit;
  /** Everybody can read it. */
  isPlaced: boolean;
}

/** Whether whoever asks may write about the product, and what they wrote. */
export type Writing =
  | { state: 'login' | 'notBought' | 'failed' | 'unknown' }
  | { state: 'bought'; purchase: Purchase; own?: OwnReview };

export interface ReviewPageData {
  id: string;
  /** Empty when nobody knows the product. */
  name: string;
  brand: string;
  /** Path of its page, else of the home page. */
  href: string;
  /** Absolute address of its picture. */
  image?: string;
  writing: Writing;
}
