import { paths } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';

/** A link that a shopper may follow instead of typing on. */
export interface Suggestion {
  label: string;
  /** Distinguishes equal names, e.g. the department of a category. */
  detail?: string;
  href: string;
}

export interface SuggestionGroup {
  kind: 'recent' | 'popular' | 'popular-categories' | 'direct' | 'phrases' | 'categories' | 'brands';
  suggestions: readonly Suggestion[];
}

/** A list with one group; empty without suggestions. */
export const groupOf = (
  kind: SuggestionGroup['kind'],
  suggestions: readonly Suggestion[],
): SuggestionGroup[] => (suggestions.length > 0 ? [{ kind, suggestions }] : []);

/** The suggestion to search for a text. */
export const searchFor = (label: string): Suggestion => ({ label, href: paths.search.to(label) });

/** Results for a text. */
export interface Found {
  text: string;
  /** Number of matching products, of which some are shown. */
  total: number;
  products: readonly ProductCardData[];
  /** Products were found, but failed to load. */
  productsFailed: boolean;
  groups: readonly SuggestionGroup[];
  /** The choices understood in the text, and their page; the products match them. */
  understood?: { said: readonly string[]; href: string };
  /** Words of the text without any match in the shop. */
  unused?: readonly string[];
  /** The search service's correction. */
  meant?: string;
  /** The search service's redirect for this text. */
  direct?: string;
}
