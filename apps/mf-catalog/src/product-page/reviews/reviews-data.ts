import type { StarCount } from './address/review-wish';

/** Average score and number of reviews. */
export interface ReviewScore {
  /** Stars, rounded to one decimal: 4.3. */
  average: number;
  count: number;
}

export const FITS = ['small', 'true', 'large'] as const;
/** Fit compared with the size on the label. */
export type Fit = (typeof FITS)[number];

/** Number of answers per fit. */
export type ReviewedFit = Readonly<Record<Fit, number>>;

/** Conclusion from the buyers' fit answers; `mixed` when none is clear. */
export type FitVerdict = Fit | 'mixed';

/** Summary of the buyers' fit answers. */
export interface FitSummary {
  /** Percentages that add up to 100. */
  shares: Record<Fit, number>;
  verdict: FitVerdict;
}

export interface ShownReview {
  id: string;
  author: string;
  title: string;
  paragraphs: string[];
  points: number;
  /** ISO date from commerce; empty when unknown. */
  date: string;
  size?: string;
  fit?: Fit;
  verified: boolean;
  /** Reply of the shop. */
  reply?: string;
}

export interface ReviewsData {
  /** Score of all reviews, regardless of filters; absent without any. */
  score?: ReviewScore;
  stars: { stars: StarCount; count: number }[];
  fit?: FitSummary;
  /** Sizes with reviews, and how many. */
  sizes: { size: string; count: number }[];
  /** Number of reviews that match the filters. */
  found: number;
  pages: number;
  reviews: ShownReview[];
}
