/** A category of the shop, as far as the search service wants to know it. */
export interface FeedCategory {
  id: string;
  name: string;
  /** Place among its neighbours, from 0. */
  rank: number;
  /** Absent for the one that all others are below. */
  parentId?: string;
}

/** A product that is searched for. Prices in euro. */
export interface FeedProduct {
  /** Of the commerce backend, 32 hex characters. */
  id: string;
  name: string;
  price: number;
  /** What it cost at least in the 30 days before it was reduced. */
  oldPrice?: number;
  /** Pieces that can be bought, of all its variants. */
  stock: number;
  brand: { id: string; name: string };
  image: string;
  /** Path of its page. */
  path: string;
  isNew: boolean;
  /** Its season is over. */
  isArchived: boolean;
  categoryIds: readonly string[];
  /** Values by title of the facet; of sizes and colours those that can be bought. */
  facets: Readonly<Record<string, readonly string[]>>;
}

/** All that is sold. */
export interface Goods {
  categories: readonly FeedCategory[];
  products: readonly FeedProduct[];
}
