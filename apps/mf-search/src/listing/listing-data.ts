import type { Crumb, FoundItem } from '@weefsel/contracts';

/** A product as the listing shows it; amounts in euro. */
export interface ListingCard {
  id: string;
  href: string;
  brand: string;
  name: string;
  amount: number;
  /** Former price, only on sale. */
  was?: number;
  /** Lowest price of the last 30 days, only on sale. */
  lowest?: number;
  /** Address of the picture, and of the one that is seen while the pointer is on the card. */
  image?: string;
  hoverImage?: string;
  /** What the search service calls it, and the answer that it came with. */
  found?: FoundItem;
}

export interface FacetOption {
  name: string;
  count: number;
  /** Colour to show beside it, as hex digits with `#`. */
  swatch?: string;
}

/** Values to tick. */
export interface OptionsFacet {
  kind: 'options';
  key: string;
  title: string;
  options: FacetOption[];
  /** Texts of the search box, only when it has one. */
  find?: { placeholder: string; none: string };
  more?: string;
  less?: string;
  collapsed?: true;
}

/** A range of prices in euro. */
export interface PriceFacet {
  kind: 'price';
  title: string;
  min: number;
  max: number;
}

export type ListingFacet = OptionsFacet | PriceFacet;

/** A way to another category: a page of its own (`href`), or the same listing narrowed to it (`category`). */
export type CategoryLink = { name: string; count?: number; current?: true; depth?: number } & (
  { href: string } | { category: string | null }
);

/** Everything that the listing's view needs beside its address. */
export interface ListingData {
  title: string;
  /** Says why there is nothing to show: the text is too short to search for. */
  tooShort?: true;
  crumbs: Crumb[];
  total: number;
  pages: number;
  cards: ListingCard[];
  categories: { title: string; links: CategoryLink[] };
  facets: ListingFacet[];
  sorts: { value: string; label: string }[];
  showSalePercentage: boolean;
}
