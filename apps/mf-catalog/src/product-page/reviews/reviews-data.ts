import type { StarCount } from './address/review-wish';

/** How many shoppers gave how much. */
export interface ReviewScore {
  /** Stars with one decimal, as they are shown: 4.3. */
  average: number;
  count: number;
}

export const FITS = ['small', 'true', 'large'] as const;
/** How something turned out beside the size on its label. */
export type Fit = (typeof FITS)[number];

/** What buyers say of the fit. */
export interface FitSummary {
  /** Percentages, in all 100. */
  shares: Record<Fit, number>;
  /** What it comes to. */
  verdict: Fit;
}

export interface ShownReview {
  id: string;
  author: string;
  title: string;
  paragraphs: string[];
  points: number;
  /** ISO, as commerce says it. */
  date: string;
  size?: string;
  fit?: Fit;
  verified: boolean;
  /** What the shop answered. */
  reply?: string;
}

export interface ReviewsData {
  /** Of all reviews, whatever is filtered by; absent without any. */
  score?: ReviewScore;
  stars: { stars: StarCount; count: number }[];
  fit?: FitSummary;
  /** Sizes that somebody reviewed. */
  sizes: { size: string; count: number }[];
  /** Reviews that meet the filters. */
  found: number;
  pages: number;
  reviews: ShownReview[];
}
