import type { Crumb, ProductSliderProps } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import type { PriceValue } from '@weefsel/ui';
import type { ListingAddress } from './address/listing-state';
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

/** A product as the listing shows it. */
export interface ListingCard extends Omit<ProductCardData, 'price'> {
  /** Not known when only the search service answered and it has none. */
  price?: PriceValue;
  /** The price is the search service's last one: the commerce backend did not answer. */
  notLive?: true;
  /** When it came, for what the shop calls new: hours since 1970. */
  came?: number;
  /** All its sizes, in wearing order, and those that are gone in the colour that is shown at first. */
  sizes?: string[];
  soldOut?: string[];
  /** Only when there are several; the first one is that of the card's own address and picture. */
  colours?: ListingColour[];
}

/** A way to another category: a page of its own (`href`), or the same listing narrowed to it (`category`). */
export type CategoryLink = { name: string; count?: number; current?: true; depth?: number } & (
  { href: string } | { category: string | null }
);

/** Something to read between the products. */
export interface ListingTile {
  href: string;
  title: string;
  src: string;
  srcSet: string;
}

/** Everything that the listing's view needs beside its address. */
export interface ListingData {
  title: string;
  /** Words of what was searched for that name a kind of goods. */
  kinds?: string[];
  /** Says why there is nothing to show: the text is too short to search for. */
  tooShort?: true;
  /** Says why there is nothing to show: the products could not be had. */
  failed?: true;
  crumbs: Crumb[];
  /** Name of what editors may have written around it. */
  landing?: string;
  /** Between the products of the first page, where editors wrote something. */
  tiles?: ListingTile[];
  /** Id of the brand whose page it is: its story stands above the goods. */
  brandId?: string;
  /** Goods that stand before all others, in a part of the shop or of a brand. */
  front?: ProductSliderProps;
  total: number;
  pages: number;
  cards: ListingCard[];
  categories: { title: string; links: CategoryLink[] };
  facets: ListingFacet[];
  sorts: { value: string; label: string }[];
  showSalePercentage: boolean;
}

/** What the parts of the listing's view are given. */
export interface ListingViewProps {
  data: ListingData;
  address: ListingAddress;
}
