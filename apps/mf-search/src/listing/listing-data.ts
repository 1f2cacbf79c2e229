import type { Crumb, FoundItem } from '@weefsel/contracts';
import type { CardLabel } from '@weefsel/ui';
import type { ListingFacet } from './facets/facet-kinds';

/** A colour that a product can be had in, as its card shows it. */
export interface ListingColour {
  name: string;
  /** CSS background. */
  swatch?: string;
  /** Address of the product in this colour. */
  href: string;
  image?: string;
  /** Sizes that are gone in this colour. */
  soldOut?: string[];
}

/** A product as the listing shows it; amounts in euro. */
export interface ListingCard {
  id: string;
  href: string;
  brand: string;
  name: string;
  /** Not known when only the search service answered and it has none. */
  amount?: number;
  /** The amount is the search service's last one: the commerce backend did not answer. */
  notLive?: true;
  /** Lowest price of the last 30 days, only on sale. */
  was?: number;
  /** Address of the picture, and of the one that is seen while the pointer is on the card. */
  image?: string;
  hoverImage?: string;
  /** The shop's own labels. */
  labels?: CardLabel[];
  /** All its sizes, in wearing order, and those that are gone in the colour that is shown at first. */
  sizes?: string[];
  soldOut?: string[];
  /** Only when there are several; the first one is that of the card's own address and picture. */
  colours?: ListingColour[];
  /** What the search service calls it, and the answer that it came with. */
  found?: FoundItem;
}

/** A way to another category: a page of its own (`href`), or the same listing narrowed to it (`category`). */
export type CategoryLink = { name: string; count?: number; current?: true; depth?: number } & (
  { href: string } | { category: string | null }
);

/** Everything that the listing's view needs beside its address. */
export interface ListingData {
  title: string;
  /** Says why there is nothing to show: the text is too short to search for. */
  tooShort?: true;
  /** Says why there is nothing to show: the products could not be had. */
  failed?: true;
  crumbs: Crumb[];
  /** Name of what editors may have written around it. */
  landing?: string;
  total: number;
  pages: number;
  cards: ListingCard[];
  categories: { title: string; links: CategoryLink[] };
  facets: ListingFacet[];
  sorts: { value: string; label: string }[];
  showSalePercentage: boolean;
}
