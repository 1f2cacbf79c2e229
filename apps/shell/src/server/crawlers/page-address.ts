/** A page that search engines may know. */
export interface PageAddress {
  /** Path in the shop. */
  path: string;
  /** When it last changed, ISO 8601, if the vendor says so. */
  changed?: string;
}

/** The kinds of pages that a sitemap is made of, one part or more for each. */
export const PAGE_KINDS = ['pages', 'categories', 'products', 'blogs', 'looks', 'brands'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
