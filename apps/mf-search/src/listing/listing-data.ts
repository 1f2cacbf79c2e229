import type { Crumb, ProductSliderProps } from '@weefsel/contracts';
import type { ProductCardData } from '@weefsel/product';
import type { PriceValue } from '@weefsel/ui';
import type { ListingAddress } from './address/listing-state';
import type { ListingFacet } from './facets/facet-kinds';

/** An available colour of a product on its card. */
export interface ListingColour {
  name: string;
  /** CSS background. */
  swatch?: string;
  /** Address of the product in this colour. */
  href: string;
  image?: string;
  /** Sizes sold out in this colour. */
  soldOut?: string[];
}

/** A product in a listing. */
export interface ListingCard extends Omit<ProductCardData, 'price'> {
  /** Undefined when only the search service answered, without a price. */
  price?: PriceValue;
  /** The price is the search service's last known one: commerce did not answer. */
  notLive?: true;
  /** Release time in hours since 1970, for products that the shop labels as new. */
  came?: number;
  /** All sizes in wearing order. `soldOut` refers to the initially shown colour. */
  sizes?: string[];
  soldOut?: string[];
  /** Absent with fewer than two; the first is that of the card's own address and picture. */
  colours?: ListingColour[];
}

/** A link to another category: a separate page (`href`), or this listing narrowed to it (`category`). */
export type CategoryLink = { name: string; count?: number; current?: true; depth?: number } & (
  { href: string } | { category: string | null }
);

/** A blog between the products. */
export interface ListingTile {
  href: string;
  title: string;
  src: string;
  srcSet: string;
}

/** Data of the listing's view, apart from its address. */
export interface ListingData {
  title: string;
  /** Words of the search text that name a kind of product. */
  kinds?: string[];
  /** No products, because the text is too short to search for. */
  tooShort?: true;
  /** No products, because they failed to load. */
  failed?: true;
  crumbs: Crumb[];
  /** Slug of the editorial content around it, if any. */
  landing?: string;
  /** Blogs between the products of the first page. */
  tiles?: ListingTile[];
  /** Id of the brand, on a brand page: its story stands above the products. */
  brandId?: string;
  /** Products before all others, in a part of the shop or of a brand. */
  front?: ProductSliderProps;
  total: number;
  pages: number;
  cards: ListingCard[];
  categories: { title: string; links: CategoryLink[] };
  facets: ListingFacet[];
  sorts: { value: string; label: string }[];
  showSalePercentage: boolean;
}

/** Props shared by the parts of the listing's view. */
export interface ListingViewProps {
  data: ListingData;
  address: ListingAddress;
}
