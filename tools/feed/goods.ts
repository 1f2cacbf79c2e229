/** A category with the fields of the search service. */
export interface FeedCategory {
  id: string;
  name: string;
  /** Position among its siblings, from 0. */
  rank: number;
  /** Absent for the root category. */
  parentId?: string;
}

/** A searchable product. Prices in euros. */
export interface FeedProduct {
  /** Id in the commerce backend, 32 hex characters. */
  id: string;
  name: string;
  price: number;
  /** Lowest price in the 30 days before the reduction. */
  oldPrice?: number;
  /** Available stock of all its variants. */
  stock: number;
  brand: { id: string; name: string };
  image: string;
  /** Path of its page. */
  path: string;
  isNew: boolean;
  /** True when its season is over. */
  isArchived: boolean;
  categoryIds: readonly string[];
  /** Values by title of the facet; sizes and colours only when in stock. */
  facets: Readonly<Record<string, readonly string[]>>;
}

/** All goods for sale. */
export interface Goods {
  categories: readonly FeedCategory[];
  products: readonly FeedProduct[];
}
