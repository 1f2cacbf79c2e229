import { paths } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';

/** Something that a shopper may follow instead of typing on. */
export interface Suggestion {
  label: string;
  /** Tells it apart from another one of the same name, e.g. the department of a category. */
  detail?: string;
  href: string;
}

export interface SuggestionGroup {
  kind: 'recent' | 'popular' | 'popular-categories' | 'direct' | 'phrases' | 'categories' | 'brands';
  suggestions: readonly Suggestion[];
}

/** One group, or none without suggestions. */
export const groupOf = (
  kind: SuggestionGroup['kind'],
  suggestions: readonly Suggestion[],
): SuggestionGroup[] => (suggestions.length > 0 ? [{ kind, suggestions }] : []);

/** The suggestion to search for a text. */
export const searchFor = (label: string): Suggestion => ({ label, href: paths.search.to(label) });

/** What there is for a text. */
export interface Found {
  text: string;
  /** Products that fit, of which some are shown. */
  total: number;
  products: readonly ProductCardData[];
  /** Products were found, but cannot be shown. */
  productsFailed: boolean;
  groups: readonly SuggestionGroup[];
  /** What its words were understood to choose, and the page of it; the products are those. */
  understood?: { said: readonly string[]; href: string };
  /** Words of the text that the shop has nothing of its own for. */
  unused?: readonly string[];
  /** What was probably meant. */
  meant?: string;
  /** Where the search service sends whoever searches for this text. */
  direct?: string;
}
